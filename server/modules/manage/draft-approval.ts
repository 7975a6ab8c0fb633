import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { insertAuditEvent } from '../audit/repository';
import { requireApproval, type Approval } from '../review/rules';
import { by, type StoredDraft } from './access';
import { findDraftProgress, type ManagedItem } from './repository';

interface Asked {
  item: ManagedItem;
  draft: StoredDraft;
  overrule: { reason: string } | null;
  moment: Date;
}

/**
 * Returns who submitted a draft and the approval with which it may be published or scheduled. Logs it if an administrator overrules
 * the review. Throws `review.required` or `permission.denied`.
 */
export async function approvalOf(
  trx: Db,
  { item, draft, overrule, moment }: Asked,
  viewer: Viewer,
): Promise<{ submittedBy: string | null; approval: Approval }> {
  const progress = await findDraftProgress(trx, item.key);
  const { version, writers, document } = draft;
  const submittedBy = progress?.submittedBy ?? null;
  const { approvedBy = null, approvedVersion = null } = progress ?? {};
  const reviewed = { version, writers, submittedBy, approvedBy, approvedVersion };
  const approval = await requireApproval(trx, { item, document, draft: reviewed, overrule }, viewer);
  if (approval.overruled) {
    const after = { version, reason: approval.overruled.reason };
    await insertAuditEvent(trx, { action: 'draft.overrule', ...by(viewer, item), after }, moment);
  }
  return { submittedBy, approval };
}
