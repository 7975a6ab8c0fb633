import type { Page } from '../../../contract/endpoint';
import type { Highlight } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { ItemSort, PageRequest, Reading } from '../item/card-repository';
import { listItems, resolveFilter, type NamedArea, type GivenFilter } from '../item/reader';
import { presentHits, type FoundRow } from './present';
import { findBest } from './search';
import { soundTerm } from './sounds';
import { findBeginnings } from './suggestion-repository';
import { cutQuery, typedTerms } from './terms';
import { understand } from './understand';

export interface SearchInput extends PageRequest {
  query: string;
  filter: GivenFilter;
  sort: ItemSort | 'relevance';
}

type FoundPage = Required<Page<FoundRow>>;

/** What of an area matches a query. A query that says nothing lists everything. */
export async function searchArea(db: Db, area: NamedArea, input: SearchInput, reading: Reading): Promise<FoundPage> {
  const { sort, page, pageSize } = input;
  const [asked, filter] = await Promise.all([
    understand(db, input.query, reading),
    resolveFilter(db, area.area, input.filter, reading),
  ]);
  if (!asked.slots.length) return listPlain(db, area, input, reading);
  const wanted = { area: area.area, filter, sort, slice: { offset: (page - 1) * pageSize, count: pageSize } };
  const { areas, understood, isBounded } = await findBest(db, asked, wanted, reading);
  const { hits, total } = areas[0] ?? { hits: [], total: 0 };
  return { items: presentHits(hits, understood), total, more: isBounded, page, pageSize };
}

/** Up to eight titles, of one area or of all, for what has been typed of a query. */
export async function suggestTitles(db: Db, area: NamedArea['area'] | null, typed: string, reading: Reading) {
  const text = cutQuery(typed);
  const { finished, unfinished } = typedTerms(text);
  if (!finished.length && !unfinished.length) return [];
  const [word] = unfinished;
  const begun = word === undefined ? [] : [...unfinished, soundTerm(word)];
  return findBeginnings(db, area, text, { finished, unfinished: begun }, reading);
}

async function listPlain(
  db: Db,
  area: NamedArea,
  { query: _, sort, ...input }: SearchInput,
  reading: Reading,
): Promise<FoundPage> {
  const found = await listItems(db, area, { ...input, sort: sort === 'relevance' ? 'popular' : sort }, reading);
  const plain = (text: string): Highlight['title'] => (text ? [{ text, hit: false }] : []);
  return {
    ...found,
    more: false,
    items: found.items.map((row) => ({ ...row, highlight: { title: plain(row.title), passage: plain(row.summary) } })),
  };
}
