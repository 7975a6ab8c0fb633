import type { z } from 'zod';
import type { Area } from '../../../contract/core/areas';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { ItemRef } from '../../../contract/item';
import type { Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import type { draftRef, previewApi } from '../../../contract/preview';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { mayEdit, mayEditIn, mayPreview, mayPreviewIn, type Owned } from '../item/read/policy';
import { listFiles } from '../item/files/stored-file-repository';
import { issuerOfSession } from '../session/session-repository';
import { findVisible } from '../item/engagement/engagement-repository';
import { draftTitle, draftDetail, type DraftReader } from './draft';
import { endLinks, makeLink, openLink, type OpenLink } from './link';
import { findLinkFacts, listLinks, recordOpening } from './link-repository';
import { findDraft, findDraftOwner, listDraftOwners, listDrafts, type DraftOwner } from './repository';
import type { ContentArea } from '../area/content-area';
import { resolveLinks } from '../item/read/links';
import { readPerson } from '../item/read/person';

type Api = typeof previewApi;
export type DraftRef = z.output<typeof draftRef>;

/** Returns whether the viewer may read a draft and its files: as one of its editors, or by a link to it. */
export const mayReadDraft = (viewer: Viewer, draft: Owned & { item: number }, linked: number | undefined): boolean =>
  draft.item === linked || mayPreview(viewer, draft);

/** A draft that a person may read, with the link that they opened it by. */
export interface ReadableDraft {
  owner: DraftOwner;
  link: OpenLink | undefined;
}

/**
 * Returns a draft if the viewer may read it; undefined otherwise. Without permission the same statements run whether there is a
 * draft or not, and none of them reads its document, so that the response time does not reveal whether it exists.
 */
async function findReadableDraft(
  deps: Deps,
  { area, id }: ItemRef,
  token: string | undefined,
  viewer: Viewer,
): Promise<ReadableDraft | undefined> {
  const link = await openLink(deps, token);
  const canBeAllowed = link !== undefined || mayPreviewIn(viewer, area);
  const owner = canBeAllowed ? await findDraftOwner(deps.db, area, id) : undefined;
  return owner && mayReadDraft(viewer, owner, link?.item) ? { owner, link } : undefined;
}

/** Returns a draft that the viewer may read. Throws `preview.not_found` otherwise. */
export async function readableDraft(deps: Deps, { token, ...ref }: DraftRef, viewer: Viewer): Promise<ReadableDraft> {
  const found = await findReadableDraft(deps, ref, token, viewer);
  if (!found) throw new AppError('preview.not_found');
  return found;
}

/** Returns the page of an item from its draft. Throws `preview.not_found` if the reader may not see the draft. */
export async function readDraftOf<Detail>(
  deps: Deps,
  content: ContentArea<unknown, Detail, never>,
  id: string,
  reader: DraftReader,
): Promise<Detail> {
  const { area } = content;
  const { owner } = await readableDraft(deps, { area, id, token: reader.token }, reader.viewer);
  const row = await findDraft(deps.db, owner.item);
  if (!row) throw new AppError('preview.not_found');
  const person = await readPerson(deps.db, row.document.owner ?? null, reader.locale);
  const { detail, ...facts } = draftDetail({ row, owner: person, files: await listFiles(deps.db, row.key, true) }, reader);
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
 * Returns what a preview page tells about its draft, and counts the opening of its link. Throws `preview.not_found` unless the
 * viewer may see the draft or the published item.
 */
export async function openPreview(deps: Deps, { token, ...ref }: DraftRef, viewer: Viewer): Promise<AnswerOf<Api['open']>> {
  const { db, now } = deps;
  const found = await findReadableDraft(deps, ref, token, viewer);
  if (!found) {
    if (!(await findVisible(db, ref.area, ref.id, viewer, now()))) throw new AppError('preview.not_found');
    return { draft: null };
  }
  const { version, updatedAt, item } = found.owner;
  const link = found.link?.item === item ? found.link : undefined;
  if (link && link.person !== viewer.id) await recordOpening(db, link.id, viewer.id, now());
  const facts = link && (await findLinkFacts(db, link.id));
  return {
    draft: {
      version,
      savedAt: updatedAt.toISOString(),
      link: facts
        ? {
            label: facts.label,
            sharedBy: { id: facts.personId, name: facts.personName },
            expiresAt: facts.expiresAt.toISOString(),
          }
        : null,
    },
  };
}

/**
 * Returns a draft that the viewer may edit. Throws before the first query if the viewer edits nothing in the area, so that no
 * response reveals whether there is a draft.
 */
export async function editableDraft({ db }: Deps, { area, id }: ItemRef, viewer: Viewer): Promise<DraftOwner> {
  if (!mayEditIn(viewer, area)) throw new AppError('permission.denied');
  const owner = await findDraftOwner(db, area, id);
  if (!owner || !mayEdit(viewer, owner)) throw new AppError('preview.not_found');
  return owner;
}

export async function createLink(
  deps: Deps,
  { label, days, ...ref }: ParsedInputOf<Api['createLink']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['createLink']>> {
  const { item } = await editableDraft(deps, ref, viewer);
  const { expiresAt, ...link } = await makeLink(deps, { item, ref, label, days, person: viewer.id });
  return { ...link, expiresAt: expiresAt.toISOString() };
}

export async function linksOf(deps: Deps, ref: ItemRef, viewer: Viewer): Promise<AnswerOf<Api['listLinks']>> {
  const { item } = await editableDraft(deps, ref, viewer);
  const rows = await listLinks(deps.db, item, deps.now());
  return rows.map(({ personId, personName, createdAt, expiresAt, lastOpenedAt, ...link }) => ({
    ...link,
    sharedBy: { id: personId, name: personName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  }));
}

/**
 * Revokes the preview link with that id or token to a draft, or all its links. Everyone who may edit the draft can do so, not
 * only the person who made the link.
 */
export async function endLinksOf(
  deps: Deps,
  { linkId, token, ...ref }: ParsedInputOf<Api['revokeLinks']>,
  { viewer, sessionId }: { viewer: Viewer; sessionId: string | null },
  log: SecurityLog,
): Promise<AnswerOf<Api['revokeLinks']>> {
  if (!sessionId) throw new AppError('session.missing');
  const { item } = await editableDraft(deps, ref, viewer);
  const links = await endLinks(deps, { item, ref, person: viewer.id }, { linkId, token });
  if (links === 0) return { revoked: 0 };
  const provider = await issuerOfSession(deps.db, sessionId);
  log({ action: 'preview-link-revoked', person: viewer.id, provider, session: sessionId, item, links });
  return { revoked: links };
}
