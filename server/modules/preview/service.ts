import type { Area } from '../../../contract/areas';
import type { AnswerOf } from '../../../contract/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { Locale } from '../../../contract/locale';
import type { Viewer } from '../../../contract/permissions';
import type { previewApi } from '../../../contract/preview';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { mayEdit, mayEditIn, mayPreview } from '../item/policy';
import { listFiles } from '../item/stored-file-repository';
import { draftTitle, type Draft } from './draft';
import { holdsLink, makeLink } from './link';
import { findDraft, listDrafts } from './repository';

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

/** Whoever edits nothing there is refused before anything is looked for, so that no answer tells whether there is a draft. */
export async function createLink(deps: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['createLink']>> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const row = await findDraft(deps.db, area, id);
  if (!row || !mayEdit(viewer, row)) throw new AppError('preview.not_found');
  const { token, expiresAt } = await makeLink(deps, row.key, viewer.id);
  return { token, expiresAt: expiresAt.toISOString() };
}
