import type { Area } from '../../../contract/areas';
import type { AnswerOf } from '../../../contract/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { Locale } from '../../../contract/locale';
import type { Viewer } from '../../../contract/permissions';
import type { previewApi } from '../../../contract/preview';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { SecurityLog } from '../../security-log';
import { mayEdit, mayEditIn, mayPreview } from '../item/policy';
import { listFiles } from '../item/stored-file-repository';
import { issuerOfSession } from '../session/session-repository';
import { draftTitle, type Draft } from './draft';
import { endLinks, holdsLink, makeLink } from './link';
import { findDraft, listDrafts, type DraftRow } from './repository';

type Api = typeof previewApi;

/** A draft for those who may edit it and for holders of a link to it; for all others there is none. */
export async function readDraft(deps: Deps, { area, id }: ItemRef, token: string | undefined, viewer: Viewer): Promise<Draft> {
  const row = await findDraft(deps.db, area, id);
  if (!row || !(mayPreview(viewer, row) || (await holdsLink(deps, row.key, token)))) throw new AppError('preview.not_found');
  return { row, files: await listFiles(deps.db, row.key, true) };
}

export async function draftsOf({ db }: Deps, area: Area, viewer: Viewer, locale: Locale): Promise<AnswerOf<Api['list']>> {
  const rows = await listDrafts(db, area);
  return rows
    .filter((row) => mayPreview(viewer, row))
    .map(({ id, document, updatedAt }) => ({ id, ...draftTitle(document, locale), updatedAt: updatedAt.toISOString() }));
}

/** Throws before anything is looked for when the viewer edits nothing in the area, so that no answer tells whether there is a draft. */
async function editableDraft({ db }: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<DraftRow> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const row = await findDraft(db, area, id);
  if (!row || !mayEdit(viewer, row)) throw new AppError('preview.not_found');
  return row;
}

export async function createLink(deps: Deps, item: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['createLink']>> {
  const row = await editableDraft(deps, item, viewer);
  const { token, expiresAt } = await makeLink(deps, row.key, viewer.id);
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Ends the link with that token to a draft, or all links to it. Everyone who may edit the draft can, not only who made the link. */
export async function endLinksOf(
  deps: Deps,
  { token, ...item }: ItemRef & { token?: string },
  { viewer, sessionId }: { viewer: Viewer; sessionId: string | null },
  audit: SecurityLog,
): Promise<AnswerOf<Api['revokeLinks']>> {
  if (!sessionId) throw new AppError('session.missing');
  const { key } = await editableDraft(deps, item, viewer);
  const links = await endLinks(deps, key, token);
  if (links === 0) return { revoked: 0 };
  const provider = await issuerOfSession(deps.db, sessionId);
  audit({ action: 'preview-link-revoked', person: viewer.id, provider, session: sessionId, item: key, links });
  return { revoked: links };
}
