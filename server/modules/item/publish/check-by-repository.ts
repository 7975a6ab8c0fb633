import { sql } from 'kysely';
import type { ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';

/**
 * Sets the day to check a published item by, in its published document as well; readers and the revision are not affected. A draft
 * or scheduled revision that has the former day gets the new one, without a new version.
 */
export async function setCheckBy(trx: Db, item: number, checkBy: string | null): Promise<void> {
  const document = sql<string>`case when ${checkBy}::text is null then document - 'checkBy'
    else jsonb_set(document, '{checkBy}', to_jsonb(${checkBy}::text)) end`;
  for (const table of ['item_draft', 'scheduled_revision'] as const)
    await trx
      .updateTable(table)
      .set({ document })
      .where('item', '=', item)
      .where(
        sql<string | null>`document ->> 'checkBy'`,
        'is not distinct from',
        sql<string | null>`(select check_by::text from item where key = ${item})`,
      )
      .execute();
  await trx
    .updateTable('item_revision')
    .set({ document })
    .where('item', '=', item)
    .where('revision', '=', (eb) => eb.selectFrom('item').select('item.revision').where('item.key', '=', item))
    .execute();
  await trx.updateTable('item').set({ check_by: checkBy }).where('key', '=', item).execute();
}

/** Stores the day to check an item by that its content folder names. */
export async function updateFolderCheckBy(trx: Db, { area, id }: ItemRef, checkBy: string | null): Promise<void> {
  await trx.updateTable('item').set({ folder_check_by: checkBy }).where('area', '=', area).where('id', '=', id).execute();
}
