import type { Db } from '../../db/connect';
import { passes, textIn, type ItemFilter, type Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import type { Hit } from './hit-repository';

/** What editors put first for a query, as titles are compared, in their order; what they say in the portal holds before what a folder says. */
export async function findPinned(db: Db, query: string, filter: ItemFilter, { viewer, locale, moment }: Reading): Promise<Hit[]> {
  // Most queries have none, and that is found out for little.
  const pinned = await db
    .selectFrom('search_pinned_query')
    .where('key', '=', query)
    .orderBy((eb) => eb('origin', '=', 'portal'), 'desc')
    .select('id')
    .executeTakeFirst();
  if (!pinned) return [];
  return db
    .selectFrom('search_pin')
    .where('search_pin.pin', '=', pinned.id)
    .innerJoin('item', 'item.key', 'search_pin.item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where(visibleTo(viewer, moment))
    .where(passes(filter, viewer))
    .orderBy('search_pin.position')
    .select(['item.key as item', 'item.area', 'text.locale'])
    .execute();
}
