import type { Call, CallAnswer } from 'contract/api';
import { isItemId } from 'contract/core/paths';
import { request } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { loadedItem, type LoadedItem } from './loaded-item';
import { useCountedView } from './useCountedView';

type RootOf<C extends Call> = C extends `POST ${infer Root}/updateViews` ? Root : never;
/** Common prefix of the calls for one kind of item, such as `/api/servicehall/form`. */
type ItemRoot = RootOf<Call>;
type ItemOf<Root extends ItemRoot> = CallAnswer<`GET ${Root}/info`>;

export interface PublishedItem<Item> extends LoadedItem<Item> {
  /** Updates the shown item after a change by this person. */
  mutate: (change: (item: Item) => Item) => void;
  countShare: (id: string) => void;
}

/** Loads a published item. Opening it counts a view and then calls `onViewed`. An invalid id is not requested. */
export const useItem = <Root extends ItemRoot>(root: Root, id: string, onViewed?: () => void) =>
  // TypeScript does not see that the path leads to one member of the union.
  usePublishedItem(root, id, onViewed) as unknown as PublishedItem<ItemOf<Root>>;

function usePublishedItem(root: ItemRoot, id: string, onViewed?: () => void): PublishedItem<ItemOf<ItemRoot>> {
  const info = useCall(`GET ${root}/info` as const, isItemId(id) ? { id } : null);
  const { mutate } = info;
  const change = (of: string, counted: { views: number } | { shareCount: number } | undefined) => {
    mutate((item) => (item.id === of ? { ...item, ...counted } : item));
  };
  const countView = async (of: string) => {
    const counted = await request(`POST ${root}/updateViews` as const, { id: of });
    change(of, counted);
    if (counted) onViewed?.();
  };
  const countShare = async (of: string) => {
    change(of, await request(`POST ${root}/updateShareCount` as const, { id: of }));
  };
  // Does not count while a kept answer is shown: the current answer would replace the new count, or there is no connection.
  useCountedView(info.refreshing || info.copyAt ? undefined : info.data?.id, (of) => void countView(of));
  return { ...loadedItem(id, info), mutate, countShare: (of) => void countShare(of) };
}
