import type { ReleaseList } from 'contract/manage/release';
import { choiceWithDefault, pageField, type AddressFields } from '@/ui/list/list-address';

/** Lists of releases in their order. */
export const LISTS = ['coming', 'done'] as const satisfies ReleaseList[];

/** State of the list of releases as kept in the address. */
export interface ReleasesState {
  list: (typeof LISTS)[number];
  page: number;
}

export const RELEASES_FIELDS: AddressFields<ReleasesState> = { list: choiceWithDefault(LISTS, 'coming'), page: pageField };
