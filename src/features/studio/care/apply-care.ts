import type { BulkAction, BulkItem } from 'contract/manage/bulk';
import type { ManagedItem } from 'contract/manage/content';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { randomUuid } from '@/lib/browser/uuid';

/** Choices of the months after which an item is checked again. */
export const CHECK_MONTHS = [6, 12, 24] as const;
export type CheckMonths = (typeof CHECK_MONTHS)[number];
export const DEFAULT_CHECK_MONTHS: CheckMonths = 12;

/** Returns the input for a bulk action on an item, with the revision and draft version that the person sees. */
export const bulkItemOf = ({ area, id, revision, draft }: ManagedItem): BulkItem => ({
  ...{ area, id, revision },
  version: draft?.version ?? null,
});

/** Applies a bulk action to a single item. Resolves to undefined, after calling `onFailure`, if it was refused. */
export async function applyCare(
  action: BulkAction,
  { area, id, revision, version }: BulkItem,
  onFailure: (failure: Failure) => void,
): Promise<true | undefined> {
  const input = { bulk: randomUuid(), action, items: [{ area, id, revision, version }] };
  const answer = await requestChange('POST /api/manage/bulk/apply', input, { onFailure, quiet: () => true });
  const [result] = answer?.results ?? [];
  if (!result) return undefined;
  if (result.outcome !== 'refused') return true;
  onFailure({ code: result.code ?? '', message: result.message ?? '', status: 409 });
  return undefined;
}
