import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { by, presentVersion, readableItem } from '../manage/access';
import { findDraftProgress, setApproved } from '../manage/repository';
import { stateAfter } from '../manage/state';
import { insertReviewDecision } from '../review/decision-repository';
import { hasWritten, loadReviewRules, reviewModeOf, reviewsDraft } from '../review/rules';

type Api = typeof draftManageApi;

/**
 * Approves a version of a submitted draft. Throws `draft.conflict` if the draft or its files have changed or it is not submitted,
 * `review.off`, or `review.own` for a person who has written it.
 */
export async function approveDraft(
  deps: Deps,
  { version, fileChanges, ...ref }: ParsedInputOf<Api['approve']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['approve']>> {
  return inContentTransaction(deps, async (trx) => {
    const item = await readableItem(trx, ref, viewer);
    const { document, writers } = await presentVersion(trx, item, version);
    const rules = await loadReviewRules(trx);
    if (!reviewsDraft(rules, item, document, viewer)) throw new AppError('permission.denied');
    const progress = await findDraftProgress(trx, item.key);
    if (!progress?.submittedAt || progress.fileChanges !== fileChanges) throw new AppError('draft.conflict');
    const { submittedBy } = progress;
    if (hasWritten({ writers, submittedBy }, viewer.id)) throw new AppError('review.own');
    if (reviewModeOf(rules, item, document) === 'off') throw new AppError('review.off');
    const moment = deps.now();
    await setApproved(trx, item.key, version, viewer.id, moment);
    const decision = { decision: 'approved', version, note: null, person: viewer.id, submittedBy } as const;
    await insertReviewDecision(trx, item.key, decision, moment);
    await insertAuditEvent(trx, { action: 'draft.approve', ...by(viewer, ref), after: { version } }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}
