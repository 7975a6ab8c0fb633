import type { CallInput } from 'contract/api';
import type { Handling } from 'contract/service';
import { choiceField, flagField, idField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';
import { listInput, sortField, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

export const HANDLINGS: readonly Handling[] = ['online', 'download', 'in_person'];
export const SERVICE_SORTS: ListSorts = ['popular', 'newest', 'name'];

/** State of the list of services as kept in the address. */
export interface ServiceListState extends ItemListState {
  handling: Handling | null;
}

export const SERVICE_LIST_FIELDS: AddressFields<ServiceListState> = {
  query: queryField,
  classification: idField,
  handling: choiceField(HANDLINGS),
  favourite: flagField,
  sort: sortField,
  page: pageField,
};

type ServiceListInput = CallInput<'POST /api/servicehall/form/list' | 'POST /api/servicehall/search'>;

export const serviceListInput = (state: ServiceListState): ServiceListInput =>
  listInput(state, SERVICE_SORTS, { handling: state.handling ?? undefined });
