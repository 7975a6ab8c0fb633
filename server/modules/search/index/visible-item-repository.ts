import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/connect';
import { visibleTo } from '../../item/read/visibility';
import { newestFirst } from '../text/recency-bucket-repository';
import type { ReadContext } from '../../item/read/read-context';

/**
 * Returns a query of the item of a matching text `doc`, if the reader may see it, for a lateral join: each item is looked up
 * separately. With another join, PostgreSQL would read all matches, and in another order.
 */
export const visibleItem = (db: Db, { viewer, now: moment }: ReadContext) =>
  db
    .selectFrom('item')
    .where(sql<boolean>`item.key = doc.item`)
    .where(visibleTo(viewer, moment))
    .limit(1);

/**
 * Returns the condition that the reader may see the item of at least one text found by a query of `search_doc` that ends in a
 * condition. Reads `newest` (`LAST_THOUSANDS`), and stops at the first such text.
 */
export const hasVisible = (
  db: Db,
  texts: RawBuilder<unknown>,
  readContext: ReadContext,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (${newestFirst(texts)}) as doc cross join lateral ${visibleItem(db, readContext).select('item.key')} as item
)`;
