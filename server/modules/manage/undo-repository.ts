import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { FormerState } from '../../db/schema/editing-tables';

/** Returns what the last publication or archiving of an item can be undone with. */
export async function findUndo(db: Db, item: number) {
  return db.selectFrom('item_undo').where('item', '=', item).select(['kind', 'revision', 'at', 'former']).executeTakeFirst();
}

export async function insertUndo(
  trx: Db,
  item: number,
  { kind, revision, former }: { kind: 'publish' | 'archive'; revision: number; former: FormerState | null },
  moment: Date,
): Promise<void> {
  const row = { item, kind, revision, at: moment, former: former && JSON.stringify(former) };
  await trx.insertInto('item_undo').values(row).execute();
}

export async function deleteUndo(trx: Db, item: number): Promise<void> {
  await trx.deleteFrom('item_undo').where('item', '=', item).execute();
}

/** Returns those of the storage keys that a file of an item or of a scheduled revision has. */
export async function storageKeysInUse(db: Db, item: number, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from attachment where storage_key = any(${[...keys]})
    union
    select file ->> 'storage_key' from scheduled_revision, jsonb_array_elements(files) as file where item = ${item}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Sets the facts of a published item that its last publication changed back. */
export async function restoreFacts(trx: Db, item: number, facts: FormerState['item']): Promise<void> {
  await trx
    .updateTable('item')
    .set({
      published_at: facts.publishedAt,
      updated_at: facts.updatedAt,
      material_changes: facts.materialChanges,
      material_revision: facts.materialRevision,
      material_at: facts.materialAt,
    })
    .where('key', '=', item)
    .execute();
}

/** Makes an item one that is not published; its texts and classifications are removed by `clearItem`. */
export async function setUnpublished(trx: Db, item: number): Promise<void> {
  await trx
    .updateTable('item')
    .set({ published_at: null, revision: 0, document_hash: null })
    .set({ material_changes: 0, material_revision: 1, material_at: null })
    .where('key', '=', item)
    .execute();
}
