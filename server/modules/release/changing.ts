import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { MAX_RELEASE_ITEMS, type Release, type releaseApi } from '../../../contract/manage/release';
import type { Db } from '../../db/connect';
import { removeJob } from '../../db/job-repository';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import { mayPublish } from '../item/read/policy';
import { by, publishableDraft, requireDepartment } from '../manage/access';
import { withRenderErrors } from '../manage/document-check';
import { findDraftProgress } from '../manage/repository';
import { findReleaseOf, findScheduled } from '../manage/scheduled-repository';
import { unfixDraft } from '../manage/scheduling';
import { comingRelease, managesRelease, type LoadedRelease } from './access';
import { fixItem, requireReady } from './fixing';
import { releaseJobKey } from './job-key';
import { releaseAfter } from './reading';
import {
  countReleaseChange,
  deleteReleaseItem,
  insertRelease,
  listReleaseItems,
  setReleaseState,
  upsertReleaseItem,
} from './release-repository';

type Api = typeof releaseApi;

/** Begins a release without items. */
export async function createRelease(deps: Deps, { name }: ParsedInputOf<Api['create']>, viewer: Viewer): Promise<Release> {
  return inContentTransaction(deps, async (trx) => {
    const moment = deps.now();
    const id = await insertRelease(trx, name, viewer.id, moment);
    const after = { release: id, name };
    await insertAuditEvent(trx, { action: 'release.create', person: viewer.id, item: null, after }, moment);
    return releaseAfter(deps, trx, id, viewer);
  });
}

/**
 * Adds a draft to a release, or replaces what was added of its item. In a release that has a moment, its text is fixed at once.
 * Throws `release.conflict` for a release that is done with or full, `release.holds` if the item is in another one, or `release.blocked`.
 */
export async function addToRelease(
  deps: Deps,
  { release, version, change, ...ref }: ParsedInputOf<Api['add']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['add']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const { row, items } = await comingRelease(trx, release, viewer);
      const { item, draft } = await publishableDraft(trx, ref, version, viewer);
      if (!mayPublish(viewer, item)) throw new AppError('permission.denied');
      await requireDepartment(trx, draft.document, viewer, mayPublish);
      const holding = await findReleaseOf(trx, item.key);
      if (holding && holding.id !== release) throw new AppError('release.holds');
      if (!holding && items.length >= MAX_RELEASE_ITEMS) throw new AppError('release.conflict');
      const moment = deps.now();
      const scheduled = await findScheduled(trx, item.key);
      if (scheduled && scheduled.release !== release) throw new AppError('scheduled.conflict');
      if (scheduled) await unfixDraft(trx, changes, item.key, scheduled, true, moment);
      const { fileChanges = 0 } = (await findDraftProgress(trx, item.key)) ?? {};
      const added = { item: item.key, draft: draft.id, version, fileChanges, change, person: viewer.id };
      await upsertReleaseItem(trx, release, added, moment);
      await countReleaseChange(trx, release);
      if (row.publishAt) await fixAdded({ deps, trx, changes }, { release, item: item.key, publishAt: row.publishAt }, viewer);
      const after = { release, name: row.name, version };
      await insertAuditEvent(trx, { action: 'release.add', ...by(viewer, ref), after }, moment);
      return releaseAfter(deps, trx, release, viewer);
    }),
  );
}

/** Fixes the text of an item that was added to a release with a moment. Throws `release.blocked` if it is not ready. */
async function fixAdded(
  { deps, trx, changes }: { deps: Deps; trx: Db; changes: FileChanges },
  { release, item, publishAt }: { release: string; item: number; publishAt: Date },
  viewer: Viewer,
): Promise<void> {
  const added = (await listReleaseItems(trx, [release])).filter(({ key }) => key === item);
  await requireReady(deps, trx, added, publishAt);
  for (const row of added) await fixItem({ deps, trx, changes }, row, publishAt, viewer);
}

/** Takes an item out of a release. Throws `item.not_found`, `draft.conflict` as `unfixDraft` does, or `permission.denied`. */
export async function removeFromRelease(
  deps: Deps,
  { release, area, id, drop }: ParsedInputOf<Api['remove']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['remove']>> {
  return inContentTransaction(deps, async (trx, changes) => {
    const loaded = await comingRelease(trx, release, viewer);
    const item = loaded.items.find((each) => each.area === area && each.id === id);
    if (!item) throw new AppError('item.not_found');
    if (!mayPublish(viewer, item) && !managesRelease(viewer, loaded)) throw new AppError('permission.denied');
    const moment = deps.now();
    const scheduled = item.isFixed ? await findScheduled(trx, item.key) : undefined;
    if (scheduled) await unfixDraft(trx, changes, item.key, scheduled, drop, moment);
    await deleteReleaseItem(trx, release, item.key);
    await countReleaseChange(trx, release);
    if (loaded.items.length === 1) await clearMoment(trx, loaded);
    const before = { release, name: loaded.row.name };
    await insertAuditEvent(trx, { action: 'release.remove', ...by(viewer, item), before }, moment);
    return releaseAfter(deps, trx, release, viewer);
  });
}

/** Takes the moment from a release that has no items left. */
async function clearMoment(trx: Db, { row }: LoadedRelease): Promise<void> {
  await setReleaseState(trx, row.id, { state: 'open', publishAt: null });
  await removeJob(trx, releaseJobKey(row.id));
}
