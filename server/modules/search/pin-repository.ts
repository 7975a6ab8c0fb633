import type { Db } from '../../db/connect';
import { passes, textIn, type ItemFilter, type Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import type { Hit } from './hit-repository';

/** What editors put first for a query, as titles are compared, in their order; what they say in the portal holds before what a folder says. */
export async function findPinned(db: Db, query: string, filter: ItemFilter, { viewer, locale, moment }: Reading): Promise<Hit[]> {
  return db
    .selectFrom('search_pin')
    .innerJoin(pinnedQuery(db, query).as('pinned'), 'pinned.id', 'search_pin.pin')
    .innerJoin('item', 'item.key', 'search_pin.item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where(visibleTo(viewer, moment))
    .where(passes(filter, viewer))
    .orderBy('search_pin.position')
    .select(['item.key as item', 'item.area', 'item.published_at as publishedAt', 'text.locale'])
    .execute();
}

const pinnedQuery = (db: Db, key: string) =>
  db
    .selectFrom('search_pinned_query')
    .where('key', '=', key)
    .orderBy((eb) => eb('origin', '=', 'portal'), 'desc')
    .limit(1)
    .select('id');
