import { createContext } from 'react';
import type { Locale } from 'contract/core/locale';
import type { Highlight, ItemCard } from 'contract/item';

export type ListedItem = Pick<ItemCard, 'locale'> & { highlight?: Highlight };

/** Language in which most of the rows were found, as a note above them says, so that the rows do not repeat it. */
export const NotedLocale = createContext<Locale | undefined>(undefined);

/** Returns the language in which most of the items were found, if it is not that of their titles. */
export function foreignLocaleOfMost(items: readonly ListedItem[]): Locale | undefined {
  const foreign = items.flatMap(({ locale, highlight: { passageLocale = locale } = { title: [], passage: [] } }) =>
    passageLocale === locale ? [] : [passageLocale],
  );
  return foreign.length > 1 && foreign.length > items.length / 2 ? foreign[0] : undefined;
}
