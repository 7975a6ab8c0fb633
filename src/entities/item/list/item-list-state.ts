import type { ListSort, SearchSort } from 'contract/area-api';
import { choiceField } from '../../../ui/list/list-address';

/** State that the address of every area's list holds; an area adds its own filters. */
export interface ItemListState {
  query: string;
  classification: string | null;
  favourite: boolean;
  /** Null for the list's own order: by relevance for a search, otherwise the first of the area's. */
  sort: SearchSort | null;
  page: number;
}

/** The orders that an area's list can be in, its own first. */
export type ListSorts = readonly [ListSort, ...ListSort[]];

export const sortField = choiceField<SearchSort>(['relevance', 'popular', 'newest', 'name']);

/** The orders to choose from: a search can also be by relevance, which is its own. */
export const sortsOf = (sorts: ListSorts, query: string): readonly [SearchSort, ...SearchSort[]] =>
  query ? ['relevance', ...sorts] : sorts;

/** The order that the list is in: what the address asks for, where this list has that order. */
export function sortOf(sorts: ListSorts, { query, sort }: Pick<ItemListState, 'query' | 'sort'>): SearchSort {
  const choices = sortsOf(sorts, query);
  return choices.find((choice) => choice === sort) ?? choices[0];
}

/** Returns the input of a list call; defaults are left out, so that equal lists make equal calls. */
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
