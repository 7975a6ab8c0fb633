import type { CallInput } from 'contract/api';
import type { TransferEntryKind } from 'contract/manage/transfer';
import { choiceField, pageField, queryField, type AddressFields } from '@/ui/list/list-address';

/** Kinds of entries in the order in which a person looks at them. */
export const ENTRY_KINDS = [
  'failed',
  'conflict',
  'warning',
  'created',
  'updated',
  'draft',
  'kept',
  'unchanged',
  'exported',
] as const satisfies readonly TransferEntryKind[];

/** State of the report as kept in the address. */
export interface ReportState {
  query: string;
  kind: TransferEntryKind | null;
  page: number;
}

export const REPORT_FIELDS: AddressFields<ReportState> = { query: queryField, kind: choiceField(ENTRY_KINDS), page: pageField };

const PAGE_SIZE = 50;

/** Returns the input of the report's call. */
export const reportInput = (
  id: string,
  { query, kind, page }: ReportState,
): CallInput<'POST /api/manage/transfer/entry/list'> => ({
  id,
  ...{ query: query || undefined, kind: kind ?? undefined, page, pageSize: PAGE_SIZE },
});
