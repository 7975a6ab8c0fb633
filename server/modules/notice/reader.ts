import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { noticeApi } from '../../../contract/notice';
import type { Viewer } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { visibleItem } from '../item/engagement/engagement';
import { findConfirmable, insertAcknowledgement, moveReadUntil, upsertDismissal } from './reader-repository';

type Acknowledge = (typeof noticeApi)['acknowledge'];

/**
 * Stores the viewer's acknowledgement of the revision that they saw. Throws `notice.conflict` if the notice has materially
 * changed since, never had that revision, or does not (any more) require acknowledgement. After a concurrent change the
 * acknowledgement applies to the earlier revision, because it names its revision.
 */
export async function acknowledge(
  { db, now }: Deps,
  { id, revision }: ParsedInputOf<Acknowledge>,
  viewer: Viewer,
): Promise<AnswerOf<Acknowledge>> {
  const notice = await findConfirmable(db, id, viewer, now());
  if (!notice) throw new AppError('notice.not_found');
  const asked = notice.fields.mustRead === true;
  if (!asked || revision < notice.materialRevision || revision > notice.revision) throw new AppError('notice.conflict');
  const acknowledgedAt = await insertAcknowledgement(db, { person: viewer.id, item: notice.key, revision }, now());
  return { acknowledgedAt: acknowledgedAt.toISOString(), revision };
}

export async function markAllRead({ db, now }: Deps, { id }: Viewer): Promise<AnswerOf<(typeof noticeApi)['markAllRead']>> {
  await moveReadUntil(db, id, now());
  return { unread: 0 };
}

export async function dismissAlert(deps: Deps, id: string, viewer: Viewer): Promise<void> {
  const { key, revision } = await visibleItem(deps, { area: 'notice', id }, viewer);
  await upsertDismissal(deps.db, { person: viewer.id, item: key, revision });
}
