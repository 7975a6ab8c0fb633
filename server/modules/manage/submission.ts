import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { mayPublish } from '../item/read/policy';
import { by, presentDraft, requireDepartment } from './access';
import { findDraftProgress, setReturned, setSubmitted } from './repository';
import { stateAfter } from './state';

type Api = typeof draftManageApi;

/** Submits a draft to those who may publish it. Throws `draft.not_found`, or `draft.conflict` for another version. */
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
    const { item, draft } = await presentDraft(trx, ref, version, viewer);
    await requireDepartment(trx, draft.document, viewer, mayPublish);
    const progress = await findDraftProgress(trx, item.key);
    if (!progress?.submittedAt) throw new AppError('draft.conflict');
    const moment = deps.now();
    await setReturned(trx, item.key, { person: viewer.id, note, moment });
    const submitted = { version: progress.submittedVersion, by: progress.submittedBy };
    await insertAuditEvent(trx, { action: 'draft.return', ...by(viewer, ref), before: submitted }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}
