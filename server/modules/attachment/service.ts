import { basename } from 'node:path/posix';
import { AREAS } from '../../../contract/core/areas';
import type { ItemRef } from '../../../contract/item';
import type { Viewer } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { mayEdit, mayPreview, mayPreviewIn } from '../item/read/policy';
import { findSlidePicture } from '../home/slide-picture-repository';
import { findDirectoryPicture } from '../person/directory-repository';
import { linkedItem } from '../preview/link';
import { mayReadDraft } from '../preview/service';
import { findAttachments, findFile, findScheduledFile, type StoredFile } from './repository';
import type { ZipEntry } from './zip';

/** A file with the key of the published item that it belongs to; null for drafts, scheduled revisions and pictures of people. */
export type FoundFile = StoredFile & { item: number | null };

/**
 * Returns a file if the viewer may read or edit the published item, or may read the draft or the scheduled revision that it belongs to,
 * or if it is the picture of a person, which everyone may see, or of a slide that the viewer sees. Throws `attachment.not_found`
 * otherwise.
 */
export async function fileFor(deps: Deps, id: string, viewer: Viewer, previewToken?: string): Promise<FoundFile> {
  const linked = await linkedItem(deps, previewToken);
  const file = await findFile(deps.db, id, viewer, deps.now());
  const mayRead = file?.draft
    ? file.hasDraft && mayReadDraft(viewer, file, linked)
    : file && (file.visible || mayEdit(viewer, file));
  if (file && mayRead) return { ...file, item: file.draft || !file.visible ? null : file.item };
  const shared = file ? undefined : await findSharedPicture(deps, id, viewer);
  if (shared) return { ...shared, item: null };
  // For a person who edits nothing, the statements are the same whether there is a file or not.
  const scheduled = !file && AREAS.some((area) => mayPreviewIn(viewer, area)) && (await findScheduledFile(deps.db, id));
  if (!scheduled || !mayPreview(viewer, scheduled)) throw new AppError('attachment.not_found');
  return { ...scheduled, item: null };
}

/** Returns the picture of a person or desk, or of a slide that the viewer may see; undefined if there is none with that id. */
async function findSharedPicture({ db, now }: Deps, id: string, viewer: Viewer): Promise<StoredFile | undefined> {
  const row = (await findDirectoryPicture(db, id, viewer)) ?? (await findSlidePicture(db, id, viewer, now()));
  return row && { ...row, kind: 'picture', name: basename(row.source), storageKey: row.storage_key };
}

/** Returns all attachments of an item as zip entries. Throws `attachment.not_found` if the viewer may download none. */
export async function zipEntriesFor(
  { db, now }: Deps,
  { area, id }: ItemRef,
  viewer: Viewer,
): Promise<(ZipEntry & { id: string; item: number })[]> {
  const attachments = (await findAttachments(db, area, id, viewer, now())).filter(({ visible }) => visible);
  if (!attachments.length) throw new AppError('attachment.not_found');
  return attachments.map(({ id: file, item, name, storageKey, size, updatedAt }) => ({
    ...{ id: file, item, name, storageKey, size },
    changedAt: updatedAt,
  }));
}
