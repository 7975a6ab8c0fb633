import { isItemId } from 'contract/core/paths';
import type { Query } from '../../../ui/states/QueryState';

/** Item of a page, with its loading state. */
export interface LoadedItem<Item> extends Query<Item> {
  /** The item of the page; undefined while it is not loaded, or after a failure. */
  shown: Item | undefined;
  /** True if the item does not exist or is not visible to this person. */
  isMissing: boolean;
}

export const loadedItem = <Item>(id: string, query: Query<Item>): LoadedItem<Item> => ({
  ...query,
  shown: query.failure ? undefined : query.data,
  isMissing: !isItemId(id) || query.failure?.status === 404,
});
