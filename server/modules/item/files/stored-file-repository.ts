import type { Insertable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';

export type StoredFileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** Returns the files of an item's published revision, or of its draft, in order. */
export async function listFiles(db: Db, item: number, draft: boolean) {
  return db
    .selectFrom('attachment')
    .selectAll()
    .where('item', '=', item)
    .where('draft', '=', draft)
    .orderBy('position')
    .execute();
}

/** Inserts or updates the row of a file. An existing row keeps its id, so that links to it stay valid. */
export async function upsertFile(trx: Db, row: Insertable<Database['attachment']>): Promise<void> {
  const { id: _, ...facts } = row;
  await trx
    .insertInto('attachment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['item', 'draft', 'kind', 'source']).doUpdateSet(facts))
    .execute();
}

export async function deleteFiles(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await trx
      .deleteFrom('attachment')
      .where('id', 'in', [...ids])
      .execute();
}
