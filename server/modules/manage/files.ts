import { extname } from 'node:path/posix';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { ItemDocument } from '../../../contract/document';
import type { ItemRef } from '../../../contract/item';
import type { DraftFile, fileManageApi } from '../../../contract/manage/file';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { folderOf } from '../item/files/content-files';
import { readableName } from '../item/files/file-names';
import { deleteFiles, upsertFile, type StoredFileRow } from '../item/files/stored-file-repository';
import { attachmentOf } from '../item/files/stored-files';
import { addressWithin } from '../item/markdown/references';
import { referencesIn } from '../item/publish/render-document';
import { inContentTransaction } from '../item/publish/save';
import { by, editableItem } from './access';
import { draftOf } from './drafts';
import { draftFileBy, openDraft } from './open-draft';
import { findLatestVersion } from './latest-version';
import { countFileChange } from './repository';

type Api = typeof fileManageApi;

/** Returns the files of an item's draft, scheduled revision or published revision, with the parts of the document that use them. */
export async function listDraftFiles({ db }: Deps, ref: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['list']>> {
  const { key } = await editableItem(db, ref, viewer);
  const latest = await findLatestVersion(db, key);
  if (!latest) throw new AppError('draft.not_found');
  const { document, files } = latest;
  const uses = usesIn(document);
  return { files: files.map((row) => ({ ...draftFileOf(row, document), usedIn: uses(row) })) };
}

/** Changes the name of a file of a draft. Throws `file.other_type` for a name with another extension. */
export async function renameFile(
  deps: Deps,
  { file: id, name: given, ...ref }: ParsedInputOf<Api['rename']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['rename']>> {
  const name = readableName(given);
  return inContentTransaction(deps, async (trx, changes) => {
    const open = await openDraft(deps, trx, changes, ref, viewer);
    const file = await draftFileBy(trx, open, id);
    if (extname(name).toLowerCase() !== extname(file.name).toLowerCase()) throw new AppError('file.other_type');
    await upsertFile(trx, { ...file, name });
    if (name !== file.name) await countFileChange(trx, open.item.key, viewer.id);
    const states = { before: { name: file.name }, after: { name } };
    if (name !== file.name) await insertAuditEvent(trx, { action: 'file.rename', ...by(viewer, ref), ...states }, deps.now());
    return { ...draftFileOf({ ...file, name }, open.draft.document), draft: await draftOf(trx, open.draft) };
  });
}

/** Removes a file from a draft. Throws `file.in_use` with the parts of the document that use it. */
export async function removeFile(
  deps: Deps,
  { file: id, ...ref }: ParsedInputOf<Api['remove']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['remove']>> {
  return inContentTransaction(deps, async (trx, changes) => {
    const open = await openDraft(deps, trx, changes, ref, viewer);
    const file = await draftFileBy(trx, open, id);
    const uses = usesIn(open.draft.document)(file);
    if (uses.length) throw new AppError('file.in_use', Object.fromEntries(uses.map((part) => [part, `uses ${file.source}`])));
    changes.replace(file.storage_key);
    await deleteFiles(trx, [file.id]);
    await countFileChange(trx, open.item.key, viewer.id);
    const before = { kind: file.kind, name: file.name, source: file.source };
    await insertAuditEvent(trx, { action: 'file.remove', ...by(viewer, ref), before }, deps.now());
    return { draft: await draftOf(trx, open.draft) };
  });
}

/** Returns a function that names the parts of the document that use a file. */
function usesIn(document: ItemDocument): (file: Pick<StoredFileRow, 'kind' | 'source'>) => string[] {
  const texts = LOCALES.map((locale) => ({ part: `texts.${locale}`, references: referencesIn(document, locale) }));
  return ({ kind, source }) => [
    ...(kind === 'attachment' && document.attachments.includes(source) ? ['attachments'] : []),
    ...texts.flatMap(({ part, references }) =>
      references.some(
        ({ as, target }) => target.kind === 'file' && target.path === source && (as === 'picture') === (kind === 'picture'),
      )
        ? [part]
        : [],
    ),
  ];
}

/** Returns a file of a draft as its editors see it. */
export const draftFileOf = (row: StoredFileRow, document: ItemDocument): DraftFile => ({
  ...attachmentOf(row),
  ...{ kind: row.kind, source: row.source, width: row.width, height: row.height },
  address: addressWithin(folderOf(document), row.source),
});
