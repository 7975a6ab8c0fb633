import type { Db } from '../../db/connect';
import { passes, textIn, type ItemFilter, type Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import type { Hit } from './hit-repository';

/** What editors put first for a query, as titles are compared, in their order. */
export async function findPinned(db: Db, query: string, filter: ItemFilter, { viewer, locale, moment }: Reading): Promise<Hit[]> {
  // Most queries have none, and that is found out for little.
  const pins = await db.selectFrom('search_pin').select('item').where('query', '=', query).limit(1).execute();
  if (!pins.length) return [];
  return db
    .selectFrom('search_pin')
    .innerJoin('item', 'item.key', 'search_pin.item')
    .innerJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where('search_pin.query', '=', query)
    .where(visibleTo(viewer, moment))
    .where(passes(filter, viewer))
    .orderBy('search_pin.position')
    .select(['item.key as item', 'item.area', 'text.locale'])
    .execute();
}
