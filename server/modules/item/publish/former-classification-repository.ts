import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { ItemDocument, Names } from '../../../../contract/document';
import type { Db } from '../../../db/connect';

export type FormerClassification = Awaited<ReturnType<typeof listFormer>>[number];

/** Returns the former names and places of an area's classifications, the last ones first. */
export async function listFormer(db: Db, area: Area) {
  return db
    .selectFrom('classification_former')
    .where('area', '=', area)
    .select(['parent', 'id', 'names', 'classification'])
    .orderBy('key', 'desc')
    .execute();
}

/** Stores that a classification had this id, these names and this place. */
export async function insertFormer(
  trx: Db,
  row: { area: Area; parent: number | null; id: string; names: Names; classification: number },
): Promise<void> {
  await trx
    .insertInto('classification_former')
    .values({ ...row, names: JSON.stringify(row.names) })
    .execute();
}

/** Lets what led to a classification, or below it, lead to another one. */
export async function retargetFormer(trx: Db, from: number, to: number): Promise<void> {
  await trx.updateTable('classification_former').set({ classification: to }).where('classification', '=', from).execute();
  await trx.updateTable('classification_former').set({ parent: to }).where('parent', '=', from).execute();
}

export interface ReferringDocument {
  table: 'item_revision' | 'item_draft' | 'scheduled_revision';
  item: number;
  classifications: ItemDocument['classifications'];
}

/**
 * Returns the classifications that documents name: the published documents of items in the classifications with these keys, and all
 * drafts and scheduled revisions of the area.
 */
export async function listReferring(db: Db, area: Area, keys: readonly number[]): Promise<ReferringDocument[]> {
  const named = sql<ItemDocument['classifications']>`document -> 'classifications'`.as('classifications');
  const published = await db
    .selectFrom('item_revision')
    .innerJoin('item', (join) =>
      join.onRef('item.key', '=', 'item_revision.item').onRef('item.revision', '=', 'item_revision.revision'),
    )
    .where('item.area', '=', area)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_classification')
          .select('item_classification.item')
          .whereRef('item_classification.item', '=', 'item.key')
          .where('item_classification.classification', '=', eb.fn.any(eb.val([...keys]))),
      ),
    )
    .select(['item_revision.item', named])
    .execute();
  const found = published.map((row): ReferringDocument => ({ table: 'item_revision', ...row }));
  for (const table of ['item_draft', 'scheduled_revision'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('item', 'item.key', `${table}.item`)
      .where('item.area', '=', area)
      .select([`${table}.item`, named])
      .execute();
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
}

/** Replaces the classifications that a document names; a published one keeps its revision, and a draft its version. */
export async function updateReferring(trx: Db, { table, item, classifications }: ReferringDocument): Promise<void> {
  const document = sql<string>`jsonb_set(document, '{classifications}', ${JSON.stringify(classifications)}::jsonb)`;
  await trx
    .updateTable(table)
    .set({ document })
    .where('item', '=', item)
    .$if(table === 'item_revision', (rows) =>
      rows.where(sql.ref('revision'), '=', sql`(select item.revision from item where item.key = ${item})`),
    )
    .execute();
}
