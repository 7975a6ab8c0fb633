import type { CallInput } from 'contract/api';
import { PERSON_KINDS, type PersonKind } from 'contract/core/people';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';

/** State of the list of people and desks as kept in the address. */
export interface DirectoryState {
  query: string;
  kind: PersonKind | null;
  page: number;
}

export const DIRECTORY_FIELDS: AddressFields<DirectoryState> = {
  query: queryField,
  kind: choiceField(PERSON_KINDS),
  page: pageField,
};

/** Returns the input of the list's call; defaults are left to the server. */
export const directoryInput = ({ query, kind, page }: DirectoryState): CallInput<'POST /api/manage/directory/list'> => ({
  query: query || undefined,
  kind: kind ?? undefined,
  page: page === 1 ? undefined : page,
});
