import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { ItemDocument } from '../../../contract/document';
import type { ItemRef } from '../../../contract/item';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { scheduledApi } from '../../../contract/manage/lifecycle';
import type { Db } from '../../db/connect';
import { addJob, removeJob } from '../../db/job-repository';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { giveToDraft, takeFromDraft } from '../item/files/scheduled-files';
import { listFiles, type StoredFileRow } from '../item/files/stored-file-repository';
import type { FileChanges } from '../item/files/stored-files';
import { renderTexts } from '../item/publish/render-document';
import { inContentTransaction } from '../item/publish/save';
import { deleteDraft, findDraft, upsertDraft } from '../item/publish/save-repository';
import { departmentNamed } from '../item/publish/taxonomy';
import { mayPublish } from '../item/read/policy';
import { by, publishableDraft, publishableItem, requireDepartment, type StoredDraft } from './access';
import { requireLaterExpiry, withRenderErrors } from './document-check';
import { approvalOf, namedByDocument, publishableDocument } from './publishing';
import type { ManagedItem } from './repository';
import {
  deleteScheduled,
  findScheduled,
  insertScheduled,
  moveScheduled,
  type NewScheduled,
  type ScheduledRow,
} from './scheduled-repository';
import { stateAfter } from './state';

type Api = typeof draftManageApi & typeof scheduledApi;

export const PUBLISH_SCHEDULED = 'publish-scheduled';

/**
 * Turns a draft into the scheduled revision of its item. Throws `draft.conflict` if the draft or its published revision has
 * changed, `scheduled.conflict` if there is a scheduled revision already, `review.required` or `document.invalid`.
 */
export async function scheduleDraft(
  deps: Deps,
  { version, change, publishAt: at, overrule, ...ref }: ParsedInputOf<Api['schedule']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['schedule']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const { item, draft } = await publishableDraft(trx, ref, version, viewer);
      if (await findScheduled(trx, item.key)) throw new AppError('scheduled.conflict');
      await requireDepartment(trx, draft.document, viewer, mayPublish);
      const moment = deps.now();
      const publishAt = requireFuture(at, moment);
      const { submittedBy, approval } = await approvalOf(trx, { item, draft, overrule, moment }, viewer);
      const facts = { change, publishAt, submittedBy, approval, person: viewer.id, release: null };
      await fixDraft(trx, changes, item, draft, facts, moment);
      await enqueue(trx, item.key, publishAt);
      const after = { version, publishAt: publishAt.toISOString(), material: change?.material ?? false };
      await insertAuditEvent(trx, { action: 'draft.schedule', ...by(viewer, ref), after }, moment);
      return stateAfter(trx, deps, item.key, viewer);
    }),
  );
}

/** Facts with which a draft is published at a time. */
type Fixing = Pick<NewScheduled, 'change' | 'publishAt' | 'submittedBy' | 'approval' | 'person' | 'release'>;

/** Makes a draft the scheduled revision of its item, without a job that publishes it. Throws `document.invalid` or ContentError. */
export async function fixDraft(
  trx: Db,
  changes: FileChanges,
  item: ManagedItem,
  draft: StoredDraft,
  facts: Fixing,
  moment: Date,
): Promise<void> {
  const { document, named } = await timelyDocument(trx, item, draft, facts);
  const files = await takeFromDraft(trx, changes, item.key, named);
  await deleteDraft(trx, item.key);
  const people = { author: draft.person, writers: draft.writers };
  const stored = { baseRevision: item.revision, department: await storedDepartment(trx, document) };
  await insertScheduled(trx, item.key, { ...facts, ...people, ...stored, document: draft.document, files }, moment);
}

/** Returns a draft as it would be published at a time, with its files. Throws `document.invalid` or ContentError. */
export async function timelyDocument(
  trx: Db,
  item: ManagedItem,
  draft: StoredDraft,
  { change, publishAt }: Pick<Fixing, 'change' | 'publishAt'>,
): Promise<{ document: ItemDocument; named: StoredFileRow[] }> {
  requireTimely(draft.document, publishAt);
  const document = publishableDocument(draft.document, change, item, publishAt);
  const named = namedByDocument(document, await listFiles(trx, item.key, true));
  renderTexts(document, named);
  return { document, named };
}

/** Moves a scheduled revision to another time. Throws `scheduled.not_found`, or `scheduled.conflict` for another version. */
export async function moveToTime(
  deps: Deps,
  { version, publishAt: at, ...ref }: ParsedInputOf<Api['move']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['move']>> {
  return inContentTransaction(deps, async (trx) => {
    const { item, scheduled } = await presentScheduled(trx, ref, version, viewer);
    const moment = deps.now();
    const publishAt = requireFuture(at, moment);
    requireTimely(scheduled.document, publishAt);
    await moveScheduled(trx, item.key, publishAt);
    await enqueue(trx, item.key, publishAt);
    const states = { before: timeOf(scheduled), after: { publishAt: publishAt.toISOString() } };
    await insertAuditEvent(trx, { action: 'scheduled.move', ...by(viewer, ref), ...states }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}

/**
 * Cancels a scheduled revision, which becomes the draft again. Throws `scheduled.not_found`, `scheduled.conflict` for another
 * version, or `draft.conflict` if the item has another draft and `drop` is false.
 */
export async function cancelScheduled(
  deps: Deps,
  { version, drop, ...ref }: ParsedInputOf<Api['cancel']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['cancel']>> {
  return inContentTransaction(deps, async (trx, changes) => {
    const { item, scheduled } = await presentScheduled(trx, ref, version, viewer);
    const moment = deps.now();
    const hasDraft = await unfixDraft(trx, changes, item.key, scheduled, drop, moment);
    await removeJob(trx, jobKeyOf(item.key));
    const states = { before: timeOf(scheduled), after: { dropped: hasDraft } };
    await insertAuditEvent(trx, { action: 'scheduled.cancel', ...by(viewer, ref), ...states }, moment);
    return stateAfter(trx, deps, item.key, viewer);
  });
}

/**
 * Makes a scheduled revision the draft of its item again, or deletes it if the item has another draft and `drop` confirms this.
 * Returns whether it was deleted. Throws `draft.conflict`.
 */
export async function unfixDraft(
  trx: Db,
  changes: FileChanges,
  item: number,
  scheduled: ScheduledRow,
  drop: boolean,
  moment: Date,
): Promise<boolean> {
  const hasDraft = (await findDraft(trx, item)) !== undefined;
  if (hasDraft && !drop) throw new AppError('draft.conflict');
  if (hasDraft) dropFiles(changes, scheduled);
  else await makeDraftAgain(trx, item, scheduled, moment);
  await deleteScheduled(trx, item);
  return hasDraft;
}

/** Makes a scheduled revision the draft of its item again, which has none. */
export async function makeDraftAgain(trx: Db, item: number, scheduled: ScheduledRow, moment: Date): Promise<void> {
  const { document, author, writers, baseRevision, files } = scheduled;
  await upsertDraft(trx, item, { document, person: author, baseRevision, writers }, moment);
  await giveToDraft(trx, files);
}

const dropFiles = (changes: FileChanges, { files }: ScheduledRow): void => {
  for (const { storage_key } of files) changes.replace(storage_key);
};

export const jobKeyOf = (item: number): string => `${PUBLISH_SCHEDULED}:${item}`;

/** Enqueues the publication of the scheduled revision of an item, in place of one at another time. */
export async function enqueue(trx: Db, item: number, runAt: Date): Promise<void> {
  await addJob(trx, { task: PUBLISH_SCHEDULED, payload: { item }, key: jobKeyOf(item), runAt });
}

/** Returns the id of the stored department to which the document's names lead; null if it has none, or a new one. */
async function storedDepartment(trx: Db, { department }: ItemDocument): Promise<string | null> {
  const named = department && (await departmentNamed(trx, department));
  return named && !named.isNew ? named.id : null;
}

const timeOf = ({ publishAt }: ScheduledRow) => ({ publishAt: publishAt.toISOString() });

async function presentScheduled(
  trx: Db,
  ref: ItemRef,
  version: number,
  viewer: Viewer,
): Promise<{ item: ManagedItem; scheduled: ScheduledRow }> {
  const item = await publishableItem(trx, ref, viewer, 'scheduled.not_found');
  const scheduled = await findScheduled(trx, item.key);
  if (!scheduled) throw new AppError('scheduled.not_found');
  await requireDepartment(trx, scheduled.document, viewer, mayPublish);
  if (scheduled.release) throw new AppError('release.holds');
  if (scheduled.version !== version) throw new AppError('scheduled.conflict');
  return { item, scheduled };
}

/** Returns a time in the future. Throws `request.invalid` for any other. */
export function requireFuture(at: string, moment: Date): Date {
  const publishAt = new Date(at);
  if (publishAt <= moment) throw new AppError('request.invalid', { publishAt: 'must be in the future' });
  return publishAt;
}

/** Throws `document.invalid` if readers would not see the document once it is published at that time. */
export function requireTimely(document: ItemDocument, publishAt: Date): void {
  requireLaterExpiry(document, publishAt);
  if (document.publishedAt !== null && new Date(document.publishedAt) > publishAt)
    throw new AppError('document.invalid', { publishedAt: 'is after the time of publishing' });
}
