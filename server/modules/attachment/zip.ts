import { PassThrough, pipeline, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileStore } from '../../files';

export interface ZipEntry {
  name: string;
  storageKey: string;
  changedAt: Date;
}

/** A zip that is written while it is read, one file open at a time; that one is closed when nobody reads on. */
export function zipOf(files: FileStore, entries: readonly ZipEntry[]): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const open = async ({ storageKey }: ZipEntry): Promise<Readable> => {
    current = await files.read(storageKey);
    return current.on('error', (error) => output.destroy(error));
  };
  const names = distinctNames(entries.map(({ name }) => name));
  entries.forEach((entry, index) => {
    zip.addReadStreamLazy(names[index] ?? entry.name, { mtime: entry.changedAt }, (begin) => {
      open(entry).then(
        (stream) => {
          begin(null, stream);
        },
        (reason: unknown) => output.destroy(new Error(`attachment ${entry.storageKey} cannot be read`, { cause: reason })),
      );
    });
  });
  pipeline(zip.outputStream, output, () => current?.destroy());
  zip.end();
  return output;
}

/** Names as a folder can hold them: without paths, and no two alike, whatever the case. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file';
    const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
    let free = name;
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${name.slice(0, dot)} (${copy})${name.slice(dot)}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
