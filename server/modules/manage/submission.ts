import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { mayReturn } from '../item/read/policy';
import { insertReviewDecision } from '../review/decision-repository';
import { by, presentDraft, presentVersion, readableItem, requireDepartment } from './access';
import { findDraftProgress, setReturned, setSubmitted } from './repository';
import { stateAfter } from './state';

type Api = typeof draftManageApi;

/** Submits a draft to those who may review or publish it. Throws `draft.not_found`, or `draft.conflict` for another version. */
export async function submitDraft(
  deps: Deps,
  { version, note, ...ref }: ParsedInputOf<Api['submit']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['submit']>> {
  return inContentTransaction(deps, async (trx) => {
    const { item } = await presentDraft(trx, ref, version, viewer);
    const moment = deps.now();
    await setSubmitted(trx, item.key, version, { person: viewer.id, note: note === '' ? null : note, moment });
    await insertAuditEvent(trx, { action: 'draft.submit', ...by(viewer, ref), after: { version } }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}

/** Returns a submitted draft to its author. Throws `draft.conflict` if it is not submitted, or has another version. */
export async function giveDraftBack(
  deps: Deps,
  { version, note, ...ref }: ParsedInputOf<Api['giveBack']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['giveBack']>> {
  return inContentTransaction(deps, async (trx) => {
    const item = await readableItem(trx, ref, viewer);
    const draft = await presentVersion(trx, item, version);
    if (!mayReturn(viewer, item)) throw new AppError('permission.denied');
    await requireDepartment(trx, draft.document, viewer, mayReturn);
    const progress = await findDraftProgress(trx, item.key);
    if (!progress?.submittedAt) throw new AppError('draft.conflict');
    const moment = deps.now();
    const { submittedBy } = progress;
    const decision = { decision: 'returned', version, note, person: viewer.id, submittedBy } as const;
    await insertReviewDecision(trx, item.key, decision, moment);
    await setReturned(trx, item.key, { person: viewer.id, note, moment });
    const submitted = { version: progress.submittedVersion, by: progress.submittedBy };
    await insertAuditEvent(trx, { action: 'draft.return', ...by(viewer, ref), before: submitted }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}
