import type { CallInput } from 'contract/api';
import { AREAS, type Area } from 'contract/core/areas';
import { isSearchable } from '@/entities/person/is-searchable';
import { choiceField, dayField, flagField, idField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import type { ItemListState, ListSorts } from '@/entities/item/list/item-list-state';
import { periodInput, type Period } from '@/ui/filters/period';

/** Sort orders in addition to relevance, the default. */
export const RESULT_SORTS: ListSorts = ['newest'];

/** Search of all areas as kept in the address. */
export interface SearchState extends Omit<ItemListState, 'favourite'>, Period {
  /** True to search for exactly the given query, without correction. */
  exact: boolean;
  /** Area whose results are shown alone, with pagination; null for the best of all areas. */
  area: Area | null;
  /** Id of the person or desk whose card is open. */
  person: string | null;
}

export const SEARCH_FIELDS: AddressFields<SearchState> = {
  query: queryField,
  exact: flagField,
  area: choiceField(AREAS),
  person: idField,
  classification: idField,
  from: dayField,
  to: dayField,
  sort: choiceField<NonNullable<ItemListState['sort']>>(['newest']),
  page: pageField,
};

type SearchInput = CallInput<'POST /api/search'>;

/** Returns the input of the search call; null without a query. Defaults are omitted. */
export function searchInput(state: SearchState): SearchInput | null {
  const { query, exact, area } = state;
  if (!query) return null;
  const all = { query, exact: exact || undefined, ...periodInput(state) };
  return area === null ? all : { ...all, ...areaInput(area, state) };
}

/** Maximum number of people shown with the results. */
const SHOWN_PEOPLE = 3;

/** Returns the input of the call for the people who match the search; null without a word to search for, and for the results of one area. */
export function peopleInput({ query, area }: SearchState): CallInput<'POST /api/person/search'> | null {
  return isSearchable(query) && area === null ? { query, limit: SHOWN_PEOPLE } : null;
}

const areaInput = (area: Area, { classification, sort, page }: SearchState) => ({
  area,
  classificationId: classification ?? undefined,
  sort: sort === 'newest' ? sort : undefined,
  page: page === 1 ? undefined : page,
});
