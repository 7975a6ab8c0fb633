import { isApprovedVersion } from '../../review/review-state';
import type { ItemInfo } from './useItemActions';

/**
 * Returns whether the draft can be submitted: by those who may not publish it, and where drafts are reviewed. A version that is
 * submitted or approved already is not offered again.
 */
export function offersSubmission(info: ItemInfo, version: number | null): boolean {
  if (!info.can.edit || isApprovedVersion(info, version)) return false;
  if (version !== null && info.submitted?.version === version) return false;
  return info.review !== 'off' || !info.can.publish;
}
