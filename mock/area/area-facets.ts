import type { Area } from '../../contract/core/areas';
import type { Classification } from '../../contract/classification';
import { classificationGlyph } from '../../contract/core/glyph-of';
import type { CountedName } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';
import type { AnyItem } from '../data/item';
import { departmentsIn } from '../data/departments';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';

/** Returns the tree of an area's classifications, in the order of the store, with their counts. */
export function classificationsOf(store: Store, area: Area, locale: Locale, parent: string | null = null): Classification[] {
  return store.classifications[area]
    .filter((seed) => seed.parent === parent)
    .map(({ id, names, glyph }) => ({
      id,
      ...formerIdsOf(store, area, id),
      name: names[locale],
      glyph: classificationGlyph(names, glyph),
      count: inClassification<AnyItem>(store, area, store.items[area], id).length,
      children: classificationsOf(store, area, locale, id),
    }))
    .filter(({ count }) => count > 0);
}

/** Returns the property `formerIds` of a classification: the ids of those that were merged into it. Empty if there are none. */
export function formerIdsOf(store: Store, area: Area, id: string): { formerIds?: string[] } {
  const formerIds = [...store.formerClassifications].flatMap(([key, target]) =>
    target === id && key.startsWith(`${area} `) ? [key.slice(area.length + 1)] : [],
  );
  return formerIds.length ? { formerIds } : {};
}

/** Returns the departments that own any of the items, with counts, sorted by name. */
export const departmentsOf = (store: Store, items: AnyItem[], locale: Locale): CountedName[] =>
  departmentsIn(store, locale)
    .map((named) => ({ ...named, count: items.filter(({ department }) => department === named.id).length }))
    .filter(({ count }) => count > 0);

/** Throws `classification.not_found` for a classification that does not exist or contains no items. */
export function requireClassification(store: Store, area: Area, id: string | undefined): void {
  if (id !== undefined && !inClassification<AnyItem>(store, area, store.items[area], id).length)
    throw new MockFailure('classification.not_found');
}

/** Returns the items in a classification and its descendants; all items if no classification is given. */
export function inClassification<Item extends AnyItem>(store: Store, area: Area, items: Item[], id: string | undefined): Item[] {
  if (id === undefined) return items;
  const isThere = store.classifications[area].some((one) => one.id === id);
  const wanted = withDescendants(store, area, isThere ? id : (store.formerClassifications.get(`${area} ${id}`) ?? id));
  return items.filter(({ classificationIds }) => classificationIds.some((own) => wanted.includes(own)));
}

/** Returns the ids of the classification and all its descendants. */
const withDescendants = (store: Store, area: Area, id: string): string[] => [
  id,
  ...store.classifications[area].filter(({ parent }) => parent === id).flatMap((child) => withDescendants(store, area, child.id)),
];
