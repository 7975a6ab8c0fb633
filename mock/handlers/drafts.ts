import type { HttpHandler } from 'msw';
import type { Area } from '../../contract/areas';
import { previewApi } from '../../contract/preview';
import type { AnyItem, ItemOf } from '../data/factories';
import { daysFromNow } from '../data/moments';
import { linkOf } from '../data/render';
import { draftsIn, type Store } from '../data/store';
import { MockFailure } from './failure';
import { mockEndpoint } from './mock-endpoint';

const LINK_DAYS = 7;

export const draftHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, previewApi.list, ({ area }, { locale }) =>
    (draftsIn(store, area) as AnyItem[]).map((draft) => ({ ...linkOf(draft, locale), updatedAt: draft.updatedAt })),
  ),
  mockEndpoint(store, previewApi.createLink, ({ area, id }) => {
    draftBy(store, area, id);
    return { token: linkToken(area, id), expiresAt: daysFromNow(LINK_DAYS) };
  }),
];

export const linkToken = (area: Area, id: string): string => `preview-of-${area}-${id}`;

export function draftBy<A extends Area>(store: Store, area: A, id: string): ItemOf<A> {
  const draft = draftsIn(store, area).find((candidate) => candidate.id === id);
  if (!draft) throw new MockFailure('preview.not_found');
  return draft;
}
