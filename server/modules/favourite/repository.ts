import type { ItemRef } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { selectCards } from '../item/read/card-repository';
import type { ReadContext } from '../item/read/read-context';

const MAX_FAVOURITES = 500;

export async function listFavourites(db: Db, readContext: ReadContext) {
  return selectCards(db, readContext)
    .innerJoin('favourite as mine', (join) =>
      join.onRef('mine.item', '=', 'item.key').on('mine.person', '=', readContext.viewer.id),
    )
    .orderBy('mine.created_at', 'desc')
    .orderBy('item.key', 'desc')
    .limit(MAX_FAVOURITES)
    .execute();
}

/** Adds a favourite. Does nothing if the item is one already. */
export async function addFavourite(db: Db, person: string, item: number, moment: Date): Promise<void> {
  await db
    .insertInto('favourite')
    .values({ person, item, created_at: moment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns true if there was a favourite to remove. */
export async function removeFavourite(db: Db, person: string, { area, id }: ItemRef): Promise<boolean> {
  const removed = await db
    .deleteFrom('favourite')
    .using('item')
    .whereRef('item.key', '=', 'favourite.item')
    .where('item.area', '=', area)
    .where('item.id', '=', id)
    .where('favourite.person', '=', person)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
