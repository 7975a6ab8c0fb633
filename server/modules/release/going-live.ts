import type { ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { Release, releaseApi } from '../../../contract/manage/release';
import { removeJob } from '../../db/job-repository';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { inContentTransaction } from '../item/publish/save';
import { mayPublish } from '../item/read/policy';
import { withRenderErrors } from '../manage/document-check';
import { findManagedByKey } from '../manage/repository';
import { findScheduled } from '../manage/scheduled-repository';
import { requireFuture, unfixDraft } from '../manage/scheduling';
import { undoIn } from '../manage/undo';
import { managedRelease, visibleRelease, type LoadedRelease } from './access';
import { fixItem, publishFixed, ReleaseBlocked, requireReady, type Work } from './fixing';
import { enqueueRelease, releaseJobKey } from './job-key';
import { releaseAfter } from './reading';
import { listReleaseItems, setFixedTime, setReleaseState } from './release-repository';

type Api = typeof releaseApi;

/** Sets the moment of a release and fixes its texts. Throws `release.conflict`, or `release.blocked` unless everything is ready. */
export async function scheduleRelease(
  deps: Deps,
  { publishAt: at, ...ref }: ParsedInputOf<Api['schedule']>,
  viewer: Viewer,
): Promise<Release> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const loaded = await managedRelease(trx, ref, viewer);
      const moment = deps.now();
      const publishAt = requireFuture(at, moment);
      await fixAll({ deps, trx, changes }, loaded, publishAt, viewer);
      await setReleaseState(trx, ref.release, { state: 'scheduled', publishAt });
      await enqueueRelease(trx, ref.release, publishAt);
      const states = { before: timeOf(loaded), after: { ...nameOf(loaded), publishAt: publishAt.toISOString() } };
      await insertAuditEvent(trx, { action: 'release.schedule', person: viewer.id, item: null, ...states }, moment);
      return releaseAfter(deps, trx, ref.release, viewer);
    }),
  );
}

/** Publishes everything in a release now. Throws as `scheduleRelease` does, and changes nothing then. */
export async function publishRelease(deps: Deps, ref: ParsedInputOf<Api['publish']>, viewer: Viewer): Promise<Release> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const loaded = await managedRelease(trx, ref, viewer);
      const moment = deps.now();
      const work = { deps, trx, changes };
      await fixAll(work, loaded, moment, viewer);
      await publishFixed(work, { row: loaded.row, items: await listReleaseItems(trx, [ref.release]) }, moment, viewer.id);
      await removeJob(trx, releaseJobKey(ref.release));
      const event = { action: 'release.publish', person: viewer.id, item: null, after: nameOf(loaded) } as const;
      await insertAuditEvent(trx, event, moment);
      return releaseAfter(deps, trx, ref.release, viewer);
    }),
  );
}

/** Fixes the texts of all items for that time. Throws ReleaseBlocked for a release without items, or with one that is not ready. */
async function fixAll(work: Work, { row, items }: LoadedRelease, publishAt: Date, viewer: Viewer): Promise<void> {
  const { deps, trx } = work;
  if (!items.length) throw new ReleaseBlocked([]);
  await requireReady(deps, trx, items, publishAt);
  for (const item of items) await fixItem(work, item, publishAt, viewer);
  await setFixedTime(trx, row.id, publishAt);
}

/** Cancels a release, whose texts are drafts again. Throws `draft.conflict` if a text has a later draft and `drop` is false. */
export async function cancelRelease(
  deps: Deps,
  { drop, ...ref }: ParsedInputOf<Api['cancel']>,
  viewer: Viewer,
): Promise<Release> {
  return inContentTransaction(deps, async (trx, changes) => {
    const loaded = await managedRelease(trx, ref, viewer);
    const moment = deps.now();
    for (const { key, isFixed } of loaded.items) {
      const scheduled = isFixed ? await findScheduled(trx, key) : undefined;
      if (scheduled) await unfixDraft(trx, changes, key, scheduled, drop, moment);
    }
    await setReleaseState(trx, ref.release, { state: 'cancelled', publishAt: loaded.row.publishAt, doneAt: moment });
    await removeJob(trx, releaseJobKey(ref.release));
    const event = { action: 'release.cancel', person: viewer.id, item: null, before: timeOf(loaded) } as const;
    await insertAuditEvent(trx, event, moment);
    return releaseAfter(deps, trx, ref.release, viewer);
  });
}

/** Takes back everything that a release published. Throws `undo.expired` if one item can no longer be taken back. */
export async function undoRelease(
  deps: Deps,
  { release, version }: ParsedInputOf<Api['undo']>,
  viewer: Viewer,
): Promise<Release> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const loaded = await visibleRelease(trx, release, viewer);
      const { row, items } = loaded;
      if (!items.every((item) => mayPublish(viewer, item))) throw new AppError('permission.denied');
      if (row.version !== version) throw new AppError('release.conflict');
      if (row.state !== 'published') throw new AppError('undo.expired');
      const moment = deps.now();
      for (const { key, revision } of items) {
        const item = await findManagedByKey(trx, key);
        if (item?.revision !== revision) throw new AppError('undo.expired');
        await undoIn({ trx, changes, item, viewer, moment });
      }
      await setReleaseState(trx, release, { state: 'undone', publishAt: row.publishAt, doneAt: moment });
      const event = { action: 'release.undo', person: viewer.id, item: null, before: timeOf(loaded) } as const;
      await insertAuditEvent(trx, event, moment);
      return releaseAfter(deps, trx, release, viewer);
    }),
  );
}

const nameOf = ({ row }: LoadedRelease) => ({ release: row.id, name: row.name });
const timeOf = (loaded: LoadedRelease) => ({ ...nameOf(loaded), publishAt: loaded.row.publishAt?.toISOString() ?? null });
