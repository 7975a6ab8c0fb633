import type { Area } from '../../contract/core/areas';
import type { ItemOf } from '../../mock/data/item';
import { portal } from '../setup/portal';

/** Replaces all items of an area. Make items with the factories of `mock/data/factories.ts`. */
export function onlyItems<A extends Area>(area: A, ...items: ItemOf<A>[]): void {
  portal().items[area].splice(0, Infinity, ...items);
}

/** Returns a stored item of the mocked portal, which a test may change. Throws if there is none. */
export function itemOf<A extends Area>(area: A, id: string): ItemOf<A> {
  const item = portal().items[area].find((candidate) => candidate.id === id);
  if (!item) throw new Error(`the sample has no ${area} ${id}`);
  return item;
}
