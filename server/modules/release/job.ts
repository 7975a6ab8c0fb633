import { keysWithJob } from '../../db/job-repository';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { insertAuditEvent } from '../audit/repository';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import { withRenderErrors } from '../manage/document-check';
import { publishFixed, ReleaseBlocked } from './fixing';
import { enqueueRelease, releaseJobKey } from './job-key';
import { findRelease, listReleaseItems, listScheduledReleases, setReleaseFailure, type ReleaseRow } from './release-repository';

/**
 * Publishes a release if its moment has come. If one of its items cannot be published, none is, and the release says why. May run any
 * number of times, in several processes at once.
 */
export async function publishDueRelease(deps: Deps, id: string): Promise<'published' | 'failed' | 'nothing'> {
  try {
    return await inContentTransaction(deps, (trx, changes) => publishReleaseIn(deps, trx, changes, id));
  } catch (error) {
    if (!(error instanceof ReleaseBlocked)) throw error;
    return inContentTransaction(deps, (trx) => failRelease(deps, trx, id, error));
  }
}

/** Returns a release whose moment has come. */
async function findDueRelease({ now }: Deps, trx: Db, id: string): Promise<{ row: ReleaseRow; moment: Date } | undefined> {
  const moment = now();
  const row = await findRelease(trx, id);
  const isDue = row?.state === 'scheduled' && !row.failure && row.publishAt !== null && row.publishAt <= moment;
  return isDue ? { row, moment } : undefined;
}

/** Publishes a release, if it is due, within a transaction that holds the lock of the content. Throws ReleaseBlocked. */
export async function publishReleaseIn(deps: Deps, trx: Db, changes: FileChanges, id: string): Promise<'published' | 'nothing'> {
  const due = await findDueRelease(deps, trx, id);
  if (!due) return 'nothing';
  const { row, moment } = due;
  const items = await listReleaseItems(trx, [id]);
  await withRenderErrors(() => publishFixed({ deps, trx, changes }, { row, items }, moment, null));
  const after = { release: id, name: row.name, publishAt: row.publishAt?.toISOString() ?? null };
  await insertAuditEvent(trx, { action: 'release.publish', person: null, item: null, after }, moment);
  return 'published';
}

async function failRelease(deps: Deps, trx: Db, id: string, { blocked }: ReleaseBlocked): Promise<'failed' | 'nothing'> {
  const due = await findDueRelease(deps, trx, id);
  if (!due) return 'nothing';
  const { row, moment } = due;
  const publishAt = (row.publishAt ?? moment).toISOString();
  await setReleaseFailure(trx, id, { at: moment.toISOString(), publishAt, blocked });
  const states = { before: { release: id, name: row.name, publishAt }, after: { blocked } };
  await insertAuditEvent(trx, { action: 'release.fail', person: null, item: null, ...states }, moment);
  return 'failed';
}

/** Enqueues the releases again whose job is missing, or was locked before `lockedSince` by a process that ended without finishing it. */
export async function enqueueAbandonedReleases(db: Db, lockedSince: Date): Promise<number> {
  const scheduled = await listScheduledReleases(db);
  if (!scheduled.length) return 0;
  const keys = await keysWithJob(
    db,
    scheduled.map(({ id }) => releaseJobKey(id)),
    lockedSince,
  );
  const abandoned = scheduled.filter(({ id }) => !keys.has(releaseJobKey(id)));
  for (const { id, publishAt } of abandoned) await enqueueRelease(db, id, publishAt);
  return abandoned.length;
}
