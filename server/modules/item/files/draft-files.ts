import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/connect';
import type { NamedFile } from './content-files';
import { deleteFiles, listFiles, upsertFile, type StoredFileRow } from './stored-file-repository';
import { keyOf, type FileChanges } from './stored-files';

/** Copies files to the draft of an item, one after the other. */
export async function copyToDraft(trx: Db, changes: FileChanges, rows: readonly StoredFileRow[]): Promise<void> {
  for (const row of rows)
    await upsertFile(trx, { ...row, id: randomUUID(), draft: true, storage_key: await changes.copy(row.storage_key) });
}

/**
 * Replaces the files of an item's published revision by the kept ones of `drafted`, without copying them, and returns their rows.
 * A file that was published before keeps its address.
 */
export async function moveToPublished(
  trx: Db,
  changes: FileChanges,
  item: number,
  kept: readonly NamedFile[],
  drafted: readonly StoredFileRow[],
): Promise<StoredFileRow[]> {
  const published = new Map((await listFiles(trx, item, false)).map((row) => [keyOf(row), row]));
  const names = new Set(kept.map(keyOf));
  const moved = drafted.filter((row) => names.has(keyOf(row)));
  const gone = [...published.values()].filter((row) => !moved.some((file) => keyOf(file) === keyOf(row)));
  for (const { storage_key } of [...gone, ...drafted.filter((row) => !moved.includes(row))]) changes.replace(storage_key);
  await deleteFiles(
    trx,
    [...drafted, ...gone].map(({ id }) => id),
  );
  for (const [position, row] of moved.entries()) {
    const before = published.get(keyOf(row));
    const isSame = before?.sha256 === row.sha256;
    if (before) changes.replace(isSame ? row.storage_key : before.storage_key);
    const place = { id: before?.id ?? row.id, draft: false, position };
    await upsertFile(trx, { ...row, ...place, ...(isSame && { storage_key: before.storage_key }) });
  }
  return listFiles(trx, item, false);
}
