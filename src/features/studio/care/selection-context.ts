import { createContext } from 'react';
import type { ManagedItem } from 'contract/manage/content';

/** Items that the person selected in the list, by keys `<area> <id>`; they stay while the pages of the same list are turned. */
export interface Selection {
  items: ReadonlyMap<string, ManagedItem>;
  /** True if all items of all pages are selected. */
  isAll: boolean;
  select: (items: readonly ManagedItem[]) => void;
  deselect: (items: readonly ManagedItem[]) => void;
}

export const SelectionContext = createContext<Selection | null>(null);
