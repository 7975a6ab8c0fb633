import { sql } from 'kysely';
import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';
import { withLines } from '../item/read/classification-repository';

/** Returns the numbers of items directly in each classification of an area, and in it or below it, by their keys. */
export async function countItems(db: Db, area: Area): Promise<Map<number, { items: number; itemsWithin: number }>> {
  const rows = await withLines(db, area)
    .selectFrom('item_classification')
    .innerJoin('line', 'line.key', 'item_classification.classification')
    .groupBy('line.ancestor')
    .select(({ fn }) => [
      'line.ancestor',
      fn.count<number>('item_classification.item').distinct().as('itemsWithin'),
      fn
        .count<number>('item_classification.item')
        .filterWhere(sql<boolean>`line.key = line.ancestor`)
        .as('items'),
    ])
    .execute();
  return new Map(rows.map(({ ancestor, ...counts }) => [ancestor, counts]));
}

/** Moves the items that are directly in a classification to another one. */
export async function moveItems(trx: Db, from: number, to: number): Promise<void> {
  await trx
    .insertInto('item_classification')
    .columns(['item', 'classification'])
    .expression((eb) =>
      eb
        .selectFrom('item_classification')
        .where('classification', '=', from)
        .select(['item', sql<number>`${to}::bigint`.as('classification')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('item_classification').where('classification', '=', from).execute();
}

/** Marks the published items of a classification as edited in the portal, so that an import does not move them back. */
export async function markOfPortal(trx: Db, classification: number): Promise<void> {
  await trx
    .updateTable('item')
    .set({ origin: 'portal' })
    .where('revision', '>', 0)
    .where('key', 'in', (eb) =>
      eb.selectFrom('item_classification').where('classification', '=', classification).select('item_classification.item'),
    )
    .execute();
}

export async function placeBelow(trx: Db, key: number, parent: number | null): Promise<void> {
  await trx.updateTable('classification').set({ parent }).where('key', '=', key).execute();
}

export async function deleteClassification(trx: Db, key: number): Promise<void> {
  await trx.deleteFrom('classification').where('key', '=', key).execute();
}
