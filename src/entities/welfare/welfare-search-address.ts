import type { CallInput } from 'contract/api';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import { sortField, sortOf, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

const SEARCH_BLOCKS = ['benefit', 'news'] as const;
export type SearchBlock = (typeof SEARCH_BLOCKS)[number];

export const SEARCH_SORTS: ListSorts = ['newest', 'popular', 'name'];

/** Number of results of each kind while both kinds are shown. */
const BEST = 5;

/** Search over benefits and news as kept in the address. */
export interface WelfareSearchState extends Pick<ItemListState, 'query' | 'sort' | 'page'> {
  /** Kind whose results are shown alone, with pagination; null for the best of both. */
  block: SearchBlock | null;
}

export const WELFARE_SEARCH_FIELDS: AddressFields<WelfareSearchState> = {
  query: queryField,
  block: choiceField(SEARCH_BLOCKS),
  sort: sortField,
  page: pageField,
};

type WelfareSearchInput = CallInput<'POST /api/welfare/benefit/search' | 'POST /api/welfare/news/search'>;

/** Returns the input of the search of one kind; null without a query, or if only the other kind is shown. */
export function searchInput(of: SearchBlock, state: WelfareSearchState): WelfareSearchInput | null {
  const { query, block, sort, page } = state;
  if (!query || (block !== null && block !== of)) return null;
  if (block === null) return { query, pageSize: BEST };
  return { query, sort: sort === null ? undefined : sortOf(SEARCH_SORTS, state), page: page === 1 ? undefined : page };
}
