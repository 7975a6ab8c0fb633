import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { withoutStalePassages } from '../../../contract/document';
import type { ItemRef } from '../../../contract/item';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { copyToDraft } from '../item/files/draft-files';
import { listFiles } from '../item/files/stored-file-repository';
import { attachmentOf, type FileChanges } from '../item/files/stored-files';
import { renderTexts } from '../item/publish/render-document';
import { passagesBehind, withStalePassages } from '../../../markdown/passages/document';
import { dropDraft, inContentTransaction, writeUnpublished } from '../item/publish/save';
import { findDraft, findPublishedDocument, upsertDraft } from '../item/publish/save-repository';
import { insertAuditEvent } from '../audit/repository';
import { mayEdit, mayPublish } from '../item/read/policy';
import { deleteRemarksOf } from '../preview/remark-repository';
import { by, editableItem, presentDraft, publishableDraft, requireDepartment, requireEditorOf, type StoredDraft } from './access';
import type { Doing } from './archive';
import { parsedDocument, requireAttachments, requireFileId, withRenderErrors } from './document-check';
import { approvalOf, authorOf, publishNext } from './publishing';
import { findManaged, findPersonName } from './repository';
import { stateOf } from './state';
import { findLatestVersion } from './latest-version';

type Api = typeof draftManageApi;
type Draft = Omit<AnswerOf<Api['save']>, 'behind'>;

/** Returns an item as its editors write it, all of it at one moment. Throws `draft.not_found` if the viewer edits no such item. */
export async function readDocument({ db, now }: Deps, ref: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['info']>> {
  // Otherwise a scheduled revision that is published between two statements would be neither scheduled nor live.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const item = await editableItem(trx, ref, viewer);
      const latest = await findLatestVersion(trx, item.key);
      if (!latest) throw new AppError('draft.not_found');
      const unpublished = latest.draft ?? latest.scheduled;
      const isOutdated = unpublished !== undefined && unpublished.baseRevision !== item.revision;
      const published = isOutdated ? await findPublishedDocument(trx, item.key) : undefined;
      return {
        ...(await stateOf(trx, item, viewer, now())),
        document: withoutStalePassages(latest.document),
        newer: published ? withoutStalePassages(published) : null,
        files: latest.files.map(attachmentOf),
        behind: passagesBehind(latest.document),
      };
    });
}

/**
 * Saves a document as the draft of its item. Throws `document.invalid`, `permission.denied` if the viewer does not edit items of
 * its department, or `draft.conflict` if the draft or its published revision has changed since the editor read it.
 */
export async function saveDocument(
  deps: Deps,
  { document: written, version, baseRevision, stillRight }: ParsedInputOf<Api['save']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['save']>> {
  requireEditorOf(viewer, written);
  const parsed = parsedDocument(written);
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const stored = await findManaged(trx, parsed.area, parsed.id);
      if (stored && !mayEdit(viewer, stored)) throw new AppError('permission.denied');
      if (!stored) requireFileId(parsed);
      await requireDepartment(trx, parsed, viewer);
      const draft = stored && (await findDraft(trx, stored.key));
      const bases = [stored?.revision ?? 0, ...(draft ? [draft.baseRevision] : [])];
      if ((draft?.version ?? null) !== version || !bases.includes(baseRevision)) throw new AppError('draft.conflict');
      const moment = deps.now();
      const item = stored?.revision ? stored.key : await writeUnpublished(trx, parsed, moment);
      const former = await findLatestVersion(trx, item);
      const document = withStalePassages(parsed, former?.document, stillRight);
      if (!draft) await copyToDraft(trx, changes, former?.files ?? []);
      const files = await listFiles(trx, item, true);
      requireAttachments(document, files);
      renderTexts(document, files);
      const saved = { document, person: viewer.id, baseRevision };
      const next = await upsertDraft(trx, item, saved, moment);
      // Autosave stores a version every few seconds: the log tells when a person begins to write.
      if (draft?.person !== viewer.id)
        await insertAuditEvent(trx, { action: 'draft.save', ...by(viewer, document), after: { version: next } }, moment);
      return { ...(await draftOf(trx, { ...saved, version: next, updatedAt: moment })), behind: passagesBehind(document) };
    }),
  );
}

/** Deletes a draft. Throws `draft.not_found`, or `draft.conflict` if it has changed since the editor read it. */
export async function discardDraft(
  deps: Deps,
  { version, ...ref }: ParsedInputOf<Api['discard']>,
  viewer: Viewer,
): Promise<void> {
  await inContentTransaction(deps, async (trx, changes) => {
    const { item, draft } = await presentDraft(trx, ref, version, viewer);
    await dropDraft(trx, changes, item.key);
    // After the draft: until then, somebody may leave another remark on it.
    await deleteRemarksOf(trx, draft.id);
    await insertAuditEvent(trx, { action: 'draft.discard', ...by(viewer, ref), before: { version } }, deps.now());
  });
}

/**
 * Publishes a draft as the next revision. Throws `draft.not_found`, `draft.conflict` if the draft or its published revision has
 * changed since the editor read it, `item.archived`, `review.required` or `document.invalid`.
 */
export async function publishDraft(
  deps: Deps,
  input: ParsedInputOf<Api['publish']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['publish']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const { revision } = await publishDraftIn(trx, changes, input, { viewer, moment: deps.now() });
      return { revision };
    }),
  );
}

/** Publishes a draft as `publishDraft` does, within a transaction. */
export async function publishDraftIn(
  trx: Db,
  changes: FileChanges,
  { version, change, overrule, ...ref }: ParsedInputOf<Api['publish']>,
  { viewer, moment }: Doing,
): Promise<{ key: number; revision: number }> {
  const { item, draft } = await publishableDraft(trx, ref, version, viewer);
  await requireDepartment(trx, draft.document, viewer, mayPublish);
  const { submittedBy, approval } = await approvalOf(trx, { item, draft, overrule, moment }, viewer);
  const author = authorOf(submittedBy, viewer.id, approval);
  const rows = await listFiles(trx, item.key, true);
  const { document, person: writer, writers } = draft;
  const publication = { document, change, rows, author, writer, writers, moment };
  const revision = await publishNext(trx, changes, item, publication);
  await dropDraft(trx, changes, item.key);
  const states = { before: { revision: item.revision }, after: { revision, material: change?.material ?? false } };
  await insertAuditEvent(trx, { action: 'item.publish', ...by(viewer, ref), ...states }, moment);
  return { key: item.key, revision };
}

export async function draftOf(
  db: Db,
  { version, baseRevision, updatedAt, person }: Omit<StoredDraft, 'id' | 'document' | 'writers'>,
): Promise<Draft> {
  const savedBy = person === null ? null : ((await findPersonName(db, person)) ?? null);
  return { version, baseRevision, savedAt: updatedAt.toISOString(), savedBy };
}
