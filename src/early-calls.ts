import type { Call, CallInput } from 'contract/api';
import { isItemId } from 'contract/paths';
import { HOME_LISTS } from '@/features/home/first-calls';
import { listInput, SERVICE_LIST_FIELDS } from '@/features/servicehall/service-list-address';
import { readAddress } from '@/ui/address-fields';

export interface PlannedCall {
  call: Call;
  input: unknown;
}

const planned = <C extends Call>(call: C, input: CallInput<C>): PlannedCall => ({ call, input });

/** The calls that the page at an address will make first. */
export function callsOf(pathname: string, search: string): PlannedCall[] {
  if (pathname === '/') return homePage();
  if (pathname === '/service') return serviceList(search);
  const id = serviceOf(pathname);
  return id === null ? [] : [planned('GET /api/servicehall/form/info', { id })];
}

/** Whether the page shows a date at once. */
export const beginsWithDate = (pathname: string): boolean => serviceOf(pathname) !== null;

function serviceOf(pathname: string): string | null {
  const id = /^\/service\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  return isItemId(id) && id !== 'preview' ? id : null;
}

const homePage = (): PlannedCall[] => [
  ...Object.values(HOME_LISTS).map((list) => planned('POST /api/servicehall/form/list', list)),
  planned('POST /api/servicehall/keyword/list', {}),
];

function serviceList(search: string): PlannedCall[] {
  const state = readAddress(SERVICE_LIST_FIELDS, search);
  return [
    { call: state.query ? 'POST /api/servicehall/search' : 'POST /api/servicehall/form/list', input: listInput(state) },
    planned('POST /api/servicehall/classification/list', {}),
    planned('POST /api/servicehall/keyword/list', {}),
  ];
}
