import { useEffect } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { NoticeCard } from 'contract/notice';
import { onAllRead } from '@/entities/notice/inbox';
import { useCall, type CallState } from '@/lib/api/useCall';
import { PINNED_LIST } from '../filters/notice-list-address';
import { withAllRead } from './with-all-read';

export type PinnedList = Pick<CallState<'POST /api/notice/list'>, 'data' | 'failure'>;

/** Loads the pinned notices, which are shown above the whole list; null, without a call, if the list is narrowed. */
export function usePinnedNotices(isWholeList: boolean): PinnedList | null {
  const pinned = useCall('POST /api/notice/list', isWholeList ? PINNED_LIST : null, { toast: true });
  const { mutate } = pinned;
  useEffect(
    () =>
      onAllRead(() => {
        mutate(withAllRead);
      }),
    [mutate],
  );
  return isWholeList ? pinned : null;
}

/**
 * Returns a page of the list without the notices that are shown above it, unless it has no others. While those load, a page leaves out
 * what is pinned, so that no row disappears when they arrive.
 */
export function withoutPinned<Shown extends Page<NoticeCard>>(page: Shown, { data, failure }: PinnedList): Shown {
  const isAbove = ({ id, pinned }: NoticeCard) => (data ? data.items.some((above) => above.id === id) : pinned && !failure);
  const items = page.items.filter((item) => !isAbove(item));
  return items.length > 0 ? { ...page, items } : page;
}
