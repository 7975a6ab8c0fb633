import { useEffect } from 'react';
import type { Page } from 'contract/endpoint';
import type { FoundNotice, NoticeCard } from 'contract/notice';
import { onAllRead } from '@/lib/inbox';
import { useCall } from '@/lib/useCall';
import type { Query } from '@/ui/QueryState';
import { useListAddress, type ListAddress } from '@/ui/useListAddress';
import { NOTICE_LIST_FIELDS, noticeListInput, type NoticeListState } from './notice-list-address';

export interface NoticeList extends ListAddress<NoticeListState> {
  list: Query<Page<NoticeCard | FoundNotice>>;
}

/** The list that the address asks for: searched when it holds a query. */
export function useNoticeList(): NoticeList {
  const address = useListAddress(NOTICE_LIST_FIELDS);
  const { query, unread } = address.state;
  const call = query ? 'POST /api/notice/search' : 'POST /api/notice/list';
  const list = useCall(call, noticeListInput(address.state));
  const { mutate, retry } = list;
  useEffect(
    () =>
      onAllRead(() => {
        mutate(withAllRead);
        if (unread) retry();
      }),
    [mutate, retry, unread],
  );
  return { ...address, list };
}

const withAllRead = <Shown extends Page<NoticeCard>>(page: Shown): Shown => ({
  ...page,
  items: page.items.map((item) => ({ ...item, read: true })),
});
