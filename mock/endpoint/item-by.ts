import type { ItemRef } from '../../contract/item';
import type { AnyItem } from '../data/item';
import { allItems, type Store } from '../data/store';
import { MockFailure } from './failure';

export function itemBy(store: Store, { area, id }: ItemRef): AnyItem {
  const found = allItems(store).find((item) => item.area === area && item.id === id);
  if (!found) throw new MockFailure('item.not_found');
  return found;
}
