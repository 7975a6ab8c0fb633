import type { Area } from '../../contract/core/areas';
import type { Classification } from '../../contract/classification';
import type { CountedName } from '../../contract/item';
import type { Locale } from '../../contract/core/locale';
import { CLASSIFICATIONS, withDescendants } from '../data/classifications';
import type { AnyItem } from '../data/factories';
import { DEPARTMENTS } from '../data/names';
import { itemsIn, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';

/** Returns the tree of an area's classifications with their counts. */
export function classificationsOf(area: Area, items: AnyItem[], locale: Locale, parent: string | null = null): Classification[] {
  return CLASSIFICATIONS[area]
    .filter((seed) => seed.parent === parent)
    .map(({ id, names }) => ({
      id,
      name: names[locale],
      count: inClassification(area, items, id).length,
      children: classificationsOf(area, items, locale, id),
    }))
    .filter(({ count }) => count > 0);
}

/** Returns the departments that own any of the items, with counts, sorted by name. */
export const departmentsOf = (items: AnyItem[], locale: Locale): CountedName[] =>
  Object.entries(DEPARTMENTS)
    .map(([id, names]) => ({ id, name: names[locale], count: items.filter(({ department }) => department === id).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.name.localeCompare(b.name, locale));

/** Throws `classification.not_found` for a classification that does not exist or contains no items. */
export function requireClassification(store: Store, area: Area, id: string | undefined): void {
  if (id !== undefined && !inClassification<AnyItem>(area, itemsIn(store, area), id).length)
    throw new MockFailure('classification.not_found');
}

/** Returns the items in a classification and its descendants; all items if no classification is given. */
export function inClassification<Item extends AnyItem>(area: Area, items: Item[], id: string | undefined): Item[] {
  if (id === undefined) return items;
  const wanted = withDescendants(area, id);
  return items.filter(({ classificationIds }) => classificationIds.some((own) => wanted.includes(own)));
}
