import type { Page } from '../../../contract/endpoint';
import type { Highlight } from '../../../contract/item';
import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import type { ItemSort, Reading } from '../item/card-repository';
import { listItems, resolveFilter, type NamedArea, type GivenFilter } from '../item/reader';
import { cardsWithText, findBeginnings, findHits, MAX_HITS, type Hit, type Wanted } from './hit-repository';
import { highlightAll, highlightPassage } from './highlight';
import { queryTerms, typedTerms } from './terms';

export interface SearchInput {
  query: string;
  filter: GivenFilter;
  sort: ItemSort | 'relevance';
  page: number;
  pageSize: number;
}
type TextCard = Awaited<ReturnType<typeof cardsWithText>>[number];
export type FoundRow = Omit<TextCard, 'readable'> & { highlight: Highlight };

/** What of an area matches a query: all of its words, or any of them when nothing has all. A query that says nothing lists everything. */
export async function searchArea(db: Db, area: NamedArea, input: SearchInput, reading: Reading): Promise<Page<FoundRow>> {
  const { query, sort, page, pageSize } = input;
  const terms = queryTerms(query);
  if (!terms.length) return listPlain(db, area, input, reading);
  const filter = await resolveFilter(db, area.area, input.filter);
  const hits = await findBest(db, { area: area.area, query, terms, every: true, filter, sort }, reading);
  const shown = hits.slice((page - 1) * pageSize, page * pageSize);
  return { items: await present(db, shown, new Set(terms), reading), total: hits.length, page, pageSize };
}

/** Up to eight titles for what has been typed of a query. */
export async function suggestTitles(db: Db, { area }: NamedArea, query: string, reading: Reading) {
  const typed = typedTerms(query);
  if (!typed.finished.length && !typed.unfinished.length) return [];
  return findBeginnings(db, area, query, typed, reading);
}

async function listPlain(
  db: Db,
  area: NamedArea,
  { query: _, sort, ...input }: SearchInput,
  reading: Reading,
): Promise<Page<FoundRow>> {
  const found = await listItems(db, area, { ...input, sort: sort === 'relevance' ? 'popular' : sort }, reading);
  const plain = (text: string) => (text ? [{ text, hit: false }] : []);
  return {
    ...found,
    items: found.items.map((row) => ({ ...row, highlight: { title: plain(row.title), passage: plain(row.summary) } })),
  };
}

async function findBest(db: Db, wanted: Wanted, reading: Reading): Promise<Hit[]> {
  const all = onePerItem(await findHits(db, wanted, reading), reading.locale);
  if (all.length || wanted.terms.length < 2) return all;
  return onePerItem(await findHits(db, { ...wanted, every: false }, reading), reading.locale);
}

/** An item that matches in both languages has the place of its better text and is shown in the reader's language. */
function onePerItem(hits: readonly Hit[], locale: Locale): Hit[] {
  const best = new Map<number, Hit>();
  for (const hit of hits) if (!best.has(hit.item) || hit.locale === locale) best.set(hit.item, hit);
  return [...best.values()].slice(0, MAX_HITS);
}

async function present(db: Db, hits: readonly Hit[], terms: ReadonlySet<string>, reading: Reading): Promise<FoundRow[]> {
  const locales = [...new Set(hits.map(({ locale }) => locale))];
  const cards = new Map<number, TextCard>();
  for (const locale of locales) {
    const items = hits.filter((hit) => hit.locale === locale).map(({ item }) => item);
    for (const card of await cardsWithText(db, items, { ...reading, locale })) cards.set(card.key, card);
  }
  return hits.flatMap(({ item }) => {
    const card = cards.get(item);
    return card ? [withHighlight(card, terms)] : [];
  });
}

function withHighlight({ readable, ...card }: TextCard, terms: ReadonlySet<string>): FoundRow {
  return { ...card, highlight: { title: highlightAll(card.title, terms), passage: highlightPassage(readable, terms) } };
}
