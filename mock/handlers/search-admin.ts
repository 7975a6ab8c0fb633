import type { HttpHandler } from 'msw';
import type { ItemRef } from '../../contract/item';
import { searchAdminApi as api, type EmptySearch, type Pin, type SynonymGroup } from '../../contract/search-admin';
import { keywordPlace, type MockEmptySearch, type MockPin, type MockPinnedItem, type MockSynonyms } from '../data/search-rules';
import { dayFromNow } from '../data/moments';
import { linkOf, type Reader } from '../data/render';
import { publishedItem, type Store } from '../data/store';
import { pageOf } from '../area/area-list';
import { MockFailure } from '../endpoint/failure';
import { itemBy } from '../endpoint/item-by';
import { comparable } from './search-rule-matching';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { hitsOf } from './search-hits';

const MAX_HITS = 5;

export const manageSearchHandlers = (store: Store): HttpHandler[] => [
  ...reportHandlers(store),
  ...pinHandlers(store),
  ...synonymHandlers(store),
  ...wordHandlers(store),
];

const reportHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.emptyList, ({ days, page, pageSize }, { person, locale }) => {
    const rows = store.searchRules.emptySearches
      .filter(({ daysAgo }) => daysAgo < days)
      .toSorted((a, b) => b.nothing - a.nothing);
    return pageOf(rows, page, pageSize, (row) => emptySearchOf(row, { store, person, locale }));
  }),
  mockEndpoint(store, api.ratingList, ({ days, page, pageSize }, { locale }) => {
    const rows = store.searchRules.ratedSearches.filter(({ daysAgo }) => daysAgo < days).toSorted((a, b) => b.no - a.no);
    return pageOf(rows, page, pageSize, ({ daysAgo, hits, ...row }) => {
      const items = hits.flatMap((ref) => publishedItem(store, ref) ?? []).slice(0, MAX_HITS);
      const share = row.yes / (row.yes + row.no);
      return { ...row, share, lastDay: dayFromNow(-daysAgo), hits: items.map((item) => linkOf(item, locale)) };
    });
  }),
];

function emptySearchOf({ daysAgo, ...row }: MockEmptySearch, reader: Reader): EmptySearch {
  const search = { query: row.query, exact: true, sort: 'relevance', page: 1, pageSize: 1 } as const;
  const areas = new Set(hitsOf(search, reader).map(({ area }) => area));
  const isFound = (scope: EmptySearch['scopes'][number]) => (scope === 'all' ? areas.size > 0 : areas.has(scope));
  return { ...row, lastDay: dayFromNow(-daysAgo), findsNow: row.scopes.every(isFound) };
}

const pinHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.pinList, ({ text, page, pageSize }, { locale }) => {
    const found = store.searchRules.pins.filter(({ query }) => comparable(query).includes(comparable(text)));
    const sorted = found.toSorted((a, b) => a.query.localeCompare(b.query, locale));
    return pageOf(sorted, page, pageSize, (pin) => pinOf(pin, store, locale));
  }),
  mockEndpoint(store, api.pinSave, ({ id, revision, query, items }, { locale }) => {
    refuseWords([query], () => 'query');
    const { pins } = store.searchRules;
    const present = id === undefined ? null : changeable(pins, id, revision, 'pin');
    const isSame = (pin: MockPin) => pin.origin === 'portal' && comparable(pin.query) === comparable(query);
    const same = pins.find(isSame);
    if (same && same.id !== id) throw new MockFailure('pin.exists', { id: same.id });
    const pin: MockPin = { id: id ?? crypto.randomUUID(), origin: 'portal', query, items: pinnable(store, items, present) };
    pins.splice(present ? pins.indexOf(present) : pins.length, present ? 1 : 0, pin);
    return pinOf(pin, store, locale);
  }),
  mockEndpoint(store, api.pinRemove, ({ id, revision }) => {
    const { pins } = store.searchRules;
    pins.splice(pins.indexOf(changeable(pins, id, revision, 'pin')), 1);
    return {};
  }),
];

/** Returns the items to pin. Throws for an item that does not exist, unless it is already pinned. */
const pinnable = (store: Store, items: readonly ItemRef[], present: MockPin | null): MockPinnedItem[] =>
  items.map((ref) => {
    const kept = present?.items.find(({ area, id }) => area === ref.area && id === ref.id);
    if (!kept) itemBy(store, ref);
    return kept ?? ref;
  });

function pinOf(pin: MockPin, store: Store, locale: Reader['locale']): Pin {
  const { id, origin, query, items } = pin;
  const holds = (other: MockPin) => other.origin === 'portal' && comparable(other.query) === comparable(query);
  return {
    ...{ id, origin, query, revision: revisionOf(pin) },
    items: items.map(({ gone, ...ref }) => {
      const item = publishedItem(store, ref);
      if (!item) return { ...ref, ...(gone ?? { title: null, locale: null, state: 'hidden' as const }) };
      const { title, locale: of } = linkOf(item, locale);
      return { ...ref, title, locale: of, state: 'shown' as const };
    }),
    overruled: origin === 'folder' && store.searchRules.pins.some(holds),
  };
}

const synonymHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.synonymList, ({ text, page, pageSize }) => {
    const { synonyms } = store.searchRules;
    const found = synonyms.filter(({ words }) => words.some((word) => comparable(word).includes(comparable(text))));
    return pageOf(found.toSorted(byFirstWord), page, pageSize, (group) => groupOf(group, synonyms));
  }),
  mockEndpoint(store, api.synonymSave, ({ id, revision, words }) => {
    refuseWords(words);
    const { synonyms } = store.searchRules;
    const present = id === undefined ? null : changeable(synonyms, id, revision, 'synonym');
    const same = synonyms.find((other) => keyOfGroup(other.words) === keyOfGroup(words));
    if (same && same.id !== id) throw new MockFailure('synonym.exists', { id: same.id });
    const group: MockSynonyms = { id: id ?? crypto.randomUUID(), origin: 'portal', words };
    synonyms.splice(present ? synonyms.indexOf(present) : synonyms.length, present ? 1 : 0, group);
    return groupOf(group, synonyms);
  }),
  mockEndpoint(store, api.synonymRemove, ({ id, revision }) => {
    const { synonyms } = store.searchRules;
    synonyms.splice(synonyms.indexOf(changeable(synonyms, id, revision, 'synonym')), 1);
    return {};
  }),
];

/** Returns the same key for groups of the same words, in any order and spelling. */
const keyOfGroup = (words: readonly string[]): string => words.map(comparable).toSorted().join('\n');

const byFirstWord = (a: MockSynonyms, b: MockSynonyms): number =>
  comparable(a.words[0] ?? '').localeCompare(comparable(b.words[0] ?? ''));

function groupOf(group: MockSynonyms, all: readonly MockSynonyms[]): SynonymGroup {
  const { id, origin, words } = group;
  const shared = words.flatMap((word) => {
    const isIt = (other: string) => comparable(other) === comparable(word);
    const others = all.filter((other) => other.id !== id && other.words.some(isIt));
    return others.map((other) => ({ word, with: other.words.filter((own) => !isIt(own)) }));
  });
  return { id, origin, words, revision: revisionOf(group), shared };
}

const wordHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.keywordList, ({ scope, locale }) => wordsIn(store, keywordPlace(scope, locale))),
  mockEndpoint(store, api.keywordSave, ({ scope, locale, revision, words }) => {
    refuseWords(words);
    const place = keywordPlace(scope, locale);
    if (wordsIn(store, place).revision !== revision) throw new MockFailure('keyword.conflict');
    store.searchRules.keywords.set(place, words);
    return wordsIn(store, place);
  }),
  mockEndpoint(store, api.banList, () => bansOf(store)),
  mockEndpoint(store, api.banSave, ({ revision, words }) => {
    refuseWords(words);
    if (bansOf(store).revision !== revision) throw new MockFailure('ban.conflict');
    store.searchRules.bans = words.toSorted((a, b) => (comparable(a) < comparable(b) ? -1 : 1));
    return bansOf(store);
  }),
];

function wordsIn({ searchRules }: Store, place: string) {
  const words = searchRules.keywords.get(place) ?? [];
  return { words, revision: revisionOf(words) };
}

const bansOf = ({ searchRules: { bans, folderBans } }: Store) => ({
  words: bans,
  fromFolder: folderBans,
  revision: revisionOf(bans),
});

/** Returns a hash of the content, as its revision. */
function revisionOf(content: unknown): string {
  let hash = 0;
  for (const character of JSON.stringify(content)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 40;
  return hash.toString(36);
}

/** Returns the entry to change. Throws if it does not exist, has another revision, or comes from a content folder. */
function changeable<SearchRule extends { id: string; origin: Pin['origin'] }>(
  all: readonly SearchRule[],
  id: string,
  revision: string | undefined,
  noun: 'pin' | 'synonym',
): SearchRule {
  const found = all.find((searchRule) => searchRule.id === id);
  if (!found) throw new MockFailure(`${noun}.not_found`);
  if (found.origin === 'folder') throw new MockFailure('folder.read_only');
  if (revisionOf(found) !== revision) throw new MockFailure(`${noun}.conflict`);
  return found;
}

function refuseWords(words: readonly string[], nameOf = (place: number): string => `words.${place}`): void {
  const keys = words.map(comparable);
  const wrong = keys.flatMap((key, place): [string, string][] => {
    if (key === '') return [[nameOf(place), 'must hold a letter or a digit']];
    return keys.indexOf(key) < place ? [[nameOf(place), 'stands there already']] : [];
  });
  if (wrong.length) throw new MockFailure('words.invalid', Object.fromEntries(wrong));
}
