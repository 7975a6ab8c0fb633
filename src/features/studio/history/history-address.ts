import { pageField, type AddressFields } from '@/ui/list/list-address';

/** State of the page as kept in the address. */
export interface HistoryState {
  page: number;
  /** Chosen revision; null for the newest one of the page. */
  revision: number | null;
}

export const HISTORY_FIELDS: AddressFields<HistoryState> = {
  page: pageField,
  revision: {
    read: (text) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
    write: (value) => (value === null ? null : String(value)),
  },
};
