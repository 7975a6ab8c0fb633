import type { HttpHandler } from 'msw';
import type { Area } from '../../contract/core/areas';
import { can, type Action } from '../../contract/core/permissions';
import type { ItemRef } from '../../contract/item';
import { previewApi } from '../../contract/preview';
import type { AnyItem, ItemOf } from '../data/item';
import { daysFromNow } from '../data/moments';
import { DEPARTMENTS } from '../data/names';
import type { Person } from '../data/people';
import { linkOf } from '../data/render';
import { draftsIn, type MockLink, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const MAX_LINKS_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

export const draftHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, previewApi.list, ({ area }, { locale }) =>
    (draftsIn(store, area) as AnyItem[]).map((draft) => ({ ...linkOf(draft, locale), updatedAt: draft.updatedAt })),
  ),
  mockEndpoint(store, previewApi.open, ({ token, ...ref }, { person }) => {
    const draft = findReadable(store, ref, token, person);
    if (!draft) {
      if (!store.items[ref.area].some(({ id }) => id === ref.id)) throw new MockFailure('preview.not_found');
      return { draft: null };
    }
    const link = linkTo(store, ref, token);
    const now = new Date().toISOString();
    if (link && link.sharedBy.id !== person.id) link.openings.set(`${person.id} ${now.slice(0, 10)}`, now);
    const shown = link && { label: link.label, sharedBy: link.sharedBy, expiresAt: link.expiresAt };
    return { draft: { ...draftState(store, draft), link: shown ?? null } };
  }),
  mockEndpoint(store, previewApi.createLink, ({ area, id, label, days }, { person }) => {
    draftBy(store, area, id);
    const since = new Date(Date.now() - HOUR_MS).toISOString();
    const recent = [...store.previewLinks.values()].filter(
      ({ sharedBy, createdAt }) => sharedBy.id === person.id && createdAt > since,
    );
    if (recent.length >= MAX_LINKS_AN_HOUR) throw new MockFailure('preview.limited');
    const token = crypto.randomUUID();
    const link = makeLink({ area, id, label, sharedBy: { id: person.id, name: person.name }, expiresAt: daysFromNow(days) });
    store.previewLinks.set(token, link);
    return { id: link.linkId, token, expiresAt: link.expiresAt };
  }),
  mockEndpoint(store, previewApi.listLinks, ({ area, id }) => {
    draftBy(store, area, id);
    const links = [...store.previewLinks.values()].filter((link) => link.area === area && link.id === id);
    return links.reverse().map(({ linkId, label, sharedBy, createdAt, expiresAt, openings }) => ({
      ...{ id: linkId, label, sharedBy, createdAt, expiresAt },
      opened: openings.size,
      lastOpenedAt: [...openings.values()].sort().at(-1) ?? null,
    }));
  }),
  mockEndpoint(store, previewApi.revokeLinks, ({ area, id, linkId, token }) => {
    draftBy(store, area, id);
    const revoked = [...store.previewLinks].filter(
      ([own, link]) =>
        link.area === area &&
        link.id === id &&
        (token === undefined || token === own) &&
        (linkId === undefined || linkId === link.linkId),
    );
    for (const [own] of revoked) store.previewLinks.delete(own);
    return { revoked: revoked.length };
  }),
];

export const makeLink = (link: Omit<MockLink, 'linkId' | 'createdAt' | 'openings'>): MockLink => ({
  ...link,
  linkId: crypto.randomUUID(),
  createdAt: new Date().toISOString(),
  openings: new Map(),
});

function linkTo(store: Store, { area, id }: ItemRef, token: string | undefined): MockLink | undefined {
  const link = token === undefined ? undefined : store.previewLinks.get(token);
  return link?.area === area && link.id === id && Date.parse(link.expiresAt) > Date.now() ? link : undefined;
}

export const isLinkTo = (store: Store, ref: ItemRef, token: string | undefined): boolean =>
  linkTo(store, ref, token) !== undefined;

export function draftBy<A extends Area>(store: Store, area: A, id: string): ItemOf<A> {
  const draft = draftsIn(store, area).find((candidate) => candidate.id === id);
  if (!draft) throw new MockFailure('preview.not_found');
  return draft;
}

/** Returns a draft if the person may read it: as one of its editors, or by a link to it. */
export function findReadable(store: Store, ref: ItemRef, token: string | undefined, person: Person): AnyItem | undefined {
  const draft = (draftsIn(store, ref.area) as AnyItem[]).find(({ id }) => id === ref.id);
  if (!draft) return undefined;
  return isLinkTo(store, ref, token) || mayEdit(person, draft, 'content.preview') ? draft : undefined;
}

/** Returns true if the person edits items of the item's department, by its id or its name in either language. */
export const mayEdit = (person: Person, { area, department }: AnyItem, action: Action = 'content.edit'): boolean =>
  [department, ...Object.values((department !== null && DEPARTMENTS[department]) || {})].some((name) =>
    can(person, action, { area, department: name }),
  );

/** Returns the version of a draft, and when it was saved; those of the sample were saved once. */
export function draftState(store: Store, draft: AnyItem): { version: number; savedAt: string } {
  const saved = store.savedDrafts.get(`${draft.area} ${draft.id}`);
  return { version: saved?.version ?? 1, savedAt: draft.updatedAt };
}

/** Ends what belongs to a draft that is published or discarded. */
export function endDraft(store: Store, { area, id }: ItemRef): void {
  for (const [token, link] of store.previewLinks) if (link.area === area && link.id === id) store.previewLinks.delete(token);
  store.remarks.delete(`${area} ${id}`);
  store.looksRight.delete(`${area} ${id}`);
}
