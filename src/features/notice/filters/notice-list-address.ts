import type { CallInput } from 'contract/api';
import type { NoticeFeedFilter, Priority } from 'contract/notice';
import { choiceField, dayField, flagField, idField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import { listInput, sortField, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';
import { periodInput, type Period } from '@/ui/filters/period';

export const PRIORITIES: readonly Priority[] = ['urgent', 'important', 'normal'];
export const NOTICE_SORTS: ListSorts = ['newest', 'popular', 'name'];

/** State of the list of notices as kept in the address. */
export interface NoticeListState extends ItemListState, Period {
  department: string | null;
  priority: Priority | null;
  unread: boolean;
  mustRead: boolean;
}

export const NOTICE_LIST_FIELDS: AddressFields<NoticeListState> = {
  query: queryField,
  classification: idField,
  department: idField,
  priority: choiceField(PRIORITIES),
  from: dayField,
  to: dayField,
  unread: flagField,
  mustRead: flagField,
  favourite: flagField,
  sort: sortField,
  page: pageField,
};

/** Returns the filters that a feed can store: not the query, and nothing that depends on the reader. */
export const feedFilterOf = (state: NoticeListState): NoticeFeedFilter => ({
  classificationId: state.classification ?? undefined,
  department: state.department ?? undefined,
  priority: state.priority ?? undefined,
  ...periodInput(state),
  mustRead: state.mustRead || undefined,
});

type NoticeListInput = CallInput<'POST /api/notice/list' | 'POST /api/notice/search'>;

export const noticeListInput = (state: NoticeListState): NoticeListInput =>
  listInput(state, NOTICE_SORTS, { ...feedFilterOf(state), unread: state.unread || undefined });

export const PINNED_LIST = { pinned: true, pageSize: 3 } satisfies CallInput<'POST /api/notice/list'>;
