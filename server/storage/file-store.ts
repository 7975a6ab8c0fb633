import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes of attachments and pictures, by key. Names and types are in the database. */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>;
  /** The bytes from `start` to `end`, both counted and included; the whole file without them. Rejects when there is no such file. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Keys are ours, never a name that a person gave; anything else is a mistake in the program. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{3,127}(\.[a-z0-9]{1,8})?$/;

/** Files in a folder of this machine, spread over subfolders by the beginning of their key. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a key of a file: ${JSON.stringify(key)}`);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    write: (key, bytes) => writeWhole(pathOf(key), bytes),
    read: async (key, range) => (await open(pathOf(key))).createReadStream(range),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** A file is there whole and on the disk itself, or not at all, whenever the machine stops. */
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

/** A name is on the disk when its folder is: from the innermost folder out to the outermost that holds a new name. */
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
