import { PassThrough, pipeline, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileStore } from '../../storage/file-store';

export interface ZipEntry {
  name: string;
  storageKey: string;
  /** Size in bytes. */
  size: number;
  changedAt: Date;
}

/** Returns the number of bytes that `zipOf` writes for these entries. */
export function zipSize(entries: readonly ZipEntry[]): number {
  let size = NaN;
  const zip = zipWith(entries, () => undefined);
  // @types/yazl declares the callback without its argument.
  const keep: (...total: number[]) => void = (total = NaN) => (size = total);
  zip.end(undefined, keep);
  return size;
}

/**
 * Returns a zip as a stream that is generated while it is read, with one file open at a time. Destroying the stream closes that file.
 * Rejects if the first file cannot be opened, so that an unavailable store is reported before the response starts. Files are stored
 * uncompressed: most are compressed already, and compressing them took most of the processor time.
 */
export async function zipOf(files: FileStore, entries: readonly ZipEntry[]): Promise<Readable> {
  const output = new PassThrough();
  let opened = entries[0] && (await files.read(entries[0].storageKey));
  opened?.on('error', (error) => output.destroy(error));
  let current = opened;
  const open = async ({ storageKey }: ZipEntry): Promise<Readable> => {
    current = opened ?? (await files.read(storageKey));
    opened = undefined;
    // The client may have disconnected while the file was being opened.
    if (output.destroyed) current.destroy();
    return current.on('error', (error) => output.destroy(error));
  };
  const zip = zipWith(entries, (entry, begin) => {
    open(entry).then(begin, (reason: unknown) => {
      output.destroy(new Error(`attachment ${entry.storageKey} cannot be read`, { cause: reason }));
    });
  });
  zip.on('error', (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output, () => current?.destroy());
  zip.end();
  return output;
}

function zipWith(entries: readonly ZipEntry[], open: (entry: ZipEntry, begin: (bytes: Readable) => void) => void): yazl.ZipFile {
  const zip = new yazl.ZipFile();
  const names = distinctNames(entries.map(({ name }) => name));
  entries.forEach((entry, index) => {
    const { size, changedAt: mtime } = entry;
    zip.addReadStreamLazy(names[index] ?? entry.name, { size, mtime, compress: false }, (begin) => {
      open(entry, (bytes) => {
        begin(null, bytes);
      });
    });
  });
  return zip;
}

/** Returns the names as valid file names: without path characters, and unique regardless of case. */
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
