import { useState } from 'react';
import type { ItemCard, ItemRef } from 'contract/item';

export interface FavouriteChanges {
  isFavourite: (item: Pick<ItemCard, 'area' | 'id' | 'favourite'>) => boolean;
  keep: (item: ItemRef, favourite: boolean) => void;
}

const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;

/**
 * What a person has made a favourite, or no longer, since a list was loaded. The list itself stays as it came, so that nothing jumps away
 * under the hand and a slip can be undone.
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
