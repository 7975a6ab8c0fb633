import type { CallInput } from 'contract/api';
import { ROLES, type Role } from 'contract/core/permissions';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';

/** State of the list of people as kept in the address. */
export interface PeopleState {
  query: string;
  role: Role | null;
  page: number;
}

export const PEOPLE_FIELDS: AddressFields<PeopleState> = { query: queryField, role: choiceField(ROLES), page: pageField };

/** Returns the input of the list's call; defaults are left to the server. */
export const peopleInput = ({ query, role, page }: PeopleState): CallInput<'POST /api/manage/person/list'> => ({
  query: query || undefined,
  role: role ?? undefined,
  page: page === 1 ? undefined : page,
});
