import { AREAS, type Area } from '../../contract/areas';
import type { ParsedInputOf } from '../../contract/endpoint';
import type { FoundItem, SearchBlock, searchApi, SearchResult } from '../../contract/search';
import type { AnyItem } from '../data/factories';
import { highlightOf } from '../data/highlight';
import { cardOf, textOf, type Reader } from '../data/render';
import { itemsIn } from '../data/store';
import { inClassification } from './area-facets';
import { byRelevance, matches, sortedBy } from './area-list';

const BEST = 5;

export type SearchInput = ParsedInputOf<(typeof searchApi)['search']>;
type Hits = { area: Area; items: AnyItem[] }[];

/** What each area has, those that have most first. */
export function hitsOf({ query, from, to }: SearchInput, { store, locale }: Reader): Hits {
  if (!query) return [];
  const isOfPeriod = ({ publishedAt }: AnyItem) => {
    const day = publishedAt?.slice(0, 10) ?? '';
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
  return AREAS.map((area) => ({
    area,
    items: itemsIn(store, area).filter((item: AnyItem) => isOfPeriod(item) && matches(textOf(item, locale), query)),
  }))
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => b.items.length - a.items.length);
}

export const totalOf = (hits: Hits): number => hits.reduce((sum, { items }) => sum + items.length, 0);

/** How many each area has, and the best of each or a page of the named one. */
export function answerOf(hits: Hits, input: SearchInput, reader: Reader): Pick<SearchResult, 'counts' | 'blocks'> {
  const { area, classificationId, page, pageSize } = input;
  const counts = hits.map(({ area: of, items }) => ({ area: of, total: items.length, more: false }));
  if (area === undefined) {
    return { counts, blocks: hits.map((one) => blockOf(one.area, one.items, input, reader, [0, BEST])) };
  }
  const items = inClassification(area, hits.find((one) => one.area === area)?.items ?? [], classificationId);
  return { counts, blocks: [blockOf(area, items, input, reader, [(page - 1) * pageSize, page * pageSize])] };
}

function blockOf(
  area: Area,
  items: AnyItem[],
  { query, sort }: SearchInput,
  reader: Reader,
  [first, end]: [number, number],
): SearchBlock {
  const listed = items.map((item) => ({ card: cardOf(item, reader), text: textOf(item, reader.locale) }));
  const sorted = sort === 'relevance' ? byRelevance(listed, query) : sortedBy(sort, listed, reader.locale);
  const shown = sorted
    .slice(first, end)
    .map(({ card, text }): FoundItem => ({ ...card, highlight: highlightOf(text, query), pinned: false }));
  return { area, total: items.length, more: false, items: shown };
}
