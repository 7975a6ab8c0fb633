import type { Insertable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';

/** Time for which bulk actions are remembered, so that a repeated call does nothing again. */
export const BULK_MEMORY_MS = 24 * 3_600_000;

export type BulkChange = NonNullable<Awaited<ReturnType<typeof findBulkChange>>>;

/** Returns what a bulk action changed of an item. */
export async function findBulkChange(db: Db, bulk: string, item: number) {
  return db
    .selectFrom('bulk_change')
    .where('bulk', '=', bulk)
    .where('item', '=', item)
    .select(['person', 'at', 'action', 'before', 'after', 'undone_at as undoneAt'])
    .executeTakeFirst();
}

export async function insertBulkChange(trx: Db, row: Insertable<Database['bulk_change']>): Promise<void> {
  await trx.insertInto('bulk_change').values(row).execute();
}

export async function setBulkUndone(trx: Db, bulk: string, item: number, moment: Date): Promise<void> {
  await trx.updateTable('bulk_change').set({ undone_at: moment }).where('bulk', '=', bulk).where('item', '=', item).execute();
}

export async function removeBulksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('bulk_change').where('at', '<', moment).execute();
}
