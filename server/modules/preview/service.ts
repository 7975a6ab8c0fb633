import type { Area } from '../../../contract/core/areas';
import type { AnswerOf } from '../../../contract/core/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { previewApi } from '../../../contract/preview';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { mayEdit, mayEditIn, mayPreview, mayPreviewIn, type Owned } from '../item/read/policy';
import { listFiles } from '../item/files/stored-file-repository';
import { issuerOfSession } from '../session/session-repository';
import { draftTitle, type Draft, draftDetail, type DraftReader } from './draft';
import { endLinks, linkedItem, makeLink } from './link';
import { findDraft, findDraftOwner, listDraftOwners, listDrafts, type DraftOwner } from './repository';
import type { ContentArea } from '../area/content-area';
import { resolveLinks } from '../item/read/links';

type Api = typeof previewApi;

/** Returns whether the viewer may read a draft and its files: as one of its editors, or by a link to it. */
export const mayReadDraft = (viewer: Viewer, draft: Owned & { item: number }, linked: number | undefined): boolean =>
  draft.item === linked || mayPreview(viewer, draft);

/**
 * Returns a draft if the reader may see it; throws `preview.not_found` otherwise. Without permission the same statements run
 * whether there is a draft or not, and none of them reads its document, so that the response time does not reveal whether it
 * exists.
 */
async function readDraft(deps: Deps, { area, id }: ItemRef, token: string | undefined, viewer: Viewer): Promise<Draft> {
  const { db } = deps;
  const linked = await linkedItem(deps, token);
  const canBeAllowed = linked !== undefined || mayPreviewIn(viewer, area);
  const owner = canBeAllowed ? await findDraftOwner(db, area, id) : undefined;
  const row = owner && mayReadDraft(viewer, owner, linked) ? await findDraft(db, owner.item) : undefined;
  if (!row) throw new AppError('preview.not_found');
  return { row, files: await listFiles(db, row.key, true) };
}

/** Returns the page of an item from its draft. Throws `preview.not_found` if the reader may not see the draft. */
export async function readDraftOf<Detail>(
  deps: Deps,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  reader: DraftReader,
): Promise<Detail> {
  const { area } = content;
  const draft = await readDraft(deps, { area, id }, reader.token, reader.viewer);
  const { detail, ...facts } = draftDetail(draft, reader);
  const body = await resolveLinks(deps.db, detail.body, reader);
  return content.draftOf({ ...detail, body }, { area, id, ...facts }, reader);
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

/**
 * Returns a draft that the viewer may edit. Throws before the first query if the viewer edits nothing in the area, so that no
 * response reveals whether there is a draft.
 */
async function editableDraft({ db }: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<DraftOwner> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const owner = await findDraftOwner(db, area, id);
  if (!owner || !mayEdit(viewer, owner)) throw new AppError('preview.not_found');
  return owner;
}

export async function createLink(deps: Deps, item: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['createLink']>> {
  const owner = await editableDraft(deps, item, viewer);
  const { token, expiresAt } = await makeLink(deps, owner.item, viewer.id);
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Revokes the preview link with that token to a draft, or all its links. Everyone who may edit the draft can do so, not only the
 * person who made the link.
 */
export async function endLinksOf(
  deps: Deps,
  { token, ...item }: ItemRef & { token?: string },
  { viewer, sessionId }: { viewer: Viewer; sessionId: string | null },
  audit: SecurityLog,
): Promise<AnswerOf<Api['revokeLinks']>> {
  if (!sessionId) throw new AppError('session.missing');
  const { item: key } = await editableDraft(deps, item, viewer);
  const links = await endLinks(deps, key, token);
  if (links === 0) return { revoked: 0 };
  const provider = await issuerOfSession(deps.db, sessionId);
  audit({ action: 'preview-link-revoked', person: viewer.id, provider, session: sessionId, item: key, links });
  return { revoked: links };
}
