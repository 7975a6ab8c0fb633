import type { CallInput } from 'contract/api';
import type { SearchSort } from 'contract/area-api';
import { AREAS, type Area } from 'contract/core/areas';
import { choiceField, dayField, flagField, idField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import type { ItemListState, ListSorts } from '@/entities/item/list/item-list-state';
import type { Period } from '@/ui/filters/period';

/** Beside the order by relevance, which is a search's own. */
export const RESULT_SORTS: ListSorts = ['newest'];

/** The search over every area as its address keeps it. */
export interface SearchState extends Omit<ItemListState, 'favourite'>, Period {
  /** Search for the query as it stands, however it is written. */
  exact: boolean;
  /** The one area that is shown, by page; null for the best of all. */
  area: Area | null;
}

export const SEARCH_FIELDS: AddressFields<SearchState> = {
  query: queryField,
  exact: flagField,
  area: choiceField(AREAS),
  classification: idField,
  from: dayField,
  to: dayField,
  sort: choiceField<SearchSort>(['newest']),
  page: pageField,
};

type SearchInput = CallInput<'POST /api/search'>;

/** Returns the input of the search call; null without a query. Defaults are left to the server. */
export function searchInput(state: SearchState): SearchInput | null {
  const { query, exact, area, from, to } = state;
  if (!query) return null;
  const all = { query, exact: exact || undefined, from: from ?? undefined, to: to ?? undefined };
  return area === null ? all : { ...all, ...areaInput(area, state) };
}

const areaInput = (area: Area, { classification, sort, page }: SearchState) => ({
  area,
  classificationId: classification ?? undefined,
  sort: sort === 'newest' ? sort : undefined,
  page: page === 1 ? undefined : page,
});
