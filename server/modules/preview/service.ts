import type { Area } from '../../../contract/areas';
import type { AnswerOf } from '../../../contract/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { Locale } from '../../../contract/locale';
import type { Viewer } from '../../../contract/permissions';
import type { previewApi } from '../../../contract/preview';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { mayEdit, mayEditIn, mayPreview, mayPreviewIn, type Owned } from '../item/policy';
import { listFiles } from '../item/stored-file-repository';
import { draftTitle, type Draft } from './draft';
import { linkedItem, makeLink } from './link';
import { findDraft, findDraftOwner, listDraftOwners, listDrafts } from './repository';

type Api = typeof previewApi;

/** Whether the viewer may read a draft and its files: as one of its editors, or by a link to it. */
export const mayReadDraft = (viewer: Viewer, draft: Owned & { item: number }, linked: number | undefined): boolean =>
  draft.item === linked || mayPreview(viewer, draft);

/**
 * Returns a draft to those who may read it; for all others there is none. They are answered by the same statements whether there
 * is one or not, none of which reads its document, so that the time of the answer does not tell.
 */
export async function readDraft(deps: Deps, { area, id }: ItemRef, token: string | undefined, viewer: Viewer): Promise<Draft> {
  const { db } = deps;
  const linked = await linkedItem(deps, token);
  const canBeAllowed = linked !== undefined || mayPreviewIn(viewer, area);
  const owner = canBeAllowed ? await findDraftOwner(db, area, id) : undefined;
  const row = owner && mayReadDraft(viewer, owner, linked) ? await findDraft(db, owner.item) : undefined;
  if (!row) throw new AppError('preview.not_found');
  return { row, files: await listFiles(db, row.key, true) };
}

export async function draftsOf({ db }: Deps, area: Area, viewer: Viewer, locale: Locale): Promise<AnswerOf<Api['list']>> {
  const owned = (await listDraftOwners(db, area)).filter((owner) => mayPreview(viewer, owner));
  const rows = await listDrafts(
    db,
    owned.map(({ item }) => item),
  );
  return rows.map(({ id, document, updatedAt }) => ({
    id,
    ...draftTitle(document, locale),
    updatedAt: updatedAt.toISOString(),
  }));
}

/** Whoever edits nothing there is refused before anything is looked for, so that no answer tells whether there is a draft. */
export async function createLink(deps: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['createLink']>> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const owner = await findDraftOwner(deps.db, area, id);
  if (!owner || !mayEdit(viewer, owner)) throw new AppError('preview.not_found');
  const { token, expiresAt } = await makeLink(deps, owner.item, viewer.id);
  return { token, expiresAt: expiresAt.toISOString() };
}
