import { choiceField, idField, queryField, type AddressFields } from '@/ui/list/list-address';

/** Sort orders in addition to the default, which is by group. */
const ORDERS = ['name'] as const;

export interface LauncherState {
  query: string;
  order: (typeof ORDERS)[number] | null;
  /** Id of the tool whose guide is open. */
  tool: string | null;
}

export const LAUNCHER_FIELDS: AddressFields<LauncherState> = {
  query: queryField,
  order: choiceField(ORDERS),
  tool: idField,
};
