import type { ItemRef } from 'contract/item';

/** Returns a key of an item among those of all areas. */
export const keyOf = ({ area, id }: ItemRef): string => `${area} ${id}`;
