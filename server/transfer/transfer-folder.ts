import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { isMissingFile } from '../storage/file-store';

/** Subfolder of the files that all processes share. Its name cannot be that of a folder of stored files, which has two characters. */
const TRANSFERS = 'transfers';

export interface TransferFolder {
  folder: string;
  /** Zip that was received or written. */
  archive: string;
  /** Content folder that was unpacked, or that is packed. */
  content: string;
}

const parentOf = ({ dataFolder }: Config): string => join(dataFolder, 'files', TRANSFERS);

/** Returns the paths of the files of a transfer. */
export function transferFolder(config: Config, id: string): TransferFolder {
  const folder = join(parentOf(config), id);
  return { folder, archive: join(folder, 'content.zip'), content: join(folder, 'content') };
}

export async function makeTransferFolder({ folder }: TransferFolder): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function removeTransferFolder({ folder }: TransferFolder): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes the folders of all transfers that are not stored. A transfer is stored before its folder is created. */
export async function removeOtherFolders(config: Config, listIds: () => Promise<readonly string[]>): Promise<void> {
  const found = await foldersIn(parentOf(config));
  const ids = found.length ? await listIds() : [];
  for (const id of found) if (!ids.includes(id)) await removeTransferFolder(transferFolder(config, id));
}

async function foldersIn(parent: string): Promise<string[]> {
  try {
    return await readdir(parent);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
