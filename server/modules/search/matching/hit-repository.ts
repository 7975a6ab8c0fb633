import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { Db } from '../../../db/connect';
import type { Database } from '../../../db/schema/schema';
import { collated, passes } from '../../item/read/card-repository';
import { isDated, mostDated, fullMatches, partialMatches } from './match-branch-repository';
import type { SearchRequest } from './match-branch-repository';
import { NEWEST_RANGES } from '../text/recency-bucket-repository';
import { coverage, freshness, hasPhrase, nameScore, rank, WHOLE_TEXT } from './ranking-repository';
import { cardsWithText, type TextCard } from './text-repository';
import type { AnalyzedQuery } from '../query/analyze-query';
import { visibleItem } from '../index/visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

/** Maximum number of matches that are counted; people find more by narrowing the query. */
const MAX_HITS = 200;
/** Maximum number when sorted by name or views, which costs less than ranking. */
const MAX_SORTED = 500;
/** Number of the most likely matches whose whole text is read to rank them by frequency and position of the words. */
const RANKED = 60;

interface Hit extends TextCard {
  /** Rank among the hits of all areas. */
  place: number;
  /** Score as a share of the best hit's, from 0 to 1. */
  share: number;
}
export interface FoundInArea {
  area: Area;
  total: number;
  hits: Hit[];
}
export interface Found {
  /** Areas with hits, sorted by their best hit. */
  areas: FoundInArea[];
  /** True if there are more matches than are counted. */
  isBounded: boolean;
  /** True if a hit contains the whole query in its title or keywords, or as a phrase. */
  isNamed: boolean;
}

/**
 * Returns the visible items with a text that contains all clauses of the query, best first. Exact titles are read first, then
 * other titles, so that the limit never cuts off the item that the query names.
 */
export async function findAll(db: Db, analyzed: AnalyzedQuery, request: SearchRequest, readContext: ReadContext): Promise<Found> {
  if (!analyzed.isWritten) return { areas: [], isBounded: false, isNamed: false };
  const limit = isSorted(request) ? MAX_SORTED : MAX_HITS;
  const texts = fullMatches(analyzed, limit, request, readContext);
  return findHits(db, { analyzed, texts, limit, score: nameScore(analyzed), least: 0, isWhole: false }, request, readContext);
}

const isSorted = ({ sort, slice }: SearchRequest): boolean => (sort === 'name' || sort === 'popular') && slice.count > 0;

/** Minimum share of a query that a text must cover to be shown if no text covers all of it; lower for a whole sentence. */
const MIN_COVERED = 0.45;
const MIN_OF_SENTENCE = 0.3;
/** Minimum share for a single word or expression that is searched for by related words, which never count in full. */
const MIN_OF_WORD = 0.25;
/** Score of a text that covers all parts of the query. */
const COVERED = 8;
/** Maximum number of texts that are read as a whole, those with the rarest parts first. */
const MAX_COVERED = 60;

/** Returns the visible items that cover a sufficient share of the query's weight, best first. */
export function findSome(db: Db, analyzed: AnalyzedQuery, request: SearchRequest, readContext: ReadContext): Promise<Found> {
  const share = leastShare(analyzed);
  const matching = {
    ...{ analyzed, texts: partialMatches(analyzed, share, request, readContext), limit: MAX_COVERED },
    ...{ score: sql<number>`${COVERED} * ${coverage(analyzed)}`, least: COVERED * share, isWhole: true },
  };
  return findHits(db, matching, request, readContext);
}

/** Returns the minimum share of the query's weight that a text must cover. A part with the whole weight is the only one. */
function leastShare({ isSentence, weightedTerms: parts, weight }: AnalyzedQuery): number {
  if (isSentence) return MIN_OF_SENTENCE;
  return parts.some((part) => part.weight >= weight) ? MIN_OF_WORD : MIN_COVERED;
}

interface Matching {
  analyzed: AnalyzedQuery;
  /** Query of the matching texts, in the order in which they are examined up to the limit. */
  texts: RawBuilder<unknown>;
  /** Maximum number of texts that are examined. */
  limit: number;
  /** Score of a text, to which the rank of its words is added. */
  score: RawBuilder<number>;
  /** Minimum score of a hit. */
  least: number;
  /** True if the whole text of each match is read for its score. */
  isWhole: boolean;
}

interface Counted {
  area: Area;
  total: number;
  bounded: boolean;
  is_named: boolean;
}
/** A row of the statement: a hit, or the best match of an area that is only counted, without its card. */
type HitRow = Counted & (Hit | { key: null });

async function findHits(db: Db, matching: Matching, request: SearchRequest, readContext: ReadContext): Promise<Found> {
  const { slice, sort } = request;
  const { locale } = readContext;
  const isRanked = sort === 'relevance' && slice.count > 0;
  const ranked = rank(matching.analyzed);
  // A text that is read for its score is ranked in the same step, while its vector is unpacked.
  const { whole, rankOfAll, rankOfLikely } = matching.isWhole
    ? { whole: sql`cross join lateral ${WHOLE_TEXT}`, rankOfAll: ranked, rankOfLikely: sql`ranked` }
    : { whole: sql``, rankOfAll: sql`null`, rankOfLikely: sql`(select ${ranked} from ${WHOLE_TEXT})` };
  const { rows } = await sql<HitRow>`
    with newest as materialized (${NEWEST_RANGES}),
    doc as materialized (${matching.texts}),
    seen as materialized ${seen(db, matching, request, readContext)},
    candidate as (
      select *, row_number() over (order by named * fresh desc, published_at desc nulls last, item desc) as likely
      from (
        select doc.*, ${matching.score} as named, ${isRanked ? rankOfAll : sql`null`} as ranked
        from (select distinct on (item, locale) * from seen) doc ${whole} offset 0
      ) as named
      where named >= ${matching.least}
    ),
    found as (
      select item, bool_or(locale = ${locale}) as own, bool_or(${isNamed(matching)}) as is_named, min(locale) as locale, min(area) as area,
        min(published_at) as published_at, min(views) as views,
        coalesce(min(title) filter (where locale = ${locale}), min(title)) as title, max(fresh * ${
          isRanked ? sql`(named + case when likely <= ${RANKED} then ${rankOfLikely} else 0 end)` : sql`named`
        }) as score
      from candidate doc group by item
    ),
    placed as (select *, row_number() over (order by score desc, published_at desc nulls last, item desc)::integer as place from found),
    numbered as (
      select item, case when own then ${locale} else locale end as locale, area, place,
        coalesce(score / nullif(max(score) over (), 0), 0)::float8 as share, bool_or(is_named) over () as is_named,
        count(*) over (partition by area)::integer as total,
        min(place) over (partition by area) as best,
        row_number() over (partition by area order by ${ORDERS[sort](locale)}, item desc)::integer as nth
      from placed
    )
    select card.*, numbered.area, place, share, total, is_named, ${isBounded(matching, request)} as bounded from numbered
    left join lateral ${cardOfHit(db, request, readContext)} as card on true
    where nth = 1 or ${isInSlice(slice)}
    order by best, nth`.execute(db);
  return { areas: byArea(rows), isBounded: rows[0]?.bounded ?? false, isNamed: rows[0]?.is_named ?? false };
}

/** Maximum number of items that counts as finding little. */
export const MAX_LITTLE = 10;

/**
 * Returns the condition that the query names a text of `doc`: in its title, or as a phrase. Phrases are only tested if there are
 * few matches, because that unpacks the vector of each text.
 */
const isNamed = ({ analyzed }: Matching): RawBuilder<boolean> =>
  sql`in_title or (likely <= ${sql.lit(MAX_LITTLE * LOCALES.length)} and ${hasPhrase(analyzed)})`;

/**
 * Returns the condition that there are more matches than are counted. Matches sorted by date are limited before visibility is tested,
 * so that limit is checked too.
 */
const isBounded = ({ limit }: Matching, request: SearchRequest): RawBuilder<boolean> =>
  isDated(request)
    ? sql`((select count(*) from seen) >= ${limit}
        or (select greatest(count(*) filter (where in_title), count(*) filter (where not in_title)) from doc) >= ${mostDated(request)})`
    : sql`(select count(*) from seen) >= ${limit}`;

const ORDERS: Record<SearchRequest['sort'], (locale: Locale) => RawBuilder<unknown>> = {
  relevance: () => sql`place`,
  popular: () => sql`views desc`,
  newest: () => sql`published_at desc nulls last`,
  name: (locale) => collated('title', locale),
};

const isInSlice = ({ of, offset, count }: SearchRequest['slice']): RawBuilder<boolean> =>
  sql<boolean>`(nth > ${offset} and nth <= ${offset + count} and numbered.area = coalesce(${of ?? null}, numbered.area))`;

/** Returns a query of the hit's card, in the language in which it was found. */
const cardOfHit = (db: Db, { slice }: SearchRequest, readContext: ReadContext) =>
  cardsWithText(db, { ...readContext, locale: sql<Locale>`numbered.locale` }, readContext.locale)
    .where(sql<boolean>`item.key = numbered.item`)
    .where(isInSlice(slice));

/** Groups the rows by area, with the hits of the slice; without hits if only counts were requested. */
function byArea(rows: readonly HitRow[]): FoundInArea[] {
  return [...new Set(rows.map(({ area }) => area))].map((area) => {
    const own = rows.filter((row) => row.area === area);
    return { area, total: own[0]?.total ?? 0, hits: own.filter(isHit) };
  });
}

const isHit = (row: HitRow): row is Counted & Hit => row.key !== null;

/** Returns a query of the matches that pass the filter and that the reader may see, up to the limit. */
function seen(db: Db, { limit }: Matching, { filter, sort, except }: SearchRequest, readContext: ReadContext) {
  const { viewer, now: moment } = readContext;
  return db
    .selectFrom(sql<SeenDoc>`doc`.as('doc'))
    .innerJoinLateral(
      () =>
        visibleItem(db, readContext)
          .where(passes(filter, viewer))
          .where(sql<boolean>`item.key <> all(${[...(except ?? [])]}::bigint[])`)
          .select(['item.published_at', 'item.views'])
          .as('item'),
      (join) => join.onTrue(),
    )
    .select(['doc.item', 'doc.locale', 'doc.area', 'doc.title_key', 'doc.title_terms', 'doc.body_terms', 'doc.in_title'])
    .select(['item.published_at', 'item.views'])
    .select([titleFor(sort).as('title'), freshness(moment).as('fresh')])
    .limit(sql.lit(limit));
}

interface SeenDoc extends Pick<Database['search_doc'], 'item' | 'locale' | 'area' | 'title_key' | 'title_terms' | 'body_terms'> {
  /** True if the title contains the query, as far as titles were searched. */
  in_title: boolean;
}

const titleFor = (sort: SearchRequest['sort']) =>
  sort === 'name'
    ? sql<string | null>`(select title from item_text text where text.item = doc.item and text.locale = doc.locale)`
    : sql<string | null>`null::text`;
