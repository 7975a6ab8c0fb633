import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { PICTURE_WIDTHS, type PictureWidth } from '../../contract/core/pictures';

/** Storage of the bytes of attachments and pictures, by key. Their names and types are in the database. */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>;
  /**
   * Returns the bytes from `start` to `end`, both inclusive, or the whole file. If there is no such file, rejects with an error for
   * which `isMissingFile` returns true.
   */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removes the file, and the narrower versions of a picture. */
  remove(key: string): Promise<void>;
}

/** Returns whether an error of a file store says that there is no such file. */
export const isMissingFile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Pattern of keys. The program generates them, never from names that people enter; any other key is a programming error. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{3,127}(\.[a-z0-9]{1,8})?$/;

/** Returns the key of a picture that was scaled down to that width. */
export const narrowerKey = (key: string, width: PictureWidth): string => key.replace(/(\.[a-z0-9]+)?$/, `-w${width}$1`);

/** Returns a store in a folder of the local disk, spread over subfolders by the first characters of the keys. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a key of a file: ${JSON.stringify(key)}`);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    write: (key, bytes) => writeWhole(pathOf(key), bytes),
    read: async (key, range) => (await open(pathOf(key))).createReadStream(range),
    remove: async (key) => {
      for (const each of [key, ...PICTURE_WIDTHS.map((width) => narrowerKey(key, width))])
        await rm(pathOf(each), { force: true });
    },
  };
}

/** Writes a file atomically and durably: after a crash it is either complete on disk or absent. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const folder = dirname(path);
  const madeFrom = await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolders(folder, madeFrom === undefined ? folder : dirname(madeFrom));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Syncs the folders from the innermost to the outermost with a new entry, because only then are new names durable. */
async function syncFolders(innermost: string, outermost: string): Promise<void> {
  for (let folder = innermost; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === outermost) return;
  }
}
