import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';
import { beginningOf, collated, endOf, passes, type ItemFilter, type ItemSort, type Reading } from '../item/card-repository';
import { inMonths, monthByMonth, monthsBetween, NEWEST_RANGES, newestFirst } from './marks';
import { anySlot, anyWay, areaTerm, everyOf, everySlot, lexeme, matchesAll, not, query, type Vector } from './ts-query';
import type { Part, Understood } from './understand';
import { visibleItem } from './visible-item';

/** So many matches are counted at most, whatever the query: more are found by narrowing it. */
const MAX_HITS = 300;
/** When they are sorted by something else, which costs less than ranking them. */
const MAX_SORTED = 500;
/** Of so many the newest are found. */
const MAX_DATED = 1000;
/** Of so many of them, the likeliest, the whole text is looked at for how often and where the words stand. */
const RANKED = 100;
/** When nothing has all, the newest are looked for first of parts in more texts than these: for each part it takes a little longer. */
const MANY = 10_000;

/** Of what more texts have than these, a few months have as many as are counted: of a period that is over the last months are looked through first. */
const MANY_A_YEAR = 30_000;

export interface Hit {
  item: number;
  locale: Locale;
  area: Area;
}
interface RankedHit extends Hit {
  /** Its place among what was found in all areas. */
  place: number;
}
export interface Wanted {
  /** All of them when none is named. */
  area?: Area;
  filter: ItemFilter;
  sort: ItemSort | 'relevance';
  /** Keys of items that are neither found nor counted. */
  except?: readonly number[];
  /** Which hits of each area are answered, or of one alone; none where they are only counted. */
  slice: { of?: Area; offset: number; count: number };
}
export interface FoundInArea {
  area: Area;
  total: number;
  hits: RankedHit[];
}
export interface Found {
  /** The one with the best hit first. */
  areas: FoundInArea[];
  /** There are more matches than are counted. */
  isBounded: boolean;
}

/**
 * Visible items that hold all that a query asks for in one of their texts, best first. Exact titles are looked through first, then other
 * titles, so that the bound never cuts off what names the thing that is looked for.
 */
export async function findAll(db: Db, asked: Understood, wanted: Wanted, reading: Reading): Promise<Found> {
  if (!asked.isWritten) return { areas: [], isBounded: false };
  const most = isSorted(wanted) ? MAX_SORTED : MAX_HITS;
  const matches = within(wanted, asked.matches);
  const inTitle = matchesAll('title_terms', matches);
  const exact = sql<boolean>`title_key = ${asked.key} and ${inTitle}`;
  const likely = { texts: asked.texts, byAge: asked.texts > most };
  const conditions: Condition[] = [
    { vector: 'title_terms', matches: exact, texts: 1, byAge: false },
    { vector: 'title_terms', matches: sql<boolean>`${inTitle} and title_key <> ${asked.key}`, ...likely },
    { vector: 'body_terms', matches: sql<boolean>`${matchesAll('body_terms', matches)} and not ${inTitle}`, ...likely },
  ];
  return findHits(db, { asked, conditions, most, score: nameScore(asked), least: 0 }, wanted, reading);
}

/** Of what a text must have at least to be worth showing when none has all; of a whole sentence less. */
const LEAST_COVERED = 0.45;
const LEAST_OF_SENTENCE = 0.3;
const SENTENCE_PARTS = 5;
/** What a text scores that has all parts. */
const COVERED = 8;
/** So many texts are looked at at most, whole ones, those with the rarest parts first. */
const MAX_COVERED = 200;

/** Visible items that hold most of what a query asks for, by how much it tells. */
export function findSome(db: Db, asked: Understood, wanted: Wanted, reading: Reading): Promise<Found> {
  const share = asked.parts.length >= SENTENCE_PARTS ? LEAST_OF_SENTENCE : LEAST_COVERED;
  const matching = {
    ...{ asked, conditions: textsWithSome(asked.parts, share, wanted), most: MAX_COVERED },
    ...{ score: sql<number>`${COVERED} * ${coverage(asked)}`, least: COVERED * share },
  };
  return findHits(db, matching, wanted, reading);
}

/** A part of a query that tells less than this share of what its rarest part does finds too much by itself. */
const LEAST_TELLING = 0.4;
const MAX_TELLING = 4;
/** With a rare part as many others are looked for, the rarest: the more common they are, the longer it takes and the less it tells. */
const MAX_OTHERS = 8;

/**
 * Texts with a rare part and another one, of a sentence first those with two others; then those with a part that tells enough alone, first
 * in their titles. What an earlier part found is not found again: it would count twice.
 */
function textsWithSome(parts: readonly Part[], share: number, wanted: Wanted): Condition[] {
  const total = totalOf(parts);
  const rarest = [...parts].sort((a, b) => b.weight - a.weight);
  const telling = rarest.filter(({ weight }) => weight >= (rarest[0]?.weight ?? 0) * LEAST_TELLING).slice(0, MAX_TELLING);
  const rare = telling.map((part, i) => {
    const others = rarest.slice(i + 1, i + 1 + MAX_OTHERS).map(({ ways }) => ways);
    const before = rarest.slice(0, i).map(({ ways }) => not(anyWay(ways)));
    return { part, others, first: everyOf([anyWay(part.ways), ...before]), two: halves(others).map(anySlot) };
  });
  const pairs = rare.filter(({ others }) => others.length > 0);
  const triples = parts.length < SENTENCE_PARTS ? [] : pairs.filter(({ others }) => others.length > 1);
  const alone = rare.map(({ part, first, others }) => ({
    part,
    only: everyOf([first, ...(others.length ? [not(anySlot(others))] : [])]),
  }));
  const tells = (times: number) => alone.filter(({ part }) => times * part.weight >= share * total);
  const having = (vector: Vector, matches: readonly string[], { texts }: Part): Condition => ({
    ...{ vector, matches: matchesAll(vector, within(wanted, matches)) },
    ...{ texts, byAge: texts > MANY },
  });
  return [
    ...triples.map(({ part, first, two }) => having('body_terms', [first, ...two], part)),
    ...pairs.map((pair) => {
      const isTriple = triples.includes(pair);
      return having(
        'body_terms',
        [isTriple ? everyOf([pair.first, not(everyOf(pair.two))]) : pair.first, anySlot(pair.others)],
        pair.part,
      );
    }),
    ...tells(IN_SHORT_TITLE).map(({ part, only }) => having('title_terms', [only], part)),
    ...tells(1).map(({ part, only }) => {
      const { matches, ...inText } = having('body_terms', [only], part);
      return { ...inText, matches: sql<boolean>`${matches} and not ${matchesAll('title_terms', [only])}` };
    }),
  ];
}

/** Each of them as rare as the other. */
const halves = <T>(all: readonly T[]): T[][] => [0, 1].map((rest) => all.filter((_, i) => i % 2 === rest));

const isSorted = ({ sort, slice }: Wanted): boolean => sort !== 'relevance' && slice.count > 0;
const isDated = (wanted: Wanted): boolean => isSorted(wanted) && wanted.sort === 'newest';

const within = ({ area }: Wanted, matches: readonly string[]): string[] =>
  area === undefined ? [...matches] : [...matches, lexeme(areaTerm(area))];

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);

interface Condition {
  vector: Vector;
  matches: RawBuilder<boolean>;
  /** How many texts are likely to match. */
  texts: number;
  /** Whether these are so many that the newest are looked for first. */
  byAge: boolean;
}
interface Matching {
  asked: Understood;
  /** Which texts match; when there are too many those of an earlier condition come first. */
  conditions: readonly Condition[];
  /** So many are looked at. */
  most: number;
  /** What a text scores beside the rank of its words. */
  score: RawBuilder<number>;
  /** What it must score at least. */
  least: number;
}

interface HitRow extends RankedHit {
  total: number;
  nth: number;
  /** The place of the best one of its area. */
  best: number;
  bounded: boolean;
}

async function findHits(db: Db, matching: Matching, wanted: Wanted, reading: Reading): Promise<Found> {
  const { slice, sort } = wanted;
  const { locale } = reading;
  const isRanked = sort === 'relevance' && slice.count > 0;
  const { rows } = await sql<HitRow>`
    with newest as materialized (${NEWEST_RANGES}),
    doc as materialized (${docs(matching, wanted, reading)}),
    seen as materialized ${seen(db, matching, wanted, reading)},
    candidate as (
      select *, row_number() over (order by named * fresh desc, published_at desc nulls last, item desc) as likely
      from (select *, ${matching.score} as named from (select distinct on (item, locale) * from seen) doc offset 0) as named
      where named >= ${matching.least}
    ),
    found as (
      select item, bool_or(locale = ${locale}) as own, min(locale) as locale, min(area) as area,
        min(published_at) as published_at, min(views) as views,
        coalesce(min(title) filter (where locale = ${locale}), min(title)) as title, max(fresh * ${
          isRanked ? sql`(named + case when likely <= ${RANKED} then ${rank(matching.asked)} else 0 end)` : sql`named`
        }) as score
      from candidate doc group by item
    ),
    placed as (select *, row_number() over (order by score desc, published_at desc nulls last, item desc)::integer as place from found),
    numbered as (
      select item, case when own then ${locale} else locale end as locale, area, place,
        count(*) over (partition by area)::integer as total,
        min(place) over (partition by area) as best,
        row_number() over (partition by area order by ${ORDERS[sort](locale)}, item desc)::integer as nth
      from placed
    )
    select *, ${isBounded(matching, wanted)} as bounded from numbered
    where nth = 1 or (nth > ${slice.offset} and nth <= ${slice.offset + slice.count}
      and area = coalesce(${slice.of ?? null}, area))
    order by best, nth`.execute(db);
  return { areas: byArea(rows, slice), isBounded: rows[0]?.bounded ?? false };
}

/** Of those that are sorted by date all were taken before it was asked who may see them. */
const isBounded = ({ most }: Matching, wanted: Wanted): RawBuilder<boolean> =>
  isDated(wanted)
    ? sql`((select count(*) from seen) >= ${most} or (select count(*) from doc) >= ${MAX_DATED})`
    : sql`(select count(*) from seen) >= ${most}`;

const ORDERS: Record<Wanted['sort'], (locale: Locale) => RawBuilder<unknown>> = {
  relevance: () => sql`place`,
  popular: () => sql`views desc`,
  newest: () => sql`published_at desc nulls last`,
  name: (locale) => collated('title', locale),
};

/** Those in the slice, and none where only the count was asked for. */
function byArea(rows: readonly HitRow[], { of, offset, count }: Wanted['slice']): FoundInArea[] {
  return [...new Set(rows.map(({ area }) => area))].map((area) => {
    const own = rows.filter((row) => row.area === area);
    const isAsked = of === undefined || of === area;
    const hits = own.filter(({ nth }) => isAsked && nth > offset && nth <= offset + count);
    return { area, total: own[0]?.total ?? 0, hits: hits.map(({ item, locale, place }) => ({ item, locale, area, place })) };
  });
}

/**
 * Texts that match. In a common table expression it is read only as far as it is needed, but planned as a whole: beneath a limit
 * PostgreSQL would read the table from its beginning, as it does not know what unpacking a vector costs.
 */
function docs({ conditions }: Matching, wanted: Wanted, reading: Reading): RawBuilder<unknown> {
  const all = sql.join(
    conditions.map((condition) => textsOf(condition, wanted.filter, reading)),
    sql` union all `,
  );
  return isDated(wanted)
    ? sql`select * from (${all} limit ${sql.lit(MAX_DATED)}) as dated order by published_at desc nulls first`
    : all;
}

/** Of the texts that match those of the days that are asked for, as search knows them, so that most need not be looked up: the item is asked again. */
function textsOf(
  { vector, matches, texts: likely, byAge }: Condition,
  { from, to }: ItemFilter,
  { moment }: Reading,
): RawBuilder<unknown> {
  const texts = sql`select item, locale, area, title_key, title_terms, body_terms, published_at from search_doc where ${matches}`;
  if (from === undefined && to === undefined) return byAge ? newestFirst(texts) : texts;
  const end = to === undefined ? moment : endOf(to);
  const since = sql`published_at >= coalesce(${from === undefined ? null : beginningOf(from)}::timestamptz, '-infinity')`;
  const until = sql`published_at < coalesce(${to === undefined ? null : endOf(to)}::timestamptz, 'infinity')`;
  const dated = sql`${texts} and ((${since} and ${until}) or published_at is null)`;
  if (from === undefined) return byAge ? newestFirst(dated) : dated;
  const isOver = end < moment;
  const months = monthsBetween(beginningOf(from), end);
  if (!months) return byAge && !isOver ? newestFirst(dated) : dated;
  const inPeriod = sql`${dated} and ${inMonths(months)}`;
  if (!byAge) return inPeriod;
  if (!isOver) return newestFirst(inPeriod);
  // A word is in so few titles that those of all months are found sooner at once.
  return likely > MANY_A_YEAR && vector === 'body_terms' ? monthByMonth(dated, months) : inPeriod;
}

/** Those of them that the reader may see. */
function seen(db: Db, { most }: Matching, { filter, sort, except }: Wanted, reading: Reading) {
  const { viewer, moment } = reading;
  return db
    .selectFrom(sql<SeenDoc>`doc`.as('doc'))
    .innerJoinLateral(
      () =>
        visibleItem(db, reading)
          .where(passes(filter, viewer))
          .$if(except !== undefined && except.length > 0, (qb) =>
            qb.where(sql<boolean>`item.key <> all(${[...(except ?? [])]}::bigint[])`),
          )
          .select(['item.published_at', 'item.views'])
          .as('item'),
      (join) => join.onTrue(),
    )
    .select(['doc.item', 'doc.locale', 'doc.area', 'doc.title_key', 'doc.title_terms', 'doc.body_terms'])
    .select(['item.published_at', 'item.views'])
    .select([titleFor(sort).as('title'), freshness(moment).as('fresh')])
    .limit(sql.lit(most));
}

type SeenDoc = Pick<Database['search_doc'], 'item' | 'locale' | 'area' | 'title_key' | 'title_terms' | 'body_terms'>;

const titleFor = (sort: Wanted['sort']) =>
  sort === 'name'
    ? sql<string | null>`(select title from item_text text where text.item = doc.item and text.locale = doc.locale)`
    : sql<string | null>`null::text`;

/** More the more of the query the title is, then the keywords. */
function nameScore({ key, slots }: Understood): RawBuilder<number> {
  const named = query(everySlot(slots));
  const inTitle = query(everySlot(slots, 'A'));
  return sql<number>`
    case when doc.title_key = ${key} then 8 when starts_with(doc.title_key, ${key}) then 3 else 0 end
    + case when doc.title_terms @@ ${inTitle} then 3 + 2 * ${brevity(key)} when doc.title_terms @@ ${named} then 2 else 0 end`;
}

/** How the words stand in the whole text: how often, in which of its parts, and whether one after another. */
function rank({ slots, phrase }: Understood): RawBuilder<number> {
  const together = sql`case when terms @@ ${query(phrase)} then 1 else 0 end`;
  return sql<number>`(
    select 4 * ts_rank('{0.1, 0.3, 0.6, 1}', terms, ${query(anySlot(slots))}, 1) + ${together}
    from ${READ_ONCE}
  )`;
}

/** The vector of `doc`, which is only pointed at until here, read and unpacked once for all that is asked of it: a copy in memory, no weight is set. */
const READ_ONCE = sql`(select setweight(doc.body_terms, 'D', '{}') as terms offset 0) as whole`;

/** Of a title that says no more than the query 1, the less the longer it is. */
const brevity = (key: string) => sql<number>`least(1, ${Array.from(key).length} / greatest(1, length(doc.title_key))::float8)`;

/** What a part counts for in a title, and in one that says no more than the query. */
const IN_TITLE = 1.25;
const IN_SHORT_TITLE = 1.5;

/** How much of what the query tells is there, from 0 to 1, and up to a half more for what the title tells of it. */
function coverage({ parts, key }: Understood): RawBuilder<number> {
  const total = totalOf(parts);
  const queries = parts.map(({ ways }) => anyWay(ways));
  const weights = parts.map(({ weight }) => weight / total);
  const inTitle = sql`${IN_TITLE}::float8 + ${IN_SHORT_TITLE - IN_TITLE}::float8 * ${brevity(key)}`;
  return sql<number>`(
    select coalesce(sum(part.weight * case when doc.title_terms @@ part.asked then ${inTitle} else 1 end), 0)
    from ${READ_ONCE}, unnest(${queries}::tsquery[], ${weights}::float8[]) part (asked, weight)
    where terms @@ part.asked
  )`;
}

const YEAR_SECONDS = 365 * 86_400;
/** What remains of the score of a notice or a news item that is very old. */
const OLDEST = 0.6;

/** News loses gently what other content keeps. */
const freshness = (moment: Date) => sql<number>`
  case when doc.area in ('notice', 'news')
    then ${OLDEST}::float8 + (1 - ${OLDEST}::float8) * exp(-greatest(0, extract(epoch from ${moment}::timestamptz - item.published_at)::float8) / ${YEAR_SECONDS}::float8)
    else 1 end`;
