import type { ListSort, SearchSort } from 'contract/area-api';
import { choiceField } from '../../../ui/list/list-address';

/** List state kept in the address, common to all areas; an area adds its own filters. */
export interface ItemListState {
  query: string;
  classification: string | null;
  favourite: boolean;
  /** Sort order; null for the default: relevance for a search, otherwise the area's first order. */
  sort: SearchSort | null;
  page: number;
}

/** Sort orders of an area's list, the default first. */
export type ListSorts = readonly [ListSort, ...ListSort[]];

export const sortField = choiceField<SearchSort>(['relevance', 'popular', 'newest', 'name']);

/** Returns the available sort orders, the default first. A search can also be sorted by relevance, which is its default. */
export const sortsOf = (sorts: ListSorts, query: string): readonly [SearchSort, ...SearchSort[]] =>
  query ? ['relevance', ...sorts] : sorts;

/** Returns the effective sort order: the one in the address if the list supports it, otherwise the default. */
export function sortOf(sorts: ListSorts, { query, sort }: Pick<ItemListState, 'query' | 'sort'>): SearchSort {
  const choices = sortsOf(sorts, query);
  return choices.find((choice) => choice === sort) ?? choices[0];
}

/** Returns the input of a list call. Defaults are omitted, so that equal lists make equal calls. */
export function listInput<Filters extends object>(state: ItemListState, sorts: ListSorts, filters: Filters) {
  const narrowed = {
    classificationId: state.classification ?? undefined,
    ...filters,
    favourite: state.favourite || undefined,
    page: state.page === 1 ? undefined : state.page,
  };
  const sort = state.sort === null ? undefined : sortOf(sorts, state);
  return state.query ? { query: state.query, ...narrowed, sort } : { ...narrowed, sort: sorts.find((choice) => choice === sort) };
}
