import { useState } from 'react';
import type { ItemCard, ItemRef } from 'contract/item';

export interface FavouriteChanges {
  isFavourite: (item: Pick<ItemCard, 'area' | 'id' | 'favourite'>) => boolean;
  keep: (item: ItemRef, favourite: boolean) => void;
}

const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;

/**
 * Returns the favourites added or removed since a list was loaded. The list itself stays unchanged, so that nothing moves under
 * the pointer and a mistake can be undone.
 */
export function useFavouriteChanges(): FavouriteChanges {
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isFavourite: (item) => changes.get(keyOf(item)) ?? item.favourite,
    keep: (item, favourite) => {
      setChanges((present) => new Map(present).set(keyOf(item), favourite));
    },
  };
}
