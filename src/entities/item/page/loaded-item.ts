import { isItemId } from 'contract/core/paths';
import type { Query } from '../../../ui/states/QueryState';

/** An item on its way to its page. */
export interface LoadedItem<Item> extends Query<Item> {
  /** The item of the page; undefined while it is not loaded, or after a failure. */
  shown: Item | undefined;
  /** There is no such item, or none that this person may see. */
  isMissing: boolean;
}

export const loadedItem = <Item>(id: string, query: Query<Item>): LoadedItem<Item> => ({
  ...query,
  shown: query.failure ? undefined : query.data,
  isMissing: !isItemId(id) || query.failure?.status === 404,
});
