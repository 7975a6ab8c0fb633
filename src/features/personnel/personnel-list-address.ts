import type { CallInput } from 'contract/api';
import type { PersonnelKind } from 'contract/personnel';
import { choiceField, flagField, idField, pageField, queryField, writeAddress, type AddressFields } from '@/ui/list/list-address';
import { listInput, sortField, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

export const KINDS: readonly PersonnelKind[] = ['guide', 'policy'];
export const PERSONNEL_SORTS: ListSorts = ['popular', 'newest', 'name'];

/** State of the list of guides and policies as kept in the address. */
export interface PersonnelListState extends ItemListState {
  kind: PersonnelKind | null;
}

export const PERSONNEL_LIST_FIELDS: AddressFields<PersonnelListState> = {
  query: queryField,
  classification: idField,
  kind: choiceField(KINDS),
  favourite: flagField,
  sort: sortField,
  page: pageField,
};

/** Returns whether the overview of topics is shown: for an address without any list parameter. */
export const showsTopics = (state: PersonnelListState): boolean => writeAddress(PERSONNEL_LIST_FIELDS, state) === '';

type PersonnelListInput = CallInput<'POST /api/personnel/list' | 'POST /api/personnel/search'>;

export const personnelListInput = (state: PersonnelListState): PersonnelListInput =>
  listInput(state, PERSONNEL_SORTS, { kind: state.kind ?? undefined });
