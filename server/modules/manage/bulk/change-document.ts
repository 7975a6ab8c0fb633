import { isDeepStrictEqual } from 'node:util';
import { withCheckBy, type ItemDocument } from '../../../../contract/document';
import { AppError } from '../../../http/errors';
import { insertAuditEvent } from '../../audit/repository';
import { listFiles } from '../../item/files/stored-file-repository';
import { publishIn, writeUnpublished } from '../../item/publish/save';
import { findDraft, findPublishedDocument, findRevision, upsertDraft } from '../../item/publish/save-repository';
import { setCheckBy } from '../../item/publish/check-by-repository';
import { mayPublish } from '../../item/read/policy';
import { by } from '../access';
import { loadReviewRules, reviewModeOf } from '../../review/rules';
import { parsedDocument } from '../document-check';
import { publishableDocument } from '../publishing';
import { findScheduled } from '../scheduled-repository';
import { restoreFacts } from '../undo-repository';
import type { BulkChange } from './repository';
import type { Step } from './step';

type Edit = (document: ItemDocument) => ItemDocument;

/** Changes the document of an item. Returns false if it was that way before. */
export async function changeDocument(step: Step, edit: Edit): Promise<boolean> {
  return step.item.revision ? changePublished(step, edit) : changeDraft(step, edit);
}

/**
 * Publishes the changed document with its files as the next revision, a minor change without a note. A draft beside it stays. Where
 * review is required, the change is refused: it must be a draft that somebody approves.
 */
async function changePublished({ trx, changes, given, item, viewer, moment }: Step, edit: Edit): Promise<boolean> {
  if (!mayPublish(viewer, item)) throw new AppError('permission.denied');
  if (item.archivedAt) throw new AppError('item.archived');
  if (await findScheduled(trx, item.key)) throw new AppError('scheduled.conflict');
  const published = await findPublishedDocument(trx, item.key);
  if (!published) throw new AppError('item.not_found');
  const changed = edit(published);
  if (isDeepStrictEqual(changed, published)) return false;
  if (reviewModeOf(await loadReviewRules(trx), item, changed) === 'required') throw new AppError('review.required');
  const document = publishableDocument(changed, null, item, moment);
  const files = await listFiles(trx, item.key, false);
  const author = { person: viewer.id, note: null };
  await publishIn(trx, changes, { document, files, author, moment, keepsDraft: true }, () => Promise.resolve(files));
  const states = { before: { revision: item.revision }, after: { revision: item.revision + 1, material: false } };
  await insertAuditEvent(trx, { action: 'item.publish', ...by(viewer, given), ...states }, moment);
  return true;
}

/** Saves the changed document as the next version of the draft, which keeps the person who wrote it. */
async function changeDraft({ trx, given, item, viewer, moment }: Step, edit: Edit): Promise<boolean> {
  const draft = await findDraft(trx, item.key);
  if (!draft) throw new AppError((await findScheduled(trx, item.key)) ? 'scheduled.conflict' : 'draft.not_found');
  if (draft.version !== given.version) throw new AppError('draft.conflict');
  const changed = edit(draft.document);
  if (isDeepStrictEqual(changed, draft.document)) return false;
  const document = parsedDocument(changed);
  await writeUnpublished(trx, document, moment);
  const { person, baseRevision } = draft;
  const version = await upsertDraft(trx, item.key, { document, person, baseRevision, writers: [viewer.id] }, moment);
  const states = { before: { version: draft.version }, after: { version } };
  await insertAuditEvent(trx, { action: 'draft.save', ...by(viewer, given), ...states }, moment);
  return true;
}

/** Sets the day to check an item by, without a revision. Returns false if it was that day before. */
export async function changeCheckBy(step: Step, checkBy: string | null): Promise<boolean> {
  const { trx, given, item, viewer, moment } = step;
  if (!item.revision) return changeDraft(step, (document) => withCheckBy(document, checkBy));
  if (item.checkBy === checkBy) return false;
  await setCheckBy(trx, item.key, checkBy);
  const states = { before: { checkBy: item.checkBy }, after: { checkBy } };
  await insertAuditEvent(trx, { action: 'item.check', ...by(viewer, given), ...states }, moment);
  return true;
}

/** Publishes the document that the item had before the bulk action as the next revision. */
export async function publishBefore({ trx, changes, item, viewer, moment }: Step, { before }: BulkChange): Promise<void> {
  const former = await findRevision(trx, item.key, before.revision);
  if (!former) throw new Error(`revision ${before.revision} of item ${item.key} is not stored`);
  const document = withCheckBy(former, item.checkBy);
  const files = await listFiles(trx, item.key, false);
  const author = { person: viewer.id, note: null, undoes: item.revision };
  await publishIn(trx, changes, { document, files, author, moment, keepsDraft: true }, () => Promise.resolve(files));
  await restoreFacts(trx, item.key, before.facts);
}

/** Saves the document that the draft had before the bulk action as its next version. */
export async function saveBefore({ trx, item, viewer, moment }: Step, { before }: BulkChange): Promise<void> {
  const draft = await findDraft(trx, item.key);
  if (!draft || !before.draft) throw new AppError('draft.not_found');
  await writeUnpublished(trx, before.draft, moment);
  const { person, baseRevision } = draft;
  await upsertDraft(trx, item.key, { document: before.draft, person, baseRevision, writers: [viewer.id] }, moment);
}
