import type { CallInput } from 'contract/api';
import { TRANSFER_ENTRY_KINDS, type TransferEntryKind } from 'contract/core/transfer-entry-kinds';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';

/** State of the report as kept in the address. */
export interface ReportState {
  query: string;
  kind: TransferEntryKind | null;
  page: number;
}

export const REPORT_FIELDS: AddressFields<ReportState> = {
  query: queryField,
  kind: choiceField(TRANSFER_ENTRY_KINDS),
  page: pageField,
};

const PAGE_SIZE = 50;

/** Returns the input of the report's call. */
export const reportInput = (
  id: string,
  { query, kind, page }: ReportState,
): CallInput<'POST /api/manage/transfer/entry/list'> => ({
  id,
  ...{ query: query || undefined, kind: kind ?? undefined, page, pageSize: PAGE_SIZE },
});
