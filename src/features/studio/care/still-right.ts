import type { BulkItem } from 'contract/manage/bulk';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { randomUuid } from '@/lib/browser/uuid';

/** Choices of the months after which an item is checked again. */
export const CHECK_MONTHS = [6, 12, 24] as const;
export type CheckMonths = (typeof CHECK_MONTHS)[number];
export const DEFAULT_CHECK_MONTHS: CheckMonths = 12;

/** Confirms that an item is still right. Returns undefined, after `onFailure`, if it was refused. */
export async function confirmStillRight(
  { area, id, revision, version }: BulkItem,
  months: CheckMonths,
  onFailure: (failure: Failure) => void,
): Promise<true | undefined> {
  const input = {
    bulk: randomUuid(),
    action: { kind: 'stillRight' as const, months },
    items: [{ area, id, revision, version }],
  };
  const answer = await requestChange('POST /api/manage/bulk/apply', input, { onFailure, quiet: () => true });
  const [result] = answer?.results ?? [];
  if (!result) return undefined;
  if (result.outcome !== 'refused') return true;
  onFailure({ code: result.code ?? '', message: result.message ?? '', status: 409 });
  return undefined;
}
