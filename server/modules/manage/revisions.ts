import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { withCheckBy, withoutStalePassages } from '../../../contract/document';
import type { revisionApi } from '../../../contract/manage/lifecycle';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { copyToDraft } from '../item/files/draft-files';
import { listFiles } from '../item/files/stored-file-repository';
import { keyOf } from '../item/files/stored-files';
import { renderTexts } from '../item/publish/render-document';
import { inContentTransaction } from '../item/publish/save';
import { findDraft, upsertDraft } from '../item/publish/save-repository';
import { by, editableItem, requireDepartment } from './access';
import { parsedDocument, withRenderErrors } from './document-check';
import { draftOf } from './drafts';
import { personLookup } from './repository';
import { countRevisions, findPresentTitles, findWholeRevision, listRevisions, type RevisionRow } from './revision-repository';

type Api = typeof revisionApi;
type Entry = AnswerOf<Api['list']>['items'][number];

/** Returns a page of the revisions of an item, newest first. */
export async function readRevisions(
  { db }: Deps,
  { page, pageSize, ...ref }: ParsedInputOf<Api['list']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['list']>> {
  const { key } = await editableItem(db, ref, viewer, 'item.not_found');
  const rows = await listRevisions(db, key, { page, pageSize });
  const [items, total, titles] = [await entriesOf(db, rows), await countRevisions(db, key), await findPresentTitles(db, key)];
  return { items, total, page, pageSize, titles };
}

/** Returns a revision of an item with its document. Throws `revision.not_found`. */
export async function readRevision(
  { db }: Deps,
  { revision, ...ref }: ParsedInputOf<Api['info']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['info']>> {
  const { key } = await editableItem(db, ref, viewer, 'item.not_found');
  const row = await findWholeRevision(db, key, Number(revision));
  const [entry] = row ? await entriesOf(db, [row]) : [];
  if (!row || !entry) throw new AppError('revision.not_found');
  return { ...entry, document: withoutStalePassages(row.document) };
}

/**
 * Makes the document of a revision the draft of its item, without the attachments that are no longer stored. Throws
 * `revision.not_found`, or `draft.conflict` if the item has another draft than the given version.
 */
export async function restoreRevision(
  deps: Deps,
  { revision, version, ...ref }: ParsedInputOf<Api['restore']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['restore']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const item = await editableItem(trx, ref, viewer, 'item.not_found');
      const row = await findWholeRevision(trx, item.key, revision);
      if (!row) throw new AppError('revision.not_found');
      await requireDepartment(trx, row.document, viewer);
      const draft = await findDraft(trx, item.key);
      if ((draft?.version ?? null) !== version) throw new AppError('draft.conflict');
      if (!draft) await copyToDraft(trx, changes, await listFiles(trx, item.key, false));
      const files = await listFiles(trx, item.key, true);
      const stored = new Set(files.map(keyOf));
      const isStored = (source: string) => stored.has(keyOf({ kind: 'attachment', source }));
      const attachments = row.document.attachments.filter(isStored);
      const document = parsedDocument(withCheckBy({ ...row.document, attachments }, item.checkBy));
      renderTexts(document, files);
      const moment = deps.now();
      const next = { document, person: viewer.id, baseRevision: item.revision };
      const saved = await upsertDraft(trx, item.key, next, moment);
      const states = { ...(draft && { before: { version: draft.version } }), after: { revision, version: saved } };
      await insertAuditEvent(trx, { action: 'revision.restore', ...by(viewer, ref), ...states }, moment);
      return {
        ...(await draftOf(trx, { ...next, version: saved, updatedAt: moment })),
        missing: row.document.attachments.filter((source) => !isStored(source)),
      };
    }),
  );
}

async function entriesOf(db: Db, rows: readonly RevisionRow[]): Promise<Entry[]> {
  const nameOf = await personLookup(
    db,
    rows.flatMap(({ person, approver, overruledBy }) => [person, approver, overruledBy]),
  );
  return rows.map(({ revision, createdAt, person, approver, overruledBy, overruleReason, material, notes, undoes }) => ({
    ...{ revision, material, undoes },
    at: createdAt.toISOString(),
    by: nameOf(person),
    approver: nameOf(approver),
    overruled: overruleReason === null ? null : { by: nameOf(overruledBy), reason: overruleReason },
    notes: notes ?? {},
  }));
}
