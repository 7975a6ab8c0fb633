import type { ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/permissions';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { mayEdit } from '../item/policy';
import { holdsLink } from '../preview/link';
import { findAttachments, findFile, type StoredFile } from './repository';
import type { ZipEntry } from './zip';

/** A file that the viewer may have: of an item that they see or may edit, or whose draft they were sent a link to. */
export async function fileFor(deps: Deps, id: string, viewer: Viewer, previewToken?: string): Promise<StoredFile> {
  const file = await findFile(deps.db, id, viewer, deps.now());
  if (!file || !(mayRead(viewer, file) || (await holdsLink(deps, file.item, previewToken))))
    throw new AppError('attachment.not_found');
  return file;
}

/** All attachments of an item, as the entries of a zip. */
export async function zipEntriesFor({ db, now }: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<ZipEntry[]> {
  const attachments = (await findAttachments(db, area, id, viewer, now())).filter((file) => mayRead(viewer, file));
  if (!attachments.length) throw new AppError('attachment.not_found');
  return attachments.map(({ name, storageKey, size, updatedAt }) => ({ name, storageKey, size, changedAt: updatedAt }));
}

const mayRead = (viewer: Viewer, file: StoredFile): boolean => file.visible || mayEdit(viewer, file);
