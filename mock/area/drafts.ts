import type { HttpHandler } from 'msw';
import type { Area } from '../../contract/core/areas';
import type { ItemRef } from '../../contract/item';
import { previewApi } from '../../contract/preview';
import type { AnyItem, ItemOf } from '../data/item';
import { daysFromNow } from '../data/moments';
import { linkOf } from '../data/render';
import { draftsIn, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const LINK_DAYS = 7;

export const draftHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, previewApi.list, ({ area }, { locale }) =>
    (draftsIn(store, area) as AnyItem[]).map((draft) => ({ ...linkOf(draft, locale), updatedAt: draft.updatedAt })),
  ),
  mockEndpoint(store, previewApi.createLink, ({ area, id }) => {
    draftBy(store, area, id);
    const token = crypto.randomUUID();
    store.previewLinks.set(token, { area, id });
    return { token, expiresAt: daysFromNow(LINK_DAYS) };
  }),
  mockEndpoint(store, previewApi.revokeLinks, ({ area, id, token }) => {
    draftBy(store, area, id);
    const revoked = [...store.previewLinks.keys()].filter(
      (link) => (token === undefined || token === link) && isLinkTo(store, { area, id }, link),
    );
    for (const link of revoked) store.previewLinks.delete(link);
    return { revoked: revoked.length };
  }),
];

export function isLinkTo(store: Store, { area, id }: ItemRef, token: string | undefined): boolean {
  const draft = token === undefined ? undefined : store.previewLinks.get(token);
  return draft?.area === area && draft.id === id;
}

export function draftBy<A extends Area>(store: Store, area: A, id: string): ItemOf<A> {
  const draft = draftsIn(store, area).find((candidate) => candidate.id === id);
  if (!draft) throw new MockFailure('preview.not_found');
  return draft;
}
