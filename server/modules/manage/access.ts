import type { Viewer } from '../../../contract/core/permissions';
import type { Names } from '../../../contract/document';
import type { ItemRef } from '../../../contract/item';
import type { Db } from '../../db/connect';
import { AppError } from '../../http/errors';
import { mayEdit, mayEditIn, mayPreview, mayPreviewIn, mayPublish, ownedBy } from '../item/read/policy';
import { findDraft } from '../item/publish/save-repository';
import { departmentNamed } from '../item/publish/taxonomy';
import { findManaged, type ManagedItem } from './repository';

export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Codes that say that there is no such item, or none that the viewer may edit. */
type Missing = 'draft.not_found' | 'item.not_found' | 'scheduled.not_found';

/** Returns an item that the viewer may edit. Throws before the first query if they edit nothing in the area. */
export async function editableItem(
  db: Db,
  { area, id }: ItemRef,
  viewer: Viewer,
  missing: Missing = 'draft.not_found',
): Promise<ManagedItem> {
  requireEditorOf(viewer, { area });
  const item = await findManaged(db, area, id);
  if (!item || !mayEdit(viewer, item)) throw new AppError(missing);
  return item;
}

/** Returns an item whose draft the viewer may read, because they write, publish or review it. Throws as `editableItem` does. */
export async function readableItem(db: Db, { area, id }: ItemRef, viewer: Viewer): Promise<ManagedItem> {
  if (!mayPreviewIn(viewer, area)) throw new AppError('permission.denied');
  const item = await findManaged(db, area, id);
  if (!item || !mayPreview(viewer, item)) throw new AppError('draft.not_found');
  return item;
}

/** Returns an item that the viewer may edit and publish. */
export async function publishableItem(db: Db, ref: ItemRef, viewer: Viewer, missing: Missing): Promise<ManagedItem> {
  const item = await editableItem(db, ref, viewer, missing);
  if (!mayPublish(viewer, item)) throw new AppError('permission.denied');
  return item;
}

/** Returns an item and its draft. Throws `draft.conflict` unless the draft has that version. */
export async function presentDraft(
  trx: Db,
  ref: ItemRef,
  version: number,
  viewer: Viewer,
): Promise<{ item: ManagedItem; draft: StoredDraft }> {
  const item = await editableItem(trx, ref, viewer);
  return { item, draft: await presentVersion(trx, item, version) };
}

/** Returns the draft of an item. Throws `draft.not_found`, or `draft.conflict` unless it has that version. */
export async function presentVersion(trx: Db, { key }: ManagedItem, version: number): Promise<StoredDraft> {
  const draft = await findDraft(trx, key);
  if (!draft) throw new AppError('draft.not_found');
  if (draft.version !== version) throw new AppError('draft.conflict');
  return draft;
}

/**
 * Returns an item and its draft, which can be published now or at a time. Throws `item.archived`, or `draft.conflict` if the draft or
 * the published revision that it began from has changed.
 */
export async function publishableDraft(
  trx: Db,
  ref: ItemRef,
  version: number,
  viewer: Viewer,
): Promise<{ item: ManagedItem; draft: StoredDraft }> {
  const { item, draft } = await presentDraft(trx, ref, version, viewer);
  if (item.archivedAt) throw new AppError('item.archived');
  if (draft.baseRevision !== item.revision) throw new AppError('draft.conflict');
  return { item, draft };
}

export function requireEditorOf(viewer: Viewer, { area }: Pick<ItemRef, 'area'>): void {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
}

/** Throws `permission.denied` unless the viewer may edit, or publish, items of the department to which the document's names lead. */
export async function requireDepartment(
  trx: Db,
  { area, department }: Pick<ItemRef, 'area'> & { department: Names | null },
  viewer: Viewer,
  may = mayEdit,
): Promise<void> {
  if (!may(viewer, ownedBy(area, department && (await departmentNamed(trx, department)))))
    throw new AppError('permission.denied');
}

/** Returns the person and the item of an audit event. */
export const by = (viewer: Viewer, { area, id }: ItemRef) => ({ person: viewer.id, item: { area, id } });
