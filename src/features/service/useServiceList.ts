import type { Page } from 'contract/core/endpoint';
import type { FormCard, FoundForm } from 'contract/service';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { SERVICE_LIST_FIELDS, serviceListInput, type ServiceListState } from './service-list-address';

export interface ServiceList extends ListAddress<ServiceListState> {
  list: Query<Page<FormCard | FoundForm>>;
}

/** Loads the list that the address describes, by a search call if there is a query. */
export function useServiceList(): ServiceList {
  const address = useListAddress(SERVICE_LIST_FIELDS);
  const { query } = address.state;
  const call = query ? 'POST /api/servicehall/search' : 'POST /api/servicehall/form/list';
  const list = useCall(call, serviceListInput(address.state));
  return { ...address, list };
}
