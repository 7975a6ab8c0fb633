import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_WIDTHS } from '../../contract/core/pictures';
import { holdDiskFiles } from './disk-held-files';
import { diskPath, KEY_FOLDER } from './disk-path';
import { DiskStagedFiles } from './disk-staged-files';
import { isKey, isMissingFile, narrowerKey, type FileStorage } from './file-store';
import { syncFolder } from './sync-folder';

/** Returns a store in a folder of the local disk, spread over subfolders by the first characters of the keys. */
export function diskFiles(folder: string): FileStorage {
  const pathOf = (key: string): string => diskPath(folder, key);
  return {
    isOnDisk: true,
    write: (key, bytes) => writeWhole(pathOf(key), bytes),
    read: async (key, range) => (await open(pathOf(key))).createReadStream(range),
    remove: async (key) => {
      for (const each of [key, ...PICTURE_WIDTHS.map((width) => narrowerKey(key, width))])
        await rm(pathOf(each), { force: true });
    },
    // Nothing to do: the data folder is checked before a database is opened in it.
    check: () => Promise.resolve(),
    list: () => keysIn(folder),
    hold: (keys) => holdDiskFiles(folder, keys),
    stage: () => DiskStagedFiles.begin(folder),
  };
}

/** Returns the keys of complete files; one that is being written has a longer name. */
async function* keysIn(folder: string): AsyncGenerator<string> {
  for (const name of await namesIn(folder))
    if (KEY_FOLDER.test(name)) for (const key of await namesIn(join(folder, name))) if (isKey(key)) yield key;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
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
    await syncFolder(folder);
    if (folder === outermost) return;
  }
}
