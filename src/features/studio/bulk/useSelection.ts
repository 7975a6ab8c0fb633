import { useState } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { keyOf } from '../care/item-key';
import type { Selection } from '../care/selection-context';

interface Chosen {
  /** Filters of the list that the items were selected in. */
  list: string;
  items: ReadonlyMap<string, ManagedItem>;
  isAll: boolean;
}

/** Keeps the selected items of a list; another list begins without any. */
export function useSelection(list: string): Selection & { selectAll: () => void; clear: () => void } {
  const none: Chosen = { list, items: new Map(), isAll: false };
  const [stored, setStored] = useState(none);
  const chosen = stored.list === list ? stored : none;
  const change = (update: (items: Map<string, ManagedItem>) => void) => {
    const items = new Map(chosen.items);
    update(items);
    setStored({ list, items, isAll: false });
  };
  return {
    items: chosen.items,
    isAll: chosen.isAll,
    select: (added) => {
      change((items) => {
        for (const item of added) items.set(keyOf(item), item);
      });
    },
    deselect: (removed) => {
      change((items) => {
        for (const item of removed) items.delete(keyOf(item));
      });
    },
    selectAll: () => {
      setStored({ ...chosen, isAll: true });
    },
    clear: () => {
      setStored(none);
    },
  };
}
