import { sql, type RawBuilder } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import { collated, passes, selectCards, type ItemFilter, type ItemSort, type Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import { comparable } from './terms';
import { anySlot, anyWay, beginningLike, everySlot, query } from './ts-query';
import type { Part, Understood } from './understand';

/** So many matches are ranked at most, whatever the query: more are found by narrowing it. */
export const MAX_HITS = 2000;
/** A passage is looked for in so much of a text. */
const READ_CHARACTERS = 20_000;
const MAX_SUGGESTIONS = 8;

export interface Hit {
  item: number;
  locale: Locale;
  area: Area;
  publishedAt: Date | null;
}
export interface Wanted {
  /** All of them when none is named. */
  area?: Area;
  filter: ItemFilter;
  sort: ItemSort | 'relevance';
}

/** Visible texts that hold all that a query asks for, best first and at most two (its languages) for an item. */
export function findAll(db: Db, asked: Understood, wanted: Wanted, reading: Reading): Promise<Hit[]> {
  return findHits(db, { asked, match: everySlot(asked.slots), score: nameScore(asked) }, wanted, reading);
}

/** Of what a text must have at least to be worth showing when none has all; of a whole sentence less. */
const LEAST_COVERED = 0.45;
const LEAST_OF_SENTENCE = 0.3;
const SENTENCE_PARTS = 5;
/** A part of a query that tells less than this share of what its rarest part does finds too much by itself. */
const LEAST_TELLING = 0.4;
/** What a text scores that has all parts. */
const COVERED = 8;

/** Visible texts that hold most of what a query asks for, by how much it tells. */
export function findSome(db: Db, asked: Understood, wanted: Wanted, reading: Reading): Promise<Hit[]> {
  const most = Math.max(...asked.parts.map(({ weight }) => weight));
  const telling = asked.parts.filter(({ weight }) => weight >= most * LEAST_TELLING);
  const score = sql<number>`${COVERED} * ${coverage(asked)}`;
  const least = COVERED * (asked.parts.length >= SENTENCE_PARTS ? LEAST_OF_SENTENCE : LEAST_COVERED);
  return findHits(db, { asked, match: anySlot(waysOf(telling)), score, least }, wanted, reading);
}

const waysOf = (parts: readonly Part[]) => parts.map(({ ways }) => ways);

interface Matching {
  asked: Understood;
  /** A tsquery. */
  match: string;
  /** What a text scores beside the rank of its words. */
  score: RawBuilder<number>;
  /** What it must score at least. */
  least?: number;
}

/** Titles are looked through apart, so that the bound never cuts off what names the thing that is looked for. */
async function findHits(db: Db, matching: Matching, wanted: Wanted, reading: Reading): Promise<Hit[]> {
  const hits = db
    .with('in_title', () => matches(db, 'title_terms', matching, wanted, reading))
    .with('anywhere', () => matches(db, 'body_terms', matching, wanted, reading))
    .with('hit', (qc) => qc.selectFrom('in_title').selectAll().union(qc.selectFrom('anywhere').selectAll()))
    .selectFrom('hit')
    .select(['hit.item', 'hit.locale', 'hit.area', 'hit.publishedAt'])
    .$if(matching.least !== undefined, (qb) => qb.where('hit.named', '>=', matching.least ?? 0));
  const sorted = {
    relevance: () =>
      hits
        .orderBy(sql`(hit.named + 4 * hit.rank) * ${freshness(reading.moment)}`, 'desc')
        .orderBy('hit.publishedAt', (order) => order.desc().nullsLast()),
    popular: () => hits.orderBy('hit.views', 'desc'),
    newest: () => hits.orderBy('hit.publishedAt', (order) => order.desc().nullsLast()),
    name: () => hits.orderBy(collated('hit.title', reading.locale)),
  }[wanted.sort]();
  return sorted.orderBy('hit.item', 'desc').execute();
}

function matches(
  db: Db,
  column: 'title_terms' | 'body_terms',
  { asked, match, score }: Matching,
  { area, filter }: Wanted,
  { viewer, moment }: Reading,
) {
  const any = anySlot(asked.slots);
  return db
    .selectFrom('search_doc')
    .innerJoin('item', 'item.key', 'search_doc.item')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'item.key').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .where(sql<boolean>`${sql.ref(`search_doc.${column}`)} @@ ${query(match)}`)
    .$if(area !== undefined, (qb) => qb.where('search_doc.area', '=', area as Area))
    .where(visibleTo(viewer, moment))
    .where(passes(filter, viewer))
    .select([
      'search_doc.item',
      'search_doc.locale',
      'search_doc.area',
      'item_text.title',
      'item.views',
      'item.published_at as publishedAt',
      score.as('named'),
      sql<number>`ts_rank('{0.1, 0.3, 0.6, 1}', search_doc.body_terms, ${query(any)}, 1)`.as('rank'),
    ])
    .limit(MAX_HITS + 1);
}

/** More the more of the query the title is, then the keywords, then what stands together in the text. */
function nameScore({ key, phrase, slots }: Understood): RawBuilder<number> {
  const together = phrase === null ? sql`false` : sql`search_doc.body_terms @@ ${query(phrase)}`;
  const named = query(everySlot(slots));
  const inTitle = query(everySlot(slots, 'A'));
  return sql<number>`
    case when search_doc.title_key = ${key} then 8 when starts_with(search_doc.title_key, ${key}) then 3 else 0 end
    + case when search_doc.title_terms @@ ${inTitle} then 3 + 2 * ${brevity(key)} when search_doc.title_terms @@ ${named} then 2 else 0 end
    + case when ${together} then 1 else 0 end`;
}

/** Of a title that says no more than the query 1, the less the longer it is. */
const brevity = (key: string) =>
  sql<number>`least(1, ${Array.from(key).length} / greatest(1, length(search_doc.title_key))::float8)`;

/** How much of what the query tells is there, from 0 to 1, and up to a half more for what the title tells of it. */
function coverage({ parts, key }: Understood): RawBuilder<number> {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const queries = parts.map(({ ways }) => anyWay(ways));
  const weights = parts.map(({ weight }) => weight / total);
  return sql<number>`(
    select coalesce(sum(part.weight * case when search_doc.title_terms @@ part.asked then 1.25 + 0.25 * ${brevity(key)} else 1 end), 0)
    from unnest(${queries}::tsquery[], ${weights}::float8[]) part (asked, weight)
    where search_doc.body_terms @@ part.asked
  )`;
}

const YEAR_SECONDS = 365 * 86_400;
/** What remains of the score of a notice or a news item that is very old. */
const OLDEST = 0.6;

/** News loses gently what other content keeps. */
const freshness = (moment: Date) => sql<number>`
  case when hit.area in ('notice', 'news')
    then ${OLDEST}::float8 + (1 - ${OLDEST}::float8) * exp(-greatest(0, extract(epoch from ${moment}::timestamptz - hit."publishedAt")) / ${YEAR_SECONDS}::float8)
    else 1 end`;

/** Cards of items in the reader's language, with the beginning of the text that search has of them. */
export async function cardsWithText(db: Db, items: readonly number[], reading: Reading) {
  return selectCards(db, reading)
    .innerJoin('search_doc', (join) =>
      join.onRef('search_doc.item', '=', 'item.key').onRef('search_doc.locale', '=', 'text.locale'),
    )
    .where((eb) => eb('item.key', '=', eb.fn.any(eb.val([...items]))))
    .select(sql<string>`left(search_doc.text, ${READ_CHARACTERS})`.as('readable'))
    .execute();
}

/** Titles for a query that is still being typed: those that begin with it first, then the most used. */
export async function findBeginnings(
  db: Db,
  area: Area | null,
  text: string,
  typed: { finished: string[]; unfinished: string[] },
  { viewer, locale, moment }: Reading,
) {
  const candidates = db
    .selectFrom('search_doc')
    .innerJoin('item', 'item.key', 'search_doc.item')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'item.key').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .$if(area !== null, (qb) => qb.where('search_doc.area', '=', area as Area))
    .where(sql<boolean>`search_doc.title_terms @@ ${beginningLike(typed.finished, typed.unfinished)}`)
    .where(visibleTo(viewer, moment))
    .select(['item.key', 'item.area', 'item.id', 'item.views', 'search_doc.title_key', 'item_text.title', 'item_text.locale'])
    .limit(MAX_HITS + 1);
  const oneOfEach = db
    .selectFrom(candidates.as('candidate'))
    .distinctOn('candidate.key')
    .selectAll()
    .orderBy('candidate.key')
    .orderBy((order) => order('candidate.locale', '=', locale), 'desc');
  return db
    .selectFrom(oneOfEach.as('suggestion'))
    .select(['suggestion.area', 'suggestion.id', 'suggestion.title'])
    .orderBy(sql`starts_with(suggestion.title_key, ${comparable(text)})`, 'desc')
    .orderBy('suggestion.views', 'desc')
    .orderBy('suggestion.key', 'desc')
    .limit(MAX_SUGGESTIONS)
    .execute();
}
