import type { ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { linkedItem } from '../preview/link';
import { mayReadDraft } from '../preview/service';
import { findAttachments, findFile, type StoredFile } from './repository';
import type { ZipEntry } from './zip';

/** Returns a file to those who may read the page that it is on: of the item as it is published, or of its draft. */
export async function fileFor(deps: Deps, id: string, viewer: Viewer, previewToken?: string): Promise<StoredFile> {
  const linked = await linkedItem(deps, previewToken);
  const file = await findFile(deps.db, id, viewer, deps.now());
  const mayRead = file?.draft ? file.hasDraft && mayReadDraft(viewer, file, linked) : file?.visible;
  if (!file || !mayRead) throw new AppError('attachment.not_found');
  return file;
}

/** All attachments of an item, as the entries of a zip. */
export async function zipEntriesFor({ db, now }: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<ZipEntry[]> {
  const attachments = (await findAttachments(db, area, id, viewer, now())).filter(({ visible }) => visible);
  if (!attachments.length) throw new AppError('attachment.not_found');
  return attachments.map(({ name, storageKey, size, updatedAt }) => ({ name, storageKey, size, changedAt: updatedAt }));
}
