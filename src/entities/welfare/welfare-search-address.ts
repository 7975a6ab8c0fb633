import type { CallInput } from 'contract/api';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import { sortField, sortOf, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

const SEARCH_BLOCKS = ['benefit', 'news'] as const;
export type SearchBlock = (typeof SEARCH_BLOCKS)[number];

export const SEARCH_SORTS: ListSorts = ['newest', 'popular', 'name'];

/** How many of each are shown while both are. */
const BEST = 5;

/** The search over benefits and news as its address keeps it. */
export interface WelfareSearchState extends Pick<ItemListState, 'query' | 'sort' | 'page'> {
  /** The one block that is shown whole, by page; null for the best of both. */
  block: SearchBlock | null;
}

export const WELFARE_SEARCH_FIELDS: AddressFields<WelfareSearchState> = {
  query: queryField,
  block: choiceField(SEARCH_BLOCKS),
  sort: sortField,
  page: pageField,
};

type WelfareSearchInput = CallInput<'POST /api/welfare/benefit/search' | 'POST /api/welfare/news/search'>;

/** Returns the input of a block's search; null without a query, or while the other block fills the page. */
export function searchInput(of: SearchBlock, state: WelfareSearchState): WelfareSearchInput | null {
  const { query, block, sort, page } = state;
  if (!query || (block !== null && block !== of)) return null;
  if (block === null) return { query, pageSize: BEST };
  return { query, sort: sort === null ? undefined : sortOf(SEARCH_SORTS, state), page: page === 1 ? undefined : page };
}
