import type { Page } from 'contract/core/endpoint';
import type { FoundPersonnel, PersonnelCard } from 'contract/personnel';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { personnelListInput, type PersonnelListState } from './personnel-list-address';

/** Loads guides and policies, by a search call if there is a query. */
export const usePersonnelList = (state: PersonnelListState): Query<Page<PersonnelCard | FoundPersonnel>> =>
  useCall(state.query ? 'POST /api/personnel/search' : 'POST /api/personnel/list', personnelListInput(state));
