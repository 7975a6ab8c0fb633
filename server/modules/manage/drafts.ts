import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import { MAX_CHANGES, type ItemDocument, type Names } from '../../../contract/document';
import type { ItemRef } from '../../../contract/item';
import type { draftManageApi } from '../../../contract/manage/draft';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { namedFiles } from '../item/files/content-files';
import { copyToDraft, moveToPublished } from '../item/files/draft-files';
import { listFiles, type StoredFileRow } from '../item/files/stored-file-repository';
import { attachmentOf, keyOf } from '../item/files/stored-files';
import { referencesIn, renderTexts } from '../item/publish/render-document';
import { dropDraft, inContentTransaction, publishIn, writeUnpublished } from '../item/publish/save';
import { findDraft, findPublishedDocument, upsertDraft } from '../item/publish/save-repository';
import { departmentNamed } from '../item/publish/taxonomy';
import { insertAuditEvent } from '../audit/repository';
import { mayEdit, mayEditIn, mayPublish } from '../item/read/policy';
import { parsedDocument, requireAttachments, requireFileId, withRenderErrors } from './document-check';
import { findManaged, findPersonName, type ManagedItem } from './repository';

type Api = typeof draftManageApi;
type Draft = AnswerOf<Api['save']>;
export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Returns an item as its editors write it. Throws `draft.not_found` if the viewer edits no such item. */
export async function readDocument({ db }: Deps, ref: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['info']>> {
  const item = await editableItem(db, ref, viewer);
  const draft = await findDraft(db, item.key);
  const isOutdated = draft !== undefined && draft.baseRevision !== item.revision;
  const published = draft === undefined || isOutdated ? await findPublishedDocument(db, item.key) : undefined;
  const document = draft?.document ?? published;
  if (!document) throw new AppError('draft.not_found');
  const files = (await listFiles(db, item.key, draft !== undefined)).map(attachmentOf);
  return {
    document,
    draft: draft ? await draftOf(db, draft) : null,
    revision: item.revision,
    newer: isOutdated ? (published ?? null) : null,
    files,
  };
}

/**
 * Saves a document as the draft of its item. Throws `document.invalid`, `permission.denied` if the viewer does not edit items of
 * its department, or `draft.conflict` if the draft or its published revision has changed since the editor read it.
 */
export async function saveDocument(
  deps: Deps,
  { document: written, version, baseRevision }: ParsedInputOf<Api['save']>,
  viewer: Viewer,
): Promise<Draft> {
  requireEditorOf(viewer, written);
  const document = parsedDocument(written);
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const stored = await findManaged(trx, document.area, document.id);
      if (stored && !mayEdit(viewer, stored)) throw new AppError('permission.denied');
      if (!stored) requireFileId(document);
      await requireDepartment(trx, document, viewer);
      const draft = stored && (await findDraft(trx, stored.key));
      const bases = [stored?.revision ?? 0, ...(draft ? [draft.baseRevision] : [])];
      if ((draft?.version ?? null) !== version || !bases.includes(baseRevision)) throw new AppError('draft.conflict');
      const moment = deps.now();
      const item = stored?.revision ? stored.key : await writeUnpublished(trx, document, moment);
      if (!draft) await copyToDraft(trx, changes, deps.files, item);
      const files = await listFiles(trx, item, true);
      requireAttachments(document, files);
      renderTexts(document, files);
      const saved = { document, person: viewer.id, baseRevision };
      const next = await upsertDraft(trx, item, saved, moment);
      // Autosave stores a version every few seconds: the log tells when a person begins to write.
      if (draft?.person !== viewer.id)
        await insertAuditEvent(trx, { action: 'draft.save', ...by(viewer, document), after: { version: next } }, moment);
      return draftOf(trx, { ...saved, version: next, updatedAt: moment });
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
    const { item } = await presentDraft(trx, ref, version, viewer);
    await dropDraft(trx, changes, item.key);
    await insertAuditEvent(trx, { action: 'draft.discard', ...by(viewer, ref), before: { version } }, deps.now());
  });
}

/**
 * Publishes a draft as the next revision. Throws `draft.not_found`, `draft.conflict` if the draft or its published revision has
 * changed since the editor read it, or `document.invalid`.
 */
export async function publishDraft(
  deps: Deps,
  { version, change, ...ref }: ParsedInputOf<Api['publish']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['publish']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const { item, draft } = await presentDraft(trx, ref, version, viewer);
      if (draft.baseRevision !== item.revision) throw new AppError('draft.conflict');
      await requireDepartment(trx, draft.document, viewer, mayPublish);
      const moment = deps.now();
      const added = change ? [{ at: moment.toISOString(), ...change }] : [];
      const told = [...added, ...(draft.document.changes ?? [])];
      requireValidChange(change, told.length);
      const document = parsedDocument({ ...draft.document, updatedAt: null, ...(told.length && { changes: told }) });
      const files = namedByDocument(document, await listFiles(trx, item.key, true));
      const publishing = { document, files, author: { person: viewer.id, note: null }, moment };
      const saved = await publishIn(trx, changes, publishing, (key) => moveToPublished(trx, changes, key, files));
      await dropDraft(trx, changes, item.key);
      const revision = saved === 'unchanged' ? item.revision : item.revision + 1;
      const states = { before: { revision: item.revision }, after: { revision, material: change?.material ?? false } };
      await insertAuditEvent(trx, { action: 'item.publish', ...by(viewer, ref), ...states }, moment);
      return { revision };
    }),
  );
}

/** Returns the stored files that a document lists or that its texts refer to. Throws `document.invalid` if a listed one is missing. */
function namedByDocument(document: ItemDocument, files: readonly StoredFileRow[]): StoredFileRow[] {
  requireAttachments(document, files);
  const references = LOCALES.flatMap((locale) => referencesIn(document, locale));
  const named = new Set(namedFiles(document, references).map(keyOf));
  return files.filter((file) => named.has(keyOf(file)));
}

/** Returns an item that the viewer may edit. Throws before the first query if they edit nothing in the area. */
export async function editableItem(db: Db, { area, id }: ItemRef, viewer: Viewer): Promise<ManagedItem> {
  requireEditorOf(viewer, { area });
  const item = await findManaged(db, area, id);
  if (!item || !mayEdit(viewer, item)) throw new AppError('draft.not_found');
  return item;
}

async function presentDraft(
  trx: Db,
  ref: ItemRef,
  version: number,
  viewer: Viewer,
): Promise<{ item: ManagedItem; draft: StoredDraft }> {
  const item = await editableItem(trx, ref, viewer);
  const draft = await findDraft(trx, item.key);
  if (!draft) throw new AppError('draft.not_found');
  if (draft.version !== version) throw new AppError('draft.conflict');
  return { item, draft };
}

/** Throws `document.invalid` for a change without a note, or if the item would tell more changes than it can have. */
function requireValidChange(change: ParsedInputOf<Api['publish']>['change'], total: number): void {
  if (change && !Object.keys(change.notes).length)
    throw new AppError('document.invalid', { 'change.notes': 'needs a note in at least one language' });
  if (total > MAX_CHANGES)
    throw new AppError('document.invalid', { change: `is more than the ${MAX_CHANGES} changes of an item` });
}

export function requireEditorOf(viewer: Viewer, { area }: Pick<ItemRef, 'area'>): void {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
}

/** Throws `permission.denied` unless the viewer may edit, or publish, items of the department to which the document's names lead. */
async function requireDepartment(
  trx: Db,
  { area, department }: Pick<ItemRef, 'area'> & { department: Names | null },
  viewer: Viewer,
  may = mayEdit,
): Promise<void> {
  const { id, names } = department ? await departmentNamed(trx, department) : { id: null, names: null };
  if (!may(viewer, { area, department: id, departmentNames: names })) throw new AppError('permission.denied');
}

export const by = (viewer: Viewer, { area, id }: ItemRef) => ({ person: viewer.id, item: { area, id } });

export async function draftOf(
  db: Db,
  { version, baseRevision, updatedAt, person }: Omit<StoredDraft, 'document'>,
): Promise<Draft> {
  const savedBy = person === null ? null : ((await findPersonName(db, person)) ?? null);
  return { version, baseRevision, savedAt: updatedAt.toISOString(), savedBy };
}
