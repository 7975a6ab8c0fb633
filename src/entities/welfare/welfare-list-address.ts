import type { CallInput } from 'contract/api';
import { flagField, idField, pageField, type AddressField, type AddressFields } from '@/ui/list/list-address';
import { listInput, sortField, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

export const BENEFIT_SORTS: ListSorts = ['popular', 'newest', 'name'];
export const NEWS_SORTS: ListSorts = ['newest', 'popular', 'name'];

/** These lists have no search of their own: searching leads to the page that searches both. */
const noQuery: AddressField<string> = { read: () => '', write: () => null };

/** The list of benefits, and that of news, as its address keeps it. */
export const WELFARE_LIST_FIELDS: AddressFields<ItemListState> = {
  query: noQuery,
  classification: idField,
  favourite: flagField,
  sort: sortField,
  page: pageField,
};

/** The news beside the benefits. */
export const LATEST_NEWS = { pageSize: 5 } satisfies CallInput<'POST /api/welfare/news/list'>;

/** The first of the news leads the list that nothing narrows or orders otherwise. */
export const hasLead = ({ classification, favourite, sort, page }: ItemListState): boolean =>
  classification === null && !favourite && sort === null && page === 1;

type WelfareListInput = CallInput<'POST /api/welfare/benefit/list' | 'POST /api/welfare/news/list'>;

/** Without a query there is nothing in it that only a search takes. */
const plainListInput = (state: ItemListState, sorts: ListSorts) => listInput(state, sorts, {}) as WelfareListInput;

export const benefitListInput = (state: ItemListState): WelfareListInput => plainListInput(state, BENEFIT_SORTS);
export const newsListInput = (state: ItemListState): WelfareListInput => plainListInput(state, NEWS_SORTS);
