/** Kinds of entries of a report, in the order in which it lists them. */
export const TRANSFER_ENTRY_KINDS = [
  'failed',
  'conflict',
  'warning',
  'created',
  'updated',
  'draft',
  'kept',
  'unchanged',
  'exported',
] as const;
export type TransferEntryKind = (typeof TRANSFER_ENTRY_KINDS)[number];
