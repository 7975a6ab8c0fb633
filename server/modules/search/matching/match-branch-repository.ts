import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import { genericPlanParam } from '../../../db/generic-plan-param';
import type { ItemFilter, ItemSort } from '../../item/read/card-repository';
import { inMonths, monthByMonth, monthsBetween, newestFirst, type Months } from '../text/recency-bucket-repository';
import { IN_SHORT_TITLE } from './ranking-repository';
import {
  anyClause,
  anyAlternative,
  areaTerm,
  everyOf,
  lexeme,
  matchesAll,
  not,
  oneByOne,
  rowsOfQueries,
  type Vector,
  type Alternatives,
} from '../text/ts-query-repository';
import type { WeightedTerm, AnalyzedQuery } from '../query/analyze-query';
import type { ReadContext } from '../../item/read/read-context';

export interface SearchRequest {
  /** Area to search; all areas if undefined. */
  area?: Area;
  filter: ItemFilter;
  sort: ItemSort | 'relevance';
  /** Keys of items that are neither found nor counted. */
  except?: readonly number[];
  /** Hits to return of each area, or of the area `of` alone; with a count of 0, matches are only counted. */
  slice: { of?: Area; offset: number; count: number };
}

/** Condition on texts that are searched together. */
interface Condition {
  vector: Vector;
  matches: RawBuilder<boolean>;
  /** Estimated number of matching texts. */
  texts: RawBuilder<number>;
  /** True if so many texts match that the newest are searched first. */
  byAge: RawBuilder<boolean>;
}

export const isDated = ({ sort, slice }: SearchRequest): boolean => sort === 'newest' && slice.count > 0;

const MAX_DATED = 500;
/** Maximum number with filters other than dates; only dates are known to the search index. */
const MAX_DATED_NARROWED = 2000;

/**
 * Returns the maximum number of newest texts that are taken with the query in their titles, and the same number of others, before
 * visibility and filters are applied.
 */
export function mostDated({ filter: { published: _, ...others } }: SearchRequest): number {
  return Object.keys(others).length ? MAX_DATED_NARROWED : MAX_DATED;
}

/** Minimum ratio of likely matches to the limit from which reading the newest ranges first is faster than reading all texts at once. */
const MIN_RANGE_FACTOR = 3;

/**
 * Returns a query of the texts with all clauses: first those with exactly this title, then with all clauses in the title, then
 * anywhere. More than `limit` are not counted.
 */
export function fullMatches(
  { key, matches, texts }: AnalyzedQuery,
  limit: number,
  request: SearchRequest,
  readContext: ReadContext,
) {
  const all = within(request, matches, readContext);
  const inTitle = matchesAll('title_terms', all);
  const likely = {
    texts: genericPlanParam(texts, 'float8'),
    byAge: genericPlanParam(texts > MIN_RANGE_FACTOR * limit, 'boolean'),
  };
  const once = { texts: sql<number>`1`, byAge: sql<boolean>`false` };
  return inTurn(
    [
      textsOf({ vector: 'title_terms', matches: sql<boolean>`title_key = ${key} and ${inTitle}`, ...once }, request, readContext),
      textsOf(
        { vector: 'title_terms', matches: sql<boolean>`${inTitle} and title_key <> ${key}`, ...likely },
        request,
        readContext,
      ),
      textsOf(
        { vector: 'body_terms', matches: sql<boolean>`${matchesAll('body_terms', all)} and not ${inTitle}`, ...likely },
        request,
        readContext,
      ),
    ],
    request,
  );
}

/** Minimum weight, as a share of the rarest part's weight, of a part that may lead a branch; parts below it match too many texts. */
const MIN_INFORMATIVE_SHARE = 0.4;
const MAX_INFORMATIVE = 4;
/** Maximum number of other parts, the rarest, that are searched together with a rare part: more common ones take longer and matter less. */
const MAX_OTHERS = 8;
/** Number of texts with a part above which the newest are searched first; this costs a little time for each part. */
const MANY = 10_000;

/** Tsqueries that a text must match, each tested separately, and the estimated number of texts that match the first one. */
interface MatchBranch {
  matches: readonly string[];
  texts: number;
}

/**
 * Returns a query of partial matches. In order: texts with a rare part and two others (sentences only); with a rare part and one
 * other; with one part alone that has the required share of the weight, in titles first; with related words. Texts found by an
 * earlier part are excluded, so that they do not count twice.
 */
export function partialMatches(analyzed: AnalyzedQuery, share: number, request: SearchRequest, readContext: ReadContext) {
  const rare = rareParts(analyzed);
  const least = share * analyzed.weight;
  const looks = (matchesOf: (part: RarePart) => readonly string[] | null): MatchBranch[] =>
    rare.flatMap((one) => {
      const matches = matchesOf(one);
      return matches ? [{ matches, texts: one.part.texts }] : [];
    });
  const withTwo = looks((one) => one.withTwo);
  const withOne = looks((one) => one.withOne);
  const inTitle = looks(({ part, alone }) => (part.weight * IN_SHORT_TITLE >= least ? [alone] : null));
  const inText = looks(({ part, alone }) => (part.weight >= least ? [alone] : null));
  const related = relatedLooks(analyzed);
  return inTurn(
    [
      ...(analyzed.isSentence ? [textsInTurn('body_terms', withTwo, request, readContext)] : []),
      textsInTurn('body_terms', withOne, request, readContext),
      textsInTurn('title_terms', inTitle, request, readContext),
      textsInTurn('body_terms', inText, request, readContext, sql`and not title_terms @@ look.match_0`),
      ...(related.inTitle.length
        ? [
            textsInTurn('title_terms', related.inTitle, request, readContext),
            textsInTurn('body_terms', related.withOne, request, readContext),
          ]
        : []),
    ],
    request,
  );
}

/** Maximum number of tsqueries that are tested separately; the rest are combined into one. */
const MAX_ASKED = 3;

/**
 * Returns a query of the texts of each branch, one branch after another. The branches are rows of `unnest`, so that their number
 * does not change the statement and its plan is kept.
 */
function textsInTurn(
  vector: Vector,
  looks: readonly MatchBranch[],
  request: SearchRequest,
  readContext: ReadContext,
  also = sql``,
): RawBuilder<unknown> {
  const { arrays, columns, matchedBy } = rowsOfQueries(
    looks.map(({ matches }) => oneByOne(within(request, matches, readContext), MAX_ASKED)),
  );
  const found = {
    ...{ vector, texts: sql<number>`look.texts`, byAge: sql<boolean>`(look.texts > ${sql.lit(MANY)})` },
    matches: sql<boolean>`${matchedBy(vector)} ${also}`,
  };
  return sql`
    select text.*
    from unnest(${arrays}, ${genericPlanParam(
      looks.map(({ texts }) => texts),
      'float8[]',
    )}) as look (${columns}, texts)
    cross join lateral (${textsOf(found, request, readContext)} offset 0) as text`;
}

interface RarePart {
  part: WeightedTerm;
  /** Tsqueries of the rare part with two other parts; null if two others are not required. */
  withTwo: string[] | null;
  /** Tsqueries of the rare part with one other part; null if there are no others. */
  withOne: string[] | null;
  /** Tsquery of the rare part without any other. */
  alone: string;
}

/** Returns the rarest parts, each excluding the texts of those before it. */
function rareParts(analyzed: AnalyzedQuery): RarePart[] {
  const { weightedTerms: parts } = analyzed;
  const rarest = [...parts].sort((a, b) => b.weight - a.weight);
  const informative = rarest
    .filter(({ weight }) => weight >= (rarest[0]?.weight ?? 0) * MIN_INFORMATIVE_SHARE)
    .slice(0, MAX_INFORMATIVE);
  return informative.map((part, i) => {
    const before = rarest.slice(0, i).map((other) => not(anyAlternative(other.alternatives)));
    const first = everyOf([anyAlternative(part.alternatives), ...before]);
    const others = rarest.slice(i + 1, i + 1 + MAX_OTHERS).map(({ alternatives }) => alternatives);
    if (!others.length) return { part, withTwo: null, withOne: null, alone: first };
    const other = anyClause(others);
    const alone = everyOf([first, not(other)]);
    if (!analyzed.isSentence || others.length < 2) return { part, withTwo: null, withOne: [first, other], alone };
    const two = halves(others).map(anyClause);
    return { part, withTwo: [first, ...two], withOne: [everyOf([first, not(everyOf(two))]), other], alone };
  });
}

/**
 * Returns the branches of texts that match two parts of a query, at least one of them by a related word, and of texts with a
 * related word in their titles.
 */
function relatedLooks({ weightedTerms: parts }: AnalyzedQuery): { withOne: MatchBranch[]; inTitle: MatchBranch[] } {
  const replaceable = parts.filter(({ related }) => related.length > 0).sort((a, b) => b.weight - a.weight);
  const looks = replaceable.slice(0, MAX_INFORMATIVE).map((part) => ({
    instead: everyOf([anyAlternative(relatedWays(part)), not(anyAlternative(part.alternatives))]),
    others: parts.filter((other) => other !== part).map((other) => [...other.alternatives, ...relatedWays(other)]),
    texts: Math.max(...part.related.map(({ texts }) => texts)),
  }));
  return {
    withOne: looks.flatMap(({ instead, others, texts }) =>
      others.length ? [{ matches: [instead, anyClause(others)], texts }] : [],
    ),
    inTitle: looks.map(({ instead, texts }) => ({ matches: [instead], texts })),
  };
}

const relatedWays = ({ related }: WeightedTerm): Alternatives => related.map(({ terms }) => terms);

/** Splits a list, sorted by rarity, into two halves that are about equally rare. */
const halves = <T>(all: readonly T[]): T[][] => [0, 1].map((rest) => all.filter((_, i) => i % 2 === rest));

/**
 * Returns the tsqueries, with the term of the area added unless texts are selected by month: the marks of months contain the
 * area's hash.
 */
const within = (request: SearchRequest, matches: readonly string[], readContext: ReadContext): string[] =>
  request.area === undefined || monthsOf(request, readContext) ? [...matches] : [...matches, lexeme(areaTerm(request.area))];

const endOfPeriod = ({ published }: ItemFilter, { now }: ReadContext): Date => published?.before ?? now;

/** Returns the months of the requested period; null if texts are not selected by month. */
const monthsOf = ({ area, filter }: SearchRequest, readContext: ReadContext): Months | null =>
  filter.published?.since ? monthsBetween(filter.published.since, endOfPeriod(filter, readContext), area) : null;

/**
 * Concatenates queries of texts. In a common table expression their rows are read only as far as needed, but planned as if all
 * were read: under a limit, PostgreSQL would scan the table, because it does not know the cost of unpacking a vector.
 */
function inTurn(texts: readonly RawBuilder<unknown>[], request: SearchRequest): RawBuilder<unknown> {
  const all = sql.join(texts, sql` union all `);
  return isDated(request) ? sql`select * from (${all}) as dated ${BY_DATE}` : all;
}

const BY_DATE = sql`order by published_at desc nulls first`;

/**
 * Estimated number of matching texts above which a few months, of all areas or of one, contain as many matches as are counted:
 * for a past period the last months are searched first.
 */
const MANY_A_YEAR = { inAll: 5_000, inArea: 30_000 };

/** Returns the query of matching texts within the requested days; only of the newest of them if they are sorted by date. */
function textsOf(condition: Condition, request: SearchRequest, readContext: ReadContext): RawBuilder<unknown> {
  if (!isDated(request)) return matchingTexts(condition, request, readContext, sql``);
  const most = sql`limit ${sql.lit(mostDated(request))}`;
  return sql`(select * from (${matchingTexts(condition, request, readContext, sql`${BY_DATE} ${most}`)}) as newest_of ${most})`;
}

/**
 * Returns a query of the matching texts by the dates in the search index, so that most items need not be looked up; the date of
 * the item itself is tested later. `order` sorts the texts that are found together.
 */
function matchingTexts(
  { vector, matches, texts: likely, byAge }: Condition,
  request: SearchRequest,
  readContext: ReadContext,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { area, filter } = request;
  const { since, before } = filter.published ?? {};
  const texts = sql`
    select item, locale, area, title_key, title_terms, body_terms, published_at, ${sql.lit(vector === 'title_terms')} as in_title
    from search_doc where ${matches}`;
  if (!filter.published) return newestFirst(texts, byAge, order);
  const isSince = sql`published_at >= coalesce(${since ?? null}::timestamptz, '-infinity')`;
  const isBefore = sql`published_at < coalesce(${before ?? null}::timestamptz, 'infinity')`;
  const dated = sql`${texts} and ((${isSince} and ${isBefore}) or published_at is null)`;
  if (!since) return newestFirst(dated, byAge, order);
  const isOver = endOfPeriod(filter, readContext) < readContext.now;
  const months = monthsOf(request, readContext);
  if (!months) return isOver ? sql`${dated} ${order}` : newestFirst(dated, byAge, order);
  const datedIn = area === undefined ? dated : sql`${dated} and area = ${genericPlanParam(area, 'text')}`;
  const inPeriod = sql`${datedIn} and ${inMonths(months)}`;
  if (!isOver) return newestFirst(inPeriod, byAge, order);
  // A word occurs in so few titles that reading those of all months at once is faster.
  if (vector === 'title_terms') return sql`${inPeriod} ${order}`;
  const many = area === undefined ? MANY_A_YEAR.inAll : MANY_A_YEAR.inArea;
  return monthByMonth(datedIn, months, sql<boolean>`(${byAge} and ${likely} > ${sql.lit(many)})`, order);
}
