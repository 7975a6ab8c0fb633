import type { DeadlineSort, ListSort, SearchSort } from 'contract/area-api';
import { choiceField } from '../../../ui/list/list-address';

/** List state kept in the address, common to all areas; an area adds its own filters. */
export interface ItemListState {
  query: string;
  classification: string | null;
  favourite: boolean;
  /** Sort order; null for the default: relevance for a search, otherwise the area's first order. */
  sort: SearchSort | DeadlineSort | null;
  page: number;
}

/** Sort orders of an area's list, the default first. */
export type ListSorts<Sort extends AnyListSort = ListSort> = readonly [Sort, ...Sort[]];

/** Sort order that any area's list may have. */
export type AnyListSort = ListSort | DeadlineSort;

export const sortField = choiceField<AnyListSort | 'relevance'>(['relevance', 'popular', 'closing', 'newest', 'name']);

/** Returns the available sort orders, the default first. A search can also be sorted by relevance, which is its default. */
export const sortsOf = <Sort extends AnyListSort>(sorts: ListSorts<Sort>, query: string): Choices<Sort | 'relevance'> =>
  query ? ['relevance', ...sorts] : sorts;
type Choices<Sort> = readonly [Sort, ...Sort[]];

/** Returns the effective sort order: the one in the address if the list supports it, otherwise the default. */
export function sortOf<Sort extends AnyListSort>(
  sorts: ListSorts<Sort>,
  { query, sort }: Pick<ItemListState, 'query' | 'sort'>,
): Sort | 'relevance' {
  const choices = sortsOf(sorts, query);
  return choices.find((choice) => choice === sort) ?? choices[0];
}

/** Returns the input of a list call. Defaults are omitted, so that equal lists make equal calls. */
export function listInput<Filters extends object, Sort extends AnyListSort>(
  state: ItemListState,
  sorts: ListSorts<Sort>,
  filters: Filters,
) {
  const narrowed = {
    classificationId: state.classification ?? undefined,
    ...filters,
    favourite: state.favourite || undefined,
    page: state.page === 1 ? undefined : state.page,
  };
  const sort = state.sort === null ? undefined : sortOf(sorts, state);
  return state.query ? { query: state.query, ...narrowed, sort } : { ...narrowed, sort: sorts.find((choice) => choice === sort) };
}
