import type { Viewer } from '../../../contract/core/permissions';
import type { ItemRef } from '../../../contract/item';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { copyToDraft } from '../item/files/draft-files';
import { listFiles, type StoredFileRow } from '../item/files/stored-file-repository';
import { keyOf, type FileChanges } from '../item/files/stored-files';
import { findDraft, upsertDraft } from '../item/publish/save-repository';
import { by, editableItem, type StoredDraft } from './access';
import { findLatestVersion } from './latest-version';
import type { ManagedItem } from './repository';
import { findScheduled } from './scheduled-repository';

/** Draft of an item whose files are about to change, with its files. */
export interface OpenDraft {
  item: ManagedItem;
  draft: StoredDraft;
  files: StoredFileRow[];
}

/**
 * Returns the draft of an item within a transaction. An item without a draft gets one, with the document and copies of the files of
 * its scheduled revision, else of the published one. Throws `draft.not_found` or `permission.denied`.
 */
export async function openDraft({ now }: Deps, trx: Db, changes: FileChanges, ref: ItemRef, viewer: Viewer): Promise<OpenDraft> {
  const item = await editableItem(trx, ref, viewer);
  const draft = (await findDraft(trx, item.key)) ?? (await beginDraft());
  return { item, draft, files: await listFiles(trx, item.key, true) };

  async function beginDraft(): Promise<StoredDraft> {
    const latest = await findLatestVersion(trx, item.key);
    if (!latest) throw new AppError('draft.not_found');
    await copyToDraft(trx, changes, latest.files);
    const begun = { document: latest.document, person: viewer.id, baseRevision: item.revision };
    const updatedAt = now();
    const version = await upsertDraft(trx, item.key, begun, updatedAt);
    await insertAuditEvent(trx, { action: 'draft.save', ...by(viewer, ref), after: { version } }, updatedAt);
    const draft = await findDraft(trx, item.key);
    if (!draft) throw new Error(`the draft of item ${item.key} was not stored`);
    return draft;
  }
}

/**
 * Returns the file of a draft with this id. The id of a file of the scheduled or published revision leads to its copy in the draft.
 * Throws `file.not_found`.
 */
export async function draftFileBy(trx: Db, { item, files }: OpenDraft, id: string): Promise<StoredFileRow> {
  const scheduled = (await findScheduled(trx, item.key))?.files ?? [];
  const original = [...scheduled, ...(await listFiles(trx, item.key, false))].find((row) => row.id === id);
  const found = files.find((row) => row.id === id || (original && keyOf(row) === keyOf(original)));
  if (!found) throw new AppError('file.not_found');
  return found;
}
