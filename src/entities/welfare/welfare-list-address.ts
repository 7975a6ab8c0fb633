import type { CallInput } from 'contract/api';
import { flagField, idField, pageField, type AddressField, type AddressFields } from '@/ui/list/list-address';
import { listInput, sortField, type AnyListSort, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

export const BENEFIT_SORTS: ListSorts<AnyListSort> = ['popular', 'closing', 'newest', 'name'];
export const NEWS_SORTS: ListSorts = ['newest', 'popular', 'name'];

/** Field without a value: these lists have no search of their own. The search box leads to the page that searches both. */
const noQuery: AddressField<string> = { read: () => '', write: () => null };

/** Address fields of the lists of benefits and of news. */
export const WELFARE_LIST_FIELDS: AddressFields<ItemListState> = {
  query: noQuery,
  classification: idField,
  favourite: flagField,
  sort: sortField,
  page: pageField,
};

/** Input of the call for the latest news beside the benefits. */
export const LATEST_NEWS = { pageSize: 5 } satisfies CallInput<'POST /api/welfare/news/list'>;

/** Returns whether the first story is shown as the lead: on the first page, without filters or a chosen order. */
export const hasLead = ({ classification, favourite, sort, page }: ItemListState): boolean =>
  classification === null && !favourite && sort === null && page === 1;

type BenefitListInput = CallInput<'POST /api/welfare/benefit/list'>;
type NewsListInput = CallInput<'POST /api/welfare/news/list'>;

// The casts are safe, because without a query the input contains no search-only option.
export const benefitListInput = (state: ItemListState) => listInput(state, BENEFIT_SORTS, {}) as BenefitListInput;
export const newsListInput = (state: ItemListState) => listInput(state, NEWS_SORTS, {}) as NewsListInput;
