import { sql } from 'kysely';
import type { ItemLink, ItemRef } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { selectLinks } from '../item/read/card-repository';
import type { ReadContext } from '../item/read/read-context';

/** Maximum number of queries that are grouped, the most frequent first. */
const MAX_QUERIES = 5000;

const lastDay = sql<string>`to_char(max(day), 'YYYY-MM-DD')`;

/** Returns counts, per query and scope, of the queries that most often found nothing since a day. */
export async function emptyQueries(db: Db, since: string) {
  const queries = db
    .selectFrom('search_query')
    .where('day', '>=', since)
    .where('empty_count', '>', 0)
    .groupBy('query')
    .orderBy((eb) => eb.fn.sum('empty_count'), 'desc')
    .orderBy('query')
    .limit(MAX_QUERIES)
    .select('query');
  return db
    .selectFrom('search_query')
    .where('day', '>=', since)
    .where('query', 'in', queries)
    .groupBy(['query', 'area'])
    .select(['query', 'area as scope'])
    .select((eb) => [eb.fn.sum<number>('count').as('people'), eb.fn.sum<number>('empty_count').as('nothing')])
    .select(sql<string | null>`to_char(max(day) filter (where empty_count > 0), 'YYYY-MM-DD')`.as('lastDay'))
    .execute();
}

/** Returns the queries whose results were rated since a day, those with most "no" first. `latest` is the key of the last rating. */
export async function ratedQueries(db: Db, since: string) {
  const no = sql<number>`count(*) filter (where not useful)`;
  return db
    .selectFrom('search_rating')
    .where('day', '>=', since)
    .groupBy('query')
    .orderBy(no, 'desc')
    .orderBy('query')
    .limit(MAX_QUERIES)
    .select(['query', sql<number>`count(*) filter (where useful)`.as('yes'), no.as('no'), lastDay.as('lastDay')])
    .select((eb) => eb.fn.max('key').as('latest'))
    .execute();
}

/** Returns the hits of these ratings, keyed by the rating's key. */
export async function hitsOfRatings(db: Db, keys: readonly number[]): Promise<Map<number, ItemRef[]>> {
  if (!keys.length) return new Map();
  const rows = await db.selectFrom('search_rating').where('key', 'in', keys).select(['key', 'hits']).execute();
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

/** Returns links to those of the items that the viewer may see, in no particular order. */
export async function linksTo(db: Db, items: readonly ItemRef[], readContext: ReadContext): Promise<ItemLink[]> {
  const areas = items.map(({ area }) => area);
  const ids = items.map(({ id }) => id);
  return selectLinks(db, readContext)
    .where(sql<boolean>`(item.area, item.id) in (select * from unnest(${areas}::text[], ${ids}::text[]))`)
    .execute();
}
