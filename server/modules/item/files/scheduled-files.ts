import type { Db } from '../../../db/connect';
import { isMissingFile, type FileStore } from '../../../storage/file-store';
import type { NamedFile } from './content-files';
import { deleteFiles, listFiles, upsertFile, type StoredFileRow } from './stored-file-repository';
import { keyOf, type FileChanges } from './stored-files';

/**
 * Takes the files of a draft out of the table that readers get files from, and returns the rows of the given ones, whose bytes
 * stay. The bytes of all others are removed.
 */
export async function takeFromDraft(
  trx: Db,
  changes: FileChanges,
  item: number,
  kept: readonly NamedFile[],
): Promise<StoredFileRow[]> {
  const names = new Set(kept.map(keyOf));
  const drafted = await listFiles(trx, item, true);
  for (const row of drafted) if (!names.has(keyOf(row))) changes.replace(row.storage_key);
  await deleteFiles(
    trx,
    drafted.map(({ id }) => id),
  );
  return drafted.filter((row) => names.has(keyOf(row)));
}

/** Gives files that were taken from a draft to the draft of the item again. */
export async function giveToDraft(trx: Db, rows: readonly StoredFileRow[]): Promise<void> {
  for (const row of rows) await upsertFile(trx, { ...row, draft: true });
}

/** Returns the files whose bytes are no longer stored. */
export async function filesWithoutBytes(files: FileStore, rows: readonly StoredFileRow[]): Promise<StoredFileRow[]> {
  const missing: StoredFileRow[] = [];
  for (const row of rows) if (!(await hasBytes(files, row.storage_key))) missing.push(row);
  return missing;
}

async function hasBytes(files: FileStore, key: string): Promise<boolean> {
  try {
    (await files.read(key, { start: 0, end: 0 })).destroy();
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}
