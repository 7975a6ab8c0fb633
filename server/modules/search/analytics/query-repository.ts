import { sql } from 'kysely';
import type { Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import type { SearchScope } from '../../../db/schema/search-tables';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { getOrCreateSecret } from '../../../db/settings';
import { LAST_THOUSANDS } from '../text/recency-bucket-repository';
import { queryTerms } from '../text/terms';
import { matchOf, oneByOne, rowsOfQueries } from '../text/ts-query-repository';
import { hasVisible } from '../index/visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

/** A search by one person, which may have been counted already. */
export interface MadeSearch {
  day: string;
  area: SearchScope;
  query: string;
  /** True if the search found nothing. */
  empty: boolean;
  /** Hash of the person and the search, within the period. */
  hash: Buffer;
}

const SECRET_SETTING = 'search-secret-';

/** Counts the searches that were not yet counted in the period. Rows are written in sorted order, so that two processes cannot deadlock. */
export async function countSearches(db: Db, period: number, searches: readonly MadeSearch[]): Promise<void> {
  const sorted = [...searches].sort((a, b) => Buffer.compare(a.hash, b.hash));
  await db.transaction().execute(async (trx) => {
    const fresh = await trx
      .insertInto('search_person')
      .values(sorted.map(({ hash }) => ({ period, hash })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute();
    // Each hash is removed when it is counted: the list may contain a search twice, from before and after midnight.
    const uncounted = new Set(fresh.map(({ hash }) => hash.toString('hex')));
    await addQueries(
      trx,
      sorted.filter(({ hash }) => uncounted.delete(hash.toString('hex'))),
    );
  });
}

async function addQueries(trx: Db, searches: readonly MadeSearch[]): Promise<void> {
  const rows = new Map<string, { day: string; area: SearchScope; query: string; count: number; empty_count: number }>();
  for (const { day, area, query, empty } of searches) {
    const key = `${day} ${area} ${query}`;
    const { count, empty_count } = rows.get(key) ?? { count: 0, empty_count: 0 };
    rows.set(key, { day, area, query, count: count + 1, empty_count: empty_count + Number(empty) });
  }
  if (!rows.size) return;
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await trx
    .insertInto('search_query')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['day', 'area', 'query']).doUpdateSet((eb) => ({
        count: eb('search_query.count', '+', eb.ref('excluded.count')),
        empty_count: eb('search_query.empty_count', '+', eb.ref('excluded.empty_count')),
      })),
    )
    .execute();
}

/** Returns the secret of a period; stores `made` as the secret if there is none yet. */
export const secretOf = (db: Db, period: number, made: string): Promise<string> =>
  getOrCreateSecret(db, `${SECRET_SETTING}${period}`, made);

/** Deletes counts and ratings from before a day, the hashes of searches in earlier periods, and the secrets of all other periods. */
export async function removeOldSearches(db: Db, before: string, period: number): Promise<void> {
  await db.deleteFrom('search_query').where('day', '<', before).execute();
  await db.deleteFrom('search_rating').where('day', '<', before).execute();
  await db.deleteFrom('search_person').where('period', '<', period).execute();
  await db
    .deleteFrom('setting')
    .where('name', 'like', `${SECRET_SETTING}%`)
    .where('name', '!=', `${SECRET_SETTING}${period}`)
    .execute();
}

/** Returns the keywords that editors want shown first, in order. */
export async function editorsWords(db: Db, area: SearchScope, locale: Locale) {
  return db
    .selectFrom('keyword')
    .where('area', '=', area)
    .where('locale', '=', locale)
    .orderBy('position')
    .orderBy('word')
    .select(['id', 'word'])
    .execute();
}

interface Often {
  since: string;
  /** Day on which a search counts fully; a search `halfLifeDays` earlier counts half. */
  until: string;
  halfLifeDays: number;
  periodDays: number;
  atLeast: number;
  limit: number;
}

/**
 * Returns the queries that at least `atLeast` people searched for with results within one period of `periodDays`, sorted by
 * frequency; recent searches weigh more.
 */
export async function mostSearched(
  db: Db,
  area: SearchScope,
  { since, until, halfLifeDays, periodDays, atLeast, limit }: Often,
): Promise<string[]> {
  const weight = sql`power(0.5::float8, (${until}::date - day) / ${sql.lit(halfLifeDays)}::float8)`;
  const perPeriod = db
    .selectFrom('search_query')
    .where('area', '=', area)
    .where('day', '>=', since)
    .groupBy(['query', sql`(day - date '1970-01-01') / ${sql.lit(periodDays)}`])
    .select(['query', sql<number>`sum(count - empty_count)`.as('people')])
    .select(sql<number>`sum((count - empty_count) * ${weight})`.as('heat'));
  const rows = await db
    .selectFrom(perPeriod.as('counted'))
    .groupBy('query')
    .having((eb) => eb.fn.max('people'), '>=', atLeast)
    .orderBy((eb) => eb.fn.sum('heat'), 'desc')
    .orderBy('query')
    .limit(limit)
    .select('query')
    .execute();
  return rows.map(({ query }) => query);
}

/** Maximum number of tsqueries per word; the terms beyond it are combined into the last one. */
const MAX_MATCHES = 4;

/** Returns the tsqueries of a word, the longest terms first, as they are mostly the rarest. */
const matchesOf = (word: string): string[] => {
  const terms = queryTerms(word).sort((a, b) => b.length - a.length);
  return oneByOne(
    terms.map((term) => matchOf(term)),
    MAX_MATCHES,
  );
};

/** Returns the words that find something the viewer may see, in the given order. */
export async function findingWords(
  db: Db,
  area: SearchScope,
  words: readonly string[],
  readContext: ReadContext,
): Promise<string[]> {
  if (!words.length) return [];
  const { arrays, columns, matchedBy } = rowsOfQueries(words.map(matchesOf));
  const asked = sql<{ word: string }>`(select * from unnest(${genericPlanParam([...words], 'text[]')}, ${arrays}))`;
  const inArea = area === 'all' ? sql`true` : sql`area = ${area}`;
  const having = sql`select item from search_doc where ${matchedBy('body_terms')} and ${inArea}`;
  const rows = await db
    .with('newest', () => LAST_THOUSANDS)
    .selectFrom(asked.as<'asked'>(sql`asked (word, ${columns})`))
    .where(hasVisible(db, having, readContext))
    .select('asked.word')
    .execute();
  const finding = new Set(rows.map(({ word }) => word));
  return words.filter((word) => finding.has(word));
}

/** A rating of a query's results; `hits` is JSON. */
interface SearchRating {
  day: string;
  query: string;
  useful: boolean;
  hits: string;
}

export async function insertRating(db: Db, rating: SearchRating): Promise<void> {
  await db.insertInto('search_rating').values(rating).execute();
}
