import type { AnswerOf, Page, ParsedInputOf } from '../../../contract/core/endpoint';
import type { ItemLink, ItemRef } from '../../../contract/item';
import type { EmptySearch, searchAdminApi, RatedSearch } from '../../../contract/search-admin';
import type { Db } from '../../db/connect';
import type { SearchScope } from '../../db/schema/search-tables';
import { isPersonal } from '../search/analytics/personal';
import { findPinned } from '../search/matching/pin-repository';
import { findingWords } from '../search/analytics/query-repository';
import { findBest } from '../search/matching/search';
import { daysBefore } from '../search/analytics/searcher';
import { analyzeQuery } from '../search/query/analyze-query';
import { groupEqual, type EqualQueries } from './equal-queries';
import { emptyQueries, hitsOfRatings, linksTo, ratedQueries } from './report-repository';
import type { ReadContext } from '../item/read/read-context';

type EmptyList = (typeof searchAdminApi)['emptyList'];
type RatingList = (typeof searchAdminApi)['ratingList'];

const MAX_HITS = 5;

/** Returns a page of the searches without results, the most frequent first. */
export async function emptySearches(
  db: Db,
  input: ParsedInputOf<EmptyList>,
  readContext: ReadContext,
): Promise<AnswerOf<EmptyList>> {
  const rows = await emptyQueries(db, firstDay(readContext, input.days));
  const groups = groupEqual(withoutPersonal(rows), ({ people }) => people).map(emptySearchOf);
  groups.sort((a, b) => b.nothing - a.nothing || compare(b.lastDay, a.lastDay) || compare(a.query, b.query));
  const { items, ...rest } = pageOf(groups, input);
  const found = await findings(db, items, readContext);
  return { ...rest, items: items.map((item) => ({ ...item, findsNow: found.has(item.query) })) };
}

/** Returns a page of the ratings of search results, the queries with most "no" first. */
export async function ratings(db: Db, input: ParsedInputOf<RatingList>, readContext: ReadContext): Promise<AnswerOf<RatingList>> {
  const rows = await ratedQueries(db, firstDay(readContext, input.days));
  const groups = groupEqual(withoutPersonal(rows), ({ yes, no }) => yes + no).map(ratedSearchOf);
  groups.sort((a, b) => b.no - a.no || a.share - b.share || compare(b.lastDay, a.lastDay) || compare(a.query, b.query));
  const { items, ...rest } = pageOf(groups, input);
  const hits = await hitsOfRatings(
    db,
    items.map(({ latest }) => latest),
  );
  const links = new Map((await linksTo(db, [...hits.values()].flat(), readContext)).map((link) => [keyOf(link), link]));
  const linksOf = (refs: readonly ItemRef[] = []): ItemLink[] => refs.flatMap((ref) => links.get(keyOf(ref)) ?? []);
  return {
    ...rest,
    items: items.map(({ latest, ...item }) => ({ ...item, hits: linksOf(hits.get(latest)).slice(0, MAX_HITS) })),
  };
}

const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the first day of a range of `days` days that ends today. */
const firstDay = ({ now: moment }: ReadContext, days: number): string => daysBefore(moment, days - 1);

const withoutPersonal = <Row extends { query: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ query }) => !isPersonal(query));

const pageOf = <T>(all: readonly T[], { page, pageSize }: { page: number; pageSize: number }): Page<T> => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
});

type EmptyRow = Awaited<ReturnType<typeof emptyQueries>>[number];

function emptySearchOf({ query, spellings, rows }: EqualQueries<EmptyRow>): Omit<EmptySearch, 'findsNow'> {
  const nothingIn = new Map<SearchScope, number>();
  for (const { scope, nothing } of rows) if (nothing > 0) nothingIn.set(scope, (nothingIn.get(scope) ?? 0) + nothing);
  return {
    ...{ query, spellings },
    nothing: sum(rows.map(({ nothing }) => nothing)),
    people: sum(rows.map(({ people }) => people)),
    lastDay: latest(rows.flatMap(({ lastDay }) => lastDay ?? [])),
    scopes: [...nothingIn].sort(([, a], [, b]) => b - a).map(([scope]) => scope),
  };
}

type RatedRow = Awaited<ReturnType<typeof ratedQueries>>[number];

function ratedSearchOf({ query, spellings, rows }: EqualQueries<RatedRow>): Omit<RatedSearch, 'hits'> & { latest: number } {
  const yes = sum(rows.map((row) => row.yes));
  const no = sum(rows.map((row) => row.no));
  return {
    ...{ query, spellings, yes, no, share: yes / (yes + no) },
    lastDay: latest(rows.map(({ lastDay }) => lastDay)),
    latest: Math.max(...rows.map((row) => row.latest)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Returns the queries that now find something in every scope where they found nothing. */
async function findings(
  db: Db,
  searches: readonly Pick<EmptySearch, 'query' | 'scopes'>[],
  readContext: ReadContext,
): Promise<Set<string>> {
  const finding = new Set(searches.map(({ query }) => query));
  for (const scope of new Set(searches.flatMap(({ scopes }) => scopes))) {
    const asked = searches.filter(({ scopes }) => scopes.includes(scope)).map(({ query }) => query);
    const quickly = new Set(await findingWords(db, scope, asked, readContext));
    for (const query of asked)
      if (!quickly.has(query) && !(await findsSomething(db, scope, query, readContext))) finding.delete(query);
  }
  return finding;
}

/** Runs the query as a real search, with synonyms and pins, which may find items without the words. Returns whether it finds any. */
async function findsSomething(db: Db, scope: SearchScope, query: string, readContext: ReadContext): Promise<boolean> {
  const analyzed = await analyzeQuery(db, query, readContext);
  if (scope === 'all' && analyzed.pins !== null && (await findPinned(db, analyzed.pins, {}, readContext)).length) return true;
  const area = scope === 'all' ? {} : { area: scope };
  const request = { ...area, filter: {}, sort: 'relevance', slice: { offset: 0, count: 1 } } as const;
  const { areas } = await findBest(db, analyzed, request, readContext, { exact: true });
  return areas.length > 0;
}
