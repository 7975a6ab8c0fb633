import type { AnyItem } from '../data/item';
import { publishedItem, type Store } from '../data/store';

/** Returns a query in the form in which pins and synonyms are compared: without case, full-width characters and punctuation. */
export const comparable = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/**
 * Returns the items that editors have pinned for a query, in order; a pin from the portal takes precedence over one from a
 * content folder.
 */
export function pinnedItems(store: Store, query: string): AnyItem[] {
  const pins = store.searchRules.pins.filter((pin) => comparable(pin.query) === comparable(query));
  const pin = pins.find(({ origin }) => origin === 'portal') ?? pins[0];
  return (pin?.items ?? []).flatMap((ref) => publishedItem(store, ref) ?? []);
}

/** Returns the query and its synonyms. */
export function synonymsOf(store: Store, query: string): string[] {
  const key = comparable(query);
  const groups = store.searchRules.synonyms.filter(({ words }) => words.some((word) => comparable(word) === key));
  return [query, ...groups.flatMap(({ words }) => words.filter((word) => comparable(word) !== key))];
}
