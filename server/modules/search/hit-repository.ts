import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Area } from '../../../contract/areas';
import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';
import { collated, passes, selectCards, type ItemFilter, type ItemSort, type Reading } from '../item/card-repository';
import { visibleTo } from '../item/visibility';
import { allOf, anyOf, beginningLike } from './ts-query';

/** So many matches are ranked at most, whatever the query: more are found by narrowing it. */
export const MAX_HITS = 2000;
/** A passage is looked for in so much of a text. */
const READ_CHARACTERS = 20_000;
const MAX_SUGGESTIONS = 8;

export interface Hit {
  item: number;
  locale: Locale;
}
export interface Wanted {
  area: Area;
  query: string;
  terms: readonly string[];
  /** Whether every term must be there, or any. */
  every: boolean;
  filter: ItemFilter;
  sort: ItemSort | 'relevance';
}
type MatchBuilder = ExpressionBuilder<Database, 'item' | 'search_doc' | 'item_text'>;

/**
 * Visible texts that match, best first and at most two (its languages) for an item. Titles are looked through apart, so that the
 * bound never cuts off what names the thing that is looked for.
 */
export async function findHits(db: Db, wanted: Wanted, reading: Reading): Promise<Hit[]> {
  const match = wanted.every ? allOf(wanted.terms) : anyOf(wanted.terms);
  const ranked = db
    .with('in_title', () => matching(db, 'title_terms', match, wanted, reading))
    .with('anywhere', () => matching(db, 'body_terms', match, wanted, reading))
    .with('hit', (qc) => qc.selectFrom('in_title').selectAll().union(qc.selectFrom('anywhere').selectAll()))
    .selectFrom('hit')
    .select(['hit.item', 'hit.locale']);
  const sorted = {
    relevance: () =>
      ranked
        .orderBy('hit.naming', 'desc')
        .orderBy('hit.titleRank', 'desc')
        .orderBy('hit.bodyRank', 'desc')
        .orderBy('hit.publishedAt', 'desc'),
    popular: () => ranked.orderBy('hit.views', 'desc'),
    newest: () => ranked.orderBy('hit.publishedAt', 'desc'),
    name: () => ranked.orderBy(collated('hit.title', reading.locale)),
  }[wanted.sort]();
  return sorted.orderBy('hit.item', 'desc').execute();
}

function matching(
  db: Db,
  column: 'title_terms' | 'body_terms',
  match: RawBuilder<string>,
  wanted: Wanted,
  { viewer, moment }: Reading,
) {
  const any = anyOf(wanted.terms);
  return db
    .selectFrom('search_doc')
    .innerJoin('item', 'item.key', 'search_doc.item')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'item.key').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .where('search_doc.area', '=', wanted.area)
    .where(sql<boolean>`${sql.ref(`search_doc.${column}`)} @@ ${match}`)
    .where(visibleTo(viewer, moment))
    .where(passes(wanted.filter, viewer))
    .select((eb) => [
      'search_doc.item',
      'search_doc.locale',
      'item_text.title',
      'item.views',
      'item.published_at as publishedAt',
      naming(eb, wanted.query, match).as('naming'),
      sql<number>`ts_rank(search_doc.title_terms, ${any}, 1)`.as('titleRank'),
      sql<number>`ts_rank(search_doc.body_terms, ${any}, 1)`.as('bodyRank'),
    ])
    .limit(MAX_HITS + 1);
}

/** 3: the title is the query; 2: it begins with it; 1: title and keywords match it; 0: the rest of the text does. */
function naming(eb: MatchBuilder, query: string, match: RawBuilder<string>) {
  const title = sql<string>`lower(item_text.title)`;
  return eb
    .case()
    .when(title, '=', query.toLowerCase())
    .then(3)
    .when(sql<boolean>`starts_with(${title}, ${query.toLowerCase()})`)
    .then(2)
    .when(sql<boolean>`search_doc.title_terms @@ ${match}`)
    .then(1)
    .else(0)
    .end();
}

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
  area: Area,
  query: string,
  typed: { finished: string[]; unfinished: string[] },
  { viewer, locale, moment }: Reading,
) {
  const candidates = db
    .selectFrom('search_doc')
    .innerJoin('item', 'item.key', 'search_doc.item')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'item.key').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .where('search_doc.area', '=', area)
    .where(sql<boolean>`search_doc.title_terms @@ ${beginningLike(typed.finished, typed.unfinished)}`)
    .where(visibleTo(viewer, moment))
    .select(['item.key', 'item.id', 'item.views', 'item_text.title', 'item_text.locale'])
    .limit(MAX_HITS + 1);
  const oneOfEach = db
    .selectFrom(candidates.as('candidate'))
    .distinctOn('candidate.key')
    .selectAll()
    .orderBy('candidate.key')
    .orderBy((order) => order('candidate.locale', '=', locale), 'desc');
  return db
    .selectFrom(oneOfEach.as('suggestion'))
    .select(['suggestion.id', 'suggestion.title'])
    .orderBy(sql`starts_with(lower(suggestion.title), ${query.toLowerCase()})`, 'desc')
    .orderBy('suggestion.views', 'desc')
    .orderBy('suggestion.key', 'desc')
    .limit(MAX_SUGGESTIONS)
    .execute();
}
