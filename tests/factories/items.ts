import type { Area } from '../../contract/core/areas';
import type { ItemOf } from '../../mock/data/factories';
import { itemsIn } from '../../mock/data/store';
import { portal } from '../setup/portal';

/** The area holds these items and no others. They are made by the factories of `mock/data/factories.ts`. */
export function onlyItems<A extends Area>(area: A, ...items: ItemOf<A>[]): void {
  itemsIn(portal(), area).splice(0, Infinity, ...items);
}

/** An item as the mocked portal has it, to be changed before a page asks for it or looked at after. */
export function itemOf<A extends Area>(area: A, id: string): ItemOf<A> {
  const item = itemsIn(portal(), area).find((candidate) => candidate.id === id);
  if (!item) throw new Error(`the sample has no ${area} ${id}`);
  return item;
}
