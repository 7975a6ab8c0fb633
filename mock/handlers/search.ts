import type { HttpHandler } from 'msw';
import { AREAS } from '../../contract/core/areas';
import type { ItemCard } from '../../contract/item';
import { searchApi as api, type Suggestions } from '../../contract/search';
import type { AnyItem } from '../data/item';
import { cardOf, linkOf, textOf, type Reader } from '../data/render';
import { allItems, type Store } from '../data/store';
import { beginsWith, trimmedQuery } from '../area/area-list';
import { closeQueries, wordsOf } from './close-words';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { answerOf, bestFirst, bestMatchOf, hitsOf, totalOf, type SearchInput } from './search-hits';
import { pinnedItems } from './search-rule-matching';
import { hotKeywords } from './service';

const SUGGESTIONS = 8;
/** Minimum length of a query of which one suggestion is surely meant. */
const MIN_QUERY = 2;
const CLOSE = 3;
const POPULAR = 5;

/** Returns the handlers of the search over all areas, which uses a simple matching of its own. */
export const searchHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.search, (input, { person, locale }) => resultOf(input, { store, person, locale })),
  mockEndpoint(store, api.suggest, ({ query }, { person, locale }) => suggested(trimmedQuery(query), { store, person, locale })),
  mockEndpoint(store, api.keywordList, (_, { locale }) => hotKeywords(store, 'all', locale)),
  mockEndpoint(store, api.rate, () => ({})),
];

function resultOf(input: SearchInput, reader: Reader) {
  const query = trimmedQuery(input.query);
  const found = hitsOf({ ...input, query }, reader);
  const [best] = betterQueries(query, totalOf(found), input, reader);
  const isCorrected = totalOf(found) === 0 && best !== undefined && !input.exact;
  if (isCorrected) {
    const hits = hitsOf({ ...input, query: best }, reader);
    return {
      query: best,
      corrected: true,
      didYouMean: null,
      ...answerOf(hits, { ...input, query: best }, reader),
      nothing: null,
    };
  }
  return {
    query,
    corrected: false,
    didYouMean: totalOf(found) > 0 ? (best ?? null) : null,
    ...answerOf(found, { ...input, query }, reader),
    nothing: totalOf(found) > 0 ? null : nothingFor(query, input, reader),
  };
}

/** Returns similar queries that have more results, best first. */
function betterQueries(query: string, total: number, input: SearchInput, reader: Reader): string[] {
  const titles = allItems(reader.store).map((item) => textOf(item, reader.locale).title);
  return closeQueries(query, titles)
    .map((close) => ({ close, found: totalOf(hitsOf({ ...input, query: close }, reader)) }))
    .filter(({ found }) => found > total)
    .sort((a, b) => b.found - a.found)
    .map(({ close }) => close);
}

const nothingFor = (query: string, input: SearchInput, reader: Reader) => ({
  tried: wordsOf(query),
  close: betterQueries(query, 0, input, reader).slice(0, CLOSE),
  popular: allItems(reader.store)
    .toSorted((a, b) => b.views - a.views)
    .slice(0, POPULAR)
    .map((item) => linkOf(item, reader.locale)),
});

function suggested(query: string, reader: Reader): Suggestions {
  const pinned = query ? pinnedItems(reader.store, query).slice(0, SUGGESTIONS) : [];
  let left = query ? SUGGESTIONS - pinned.length : 0;
  const found = AREAS.map((area) => {
    const first = pinned.filter((item) => item.area === area);
    const others = reader.store.items[area]
      .filter((item: AnyItem) => !pinned.includes(item) && beginsWith(textOf(item, reader.locale), query))
      .slice(0, left);
    left -= others.length;
    return { area, items: [...first, ...others].map((item: AnyItem) => cardOf(item, reader)) };
  }).filter(({ items }) => items.length > 0);
  const best = bestSuggestion(
    found.flatMap(({ items }) => items),
    pinned[0],
    query,
    reader,
  );
  const groups = found.map(({ area, items }) => ({
    area,
    items: items.map(({ id, title, summary, locale, department }) => ({
      ...{ id, title, summary, locale },
      department: department?.name ?? null,
    })),
  }));
  return { best, groups: bestFirst(groups, best) };
}

/** Returns the first pinned item or, if the query is not very short, the suggestion that was surely meant. */
function bestSuggestion(shown: readonly ItemCard[], first: AnyItem | undefined, query: string, reader: Reader) {
  if (!first && query.length < MIN_QUERY) return null;
  const withPin = shown.map((one) => ({ ...one, pinned: one.area === first?.area && one.id === first.id }));
  return bestMatchOf(withPin, query, reader);
}
