import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import { newestFirst } from './marks';

/**
 * The item of a text `doc` that matches, if the reader may see it, for a lateral join: each is looked up by itself. Joined in another way
 * all matches would be read, and in another order.
 */
export const visibleItem = (db: Db, { viewer, moment }: Reading) =>
  db
    .selectFrom('item')
    .where(sql<boolean>`item.key = doc.item`)
    .where(visibleTo(viewer, moment))
    .limit(1);

/**
 * Whether the reader may see the item of one of the texts that a query of `search_doc`, which ends in a condition, finds. Reads `newest`
 * (`LAST_THOUSANDS`), and no further than the first such text.
 */
export const hasVisible = (db: Db, texts: RawBuilder<unknown>, reading: Reading): RawBuilder<boolean> => sql<boolean>`exists (
  select from (${newestFirst(texts)}) as doc cross join lateral ${visibleItem(db, reading).select('item.key')} as item
)`;
