import type { CallInput } from 'contract/api';
import type { FormSort, Handling } from 'contract/servicehall';
import { choiceField, flagField, idField, pageField, queryField, type AddressFields } from '@/ui/address-fields';

export const HANDLINGS: readonly Handling[] = ['online', 'download', 'in_person'];
const LIST_SORTS: readonly FormSort[] = ['popular', 'newest', 'name'];
const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const;
export type ServiceSort = (typeof SEARCH_SORTS)[number];

/** The service hall's list as its address keeps it. */
export interface ServiceListState {
  query: string;
  classification: string | null;
  handling: Handling | null;
  favourite: boolean;
  /** Null for the list's own order: by relevance for a search, otherwise the most used first. */
  sort: ServiceSort | null;
  page: number;
}

export const SERVICE_LIST_FIELDS: AddressFields<ServiceListState> = {
  query: queryField,
  classification: idField,
  handling: choiceField(HANDLINGS),
  favourite: flagField,
  sort: choiceField(SEARCH_SORTS),
  page: pageField,
};

/** What narrows nothing; the order of the list stays. */
export const NO_FILTERS = {
  query: '',
  classification: null,
  handling: null,
  favourite: false,
} satisfies Partial<ServiceListState>;

export const sortsFor = ({ query }: ServiceListState): readonly ServiceSort[] => (query ? SEARCH_SORTS : LIST_SORTS);

/** The order that the list is in: what the address asks for, where this list has that order. */
export const sortOf = (state: ServiceListState): ServiceSort =>
  sortsFor(state).find((sort) => sort === state.sort) ?? (state.query ? 'relevance' : 'popular');

type ListInput = CallInput<'POST /api/servicehall/form/list'>;
type SearchInput = CallInput<'POST /api/servicehall/search'>;

/** What the list asks the server for; defaults are left to the server, so that equal lists are equal calls. */
export function listInput(state: ServiceListState): ListInput | SearchInput {
  const filters = {
    classificationId: state.classification ?? undefined,
    handling: state.handling ?? undefined,
    favourite: state.favourite || undefined,
    page: state.page === 1 ? undefined : state.page,
  };
  const sort = state.sort === null ? undefined : sortOf(state);
  return state.query ? { query: state.query, ...filters, sort } : { ...filters, sort: LIST_SORTS.find((own) => own === sort) };
}
