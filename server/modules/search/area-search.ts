import type { Page } from '../../../contract/core/endpoint';
import type { Highlight } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { ItemSort, PageRequest } from '../item/read/card-repository';
import { listItems, resolveFilter, type NamedArea, type GivenFilter } from '../item/read/reader';
import { presentHits, type FoundRow } from './matching/present';
import { findBest } from './matching/search';
import { soundTerm } from './text/sounds';
import { findBeginnings } from './matching/suggestion-repository';
import { cutQuery, typedTerms } from './text/terms';
import { analyzeQuery } from './query/analyze-query';
import type { ReadContext } from '../item/read/read-context';

export interface SearchInput extends PageRequest {
  query: string;
  filter: GivenFilter;
  sort: ItemSort | 'relevance';
}

type FoundPage = Required<Page<FoundRow>>;

/** Returns the items of an area that match a query. An empty query lists all of them. */
export async function searchArea(db: Db, area: NamedArea, input: SearchInput, readContext: ReadContext): Promise<FoundPage> {
  const { sort, page, pageSize } = input;
  const [analyzed, filter] = await Promise.all([
    analyzeQuery(db, input.query, readContext),
    resolveFilter(db, area.area, input.filter, readContext),
  ]);
  if (!analyzed.clauses.length) return listPlain(db, area, input, readContext);
  const request = { area: area.area, filter, sort, slice: { offset: (page - 1) * pageSize, count: pageSize } };
  const { areas, searched, isBounded } = await findBest(db, analyzed, request, readContext);
  const { hits, total } = areas[0] ?? { hits: [], total: 0 };
  return { items: presentHits(hits, searched), total, more: isBounded, page, pageSize };
}

/** Returns up to eight titles, of one area or of all, that match an unfinished query. */
export async function suggestTitles(db: Db, area: NamedArea['area'] | null, typed: string, readContext: ReadContext) {
  const text = cutQuery(typed);
  const { finished, unfinished } = typedTerms(text);
  if (!finished.length && !unfinished.length) return [];
  const [word] = unfinished;
  const begun = word === undefined ? [] : [...unfinished, soundTerm(word)];
  return findBeginnings(db, area, text, { finished, unfinished: begun }, readContext);
}

async function listPlain(
  db: Db,
  area: NamedArea,
  { query: _, sort, ...input }: SearchInput,
  readContext: ReadContext,
): Promise<FoundPage> {
  const found = await listItems(db, area, { ...input, sort: sort === 'relevance' ? 'popular' : sort }, readContext);
  const plain = (text: string): Highlight['title'] => (text ? [{ text, hit: false }] : []);
  return {
    ...found,
    more: false,
    items: found.items.map((row) => ({ ...row, highlight: { title: plain(row.title), passage: plain(row.summary) } })),
  };
}
