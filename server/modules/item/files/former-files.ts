import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/connect';
import { deleteFiles, listFiles, upsertFile, type StoredFileRow } from './stored-file-repository';
import type { FileChanges } from './stored-files';

interface Restoring {
  item: number;
  /** Files of the former revision, at whose addresses they are found again. */
  former: readonly StoredFileRow[];
  /** True if the files that were published until now become those of the draft. */
  toDraft: boolean;
}

/** Puts the files of a former revision in the place of the published ones, and returns their rows. */
export async function restoreFormerFiles(
  trx: Db,
  changes: FileChanges,
  { item, former, toDraft }: Restoring,
): Promise<StoredFileRow[]> {
  const published = await listFiles(trx, item, false);
  const formerKeys = new Set(former.map(({ storage_key }) => storage_key));
  await deleteFiles(
    trx,
    published.map(({ id }) => id),
  );
  for (const row of former) await upsertFile(trx, row);
  for (const row of published) {
    const isShared = formerKeys.has(row.storage_key);
    if (toDraft) {
      const storage_key = isShared ? await changes.copy(row.storage_key) : row.storage_key;
      await upsertFile(trx, { ...row, id: randomUUID(), draft: true, storage_key });
    } else if (!isShared) changes.replace(row.storage_key);
  }
  return listFiles(trx, item, false);
}

/** Takes the published files of an item away. They become those of its draft, or their bytes are removed. */
export async function withdrawFiles(trx: Db, changes: FileChanges, item: number, toDraft: boolean): Promise<void> {
  const published = await listFiles(trx, item, false);
  await deleteFiles(
    trx,
    published.map(({ id }) => id),
  );
  for (const row of published) {
    if (toDraft) await upsertFile(trx, { ...row, draft: true });
    else changes.replace(row.storage_key);
  }
}
