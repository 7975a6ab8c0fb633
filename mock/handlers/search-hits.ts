import { AREAS, type Area } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import type { ParsedInputOf } from '../../contract/core/endpoint';
import type { ItemRef } from '../../contract/item';
import {
  addressOf,
  type BestMatch,
  type FoundItem,
  type SearchBlock,
  type searchApi,
  type SearchResult,
} from '../../contract/search';
import type { AnyItem } from '../data/item';
import { highlightOf } from '../data/highlight';
import { isPublishedWithin } from '../data/moments';
import { cardOf, textOf, type Reader } from '../data/render';
import { inClassification, requireClassification } from '../area/area-facets';
import { byRelevance, matches, sortedBy } from '../area/area-list';
import { pinnedItems, synonymsOf } from './search-rule-matching';

const BEST = 5;

export type SearchInput = ParsedInputOf<(typeof searchApi)['search']>;
type Hits = { area: Area; items: AnyItem[] }[];

/** Returns the hits of each area, the area with most hits first. */
export function hitsOf({ query, ...input }: SearchInput, { store, locale }: Reader): Hits {
  if (!query) return [];
  const pinned = pinnedItems(store, query);
  const ways = synonymsOf(store, query);
  const isFound = (item: AnyItem) => pinned.includes(item) || ways.some((way) => matches(textOf(item, locale), way));
  return AREAS.map((area) => ({
    area,
    items: store.items[area].filter((item: AnyItem) => isPublishedWithin(item, input) && isFound(item)),
  }))
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => b.items.length - a.items.length);
}

export const totalOf = (hits: Hits): number => hits.reduce((sum, { items }) => sum + items.length, 0);

/** Returns the number of hits in each area, with the best hits of each area or one page of the requested area. */
export function answerOf(hits: Hits, input: SearchInput, reader: Reader): Pick<SearchResult, 'counts' | 'blocks' | 'best'> {
  const { area, classificationId, page, pageSize } = input;
  const counts = hits.map(({ area: of, items }) => ({ area: of, total: items.length, more: false }));
  if (area === undefined) {
    const blocks = withBestStrong(hits.map((one) => blockOf(one.area, one.items, input, reader, [0, BEST])));
    const found = blocks.flatMap(({ items }) => items);
    const best = input.sort === 'relevance' ? bestMatchOf(found, input.query, reader) : null;
    return { counts, blocks: bestFirst(blocks, best), best };
  }
  requireClassification(reader.store, area, classificationId);
  const items = inClassification(reader.store, area, hits.find((one) => one.area === area)?.items ?? [], classificationId);
  return { counts, best: null, blocks: [blockOf(area, items, input, reader, [(page - 1) * pageSize, page * pageSize])] };
}

/**
 * Returns the best match with its address: the first item that is pinned, else the first whose title is the query, else, of those
 * whose title has it, the first with an address, else the first of them; one in the reader's language before others. Null if there is
 * none.
 */
export function bestMatchOf(
  found: readonly (ItemRef & { title: string; locale: Locale; pinned?: boolean })[],
  query: string,
  { store, locale }: Reader,
): BestMatch | null {
  const key = query.toLowerCase();
  const urlOf = ({ area, id }: ItemRef) => addressOf(area, store.items[area].find((one: AnyItem) => one.id === id) ?? {});
  const named = found
    .filter(({ title }) => title.toLowerCase().includes(key))
    .sort((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
  const best =
    found.find(({ pinned }) => pinned) ??
    named.find(({ title }) => title.toLowerCase() === key) ??
    named.find((one) => urlOf(one) !== null) ??
    named[0];
  return best ? { area: best.area, id: best.id, url: urlOf(best) } : null;
}

/** Returns the areas with that of the best match first. */
export const bestFirst = <T extends { area: Area }>(areas: readonly T[], best: BestMatch | null): T[] =>
  areas.toSorted((a, b) => Number(b.area === best?.area) - Number(a.area === best?.area));

function blockOf(
  area: Area,
  items: AnyItem[],
  { query, sort }: SearchInput,
  reader: Reader,
  [first, end]: [number, number],
): SearchBlock {
  const listed = items.map((item) => ({ card: cardOf(item, reader), text: textOf(item, reader.locale) }));
  const sorted = sort === 'relevance' ? byRelevance(listed, query) : sortedBy(sort, listed, reader.locale);
  const pins = sort === 'relevance' ? pinnedItems(reader.store, query) : [];
  const placeOf = ({ card }: (typeof sorted)[number]) => pins.findIndex((pin) => pin.area === area && pin.id === card.id);
  const isPinned = (one: (typeof sorted)[number]) => placeOf(one) >= 0;
  const ordered = [...sorted.filter(isPinned).sort((a, b) => placeOf(a) - placeOf(b)), ...sorted.filter((one) => !isPinned(one))];
  const shown = ordered.slice(first, end).map((one): FoundItem => {
    const found = { ...one.card, highlight: highlightOf(one.text, query), pinned: isPinned(one) };
    return { ...found, weak: !found.pinned && isInBodyOnly(one.text, query) };
  });
  return { area, total: items.length, more: false, items: shown };
}

const isInBodyOnly = (text: ReturnType<typeof textOf>, query: string): boolean => !matches({ ...text, body: '' }, query);

/** Returns the blocks without weak items if there are no others. */
const withBestStrong = (blocks: SearchBlock[]): SearchBlock[] =>
  blocks.some(({ items }) => items.some(({ weak }) => !weak))
    ? blocks
    : blocks.map((block) => ({ ...block, items: block.items.map((item) => ({ ...item, weak: false })) }));
