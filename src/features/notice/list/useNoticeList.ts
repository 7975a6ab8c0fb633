import { useEffect } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { FoundNotice, NoticeCard } from 'contract/notice';
import { onAllRead } from '@/entities/notice/inbox';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { NOTICE_LIST_FIELDS, noticeListInput, type NoticeListState } from '../filters/notice-list-address';
import { withAllRead } from './with-all-read';

export interface NoticeList extends ListAddress<NoticeListState> {
  list: Query<Page<NoticeCard | FoundNotice>>;
}

/** Loads the list that the address describes, by a search call if there is a query. */
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
