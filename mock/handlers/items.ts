import type { HttpHandler } from 'msw';
import { attachmentApi } from '../../contract/attachment';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import type { ItemRef } from '../../contract/item';
import { previewApi } from '../../contract/preview';
import { cardOf, deed, formOf, textOf, usefulOf } from '../data/render';
import type { MockService } from '../data/service-factory';
import type { Store } from '../data/store';
import { MockFailure } from './failure';
import { mockEndpoint } from './mock-endpoint';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Calls about items of any area; the mocked portal has services alone. */
export const itemHandlers = (store: Store): HttpHandler[] => [
  ...favourites(store),
  ...feedback(store),
  ...attachments(store),
  ...previews(store),
];

function itemBy(store: Store, { area, id }: ItemRef): MockService {
  const found = area === 'service' ? store.services.find((service) => service.id === id) : undefined;
  if (!found) throw new MockFailure('item.not_found');
  return found;
}

const favourites = (store: Store): HttpHandler[] => [
  mockEndpoint(store, favouriteApi.list, (_, { person, locale }) =>
    store.services
      .filter(({ id }) => store.favourites.has(deed(person, 'service', id)))
      .map((service) => cardOf(store, service, person, locale)),
  ),
  mockEndpoint(store, favouriteApi.update, ({ area, id, favourite }, { person }) => {
    itemBy(store, { area, id });
    if (favourite) store.favourites.add(deed(person, area, id));
    else store.favourites.delete(deed(person, area, id));
    return { favourite };
  }),
];

const feedback = (store: Store): HttpHandler[] => [
  mockEndpoint(store, feedbackApi.create, ({ area, id, useful }, { person }) => {
    const item = itemBy(store, { area, id });
    store.useful.set(deed(person, area, id), useful);
    return usefulOf(store, item, person);
  }),
];

const attachments = (store: Store): HttpHandler[] => [
  mockEndpoint(store, attachmentApi.all, (ref) => {
    const files = itemBy(store, ref).attachments;
    if (!files.length) throw new MockFailure('attachment.not_found');
    return download(`${ref.id}.txt`, files.map(({ bytes }) => bytes).join('\n\n'));
  }),
  mockEndpoint(store, attachmentApi.one, ({ id }) => {
    const file = store.services.flatMap((service) => service.attachments).find((attachment) => attachment.id === id);
    if (!file) throw new MockFailure('attachment.not_found');
    return download(file.name, file.bytes);
  }),
];

const download = (name: string, bytes: string): Response =>
  new Response(bytes, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  });

const previews = (store: Store): HttpHandler[] => [
  mockEndpoint(store, previewApi.list, ({ area }, { locale }) =>
    area === 'service'
      ? store.drafts.map((draft) => {
          const { text, locale: shown } = textOf(draft, locale);
          return { id: draft.id, title: text.title, locale: shown, updatedAt: draft.updatedAt };
        })
      : [],
  ),
  mockEndpoint(store, previewApi.serviceInfo, ({ id, token }, { person, locale }) => {
    const form = formOf(store, draftBy(store, id), person, locale);
    if (!form.can.edit && token !== linkToken(id)) throw new MockFailure('preview.not_found');
    return form;
  }),
  mockEndpoint(store, previewApi.createLink, ({ id }) => {
    draftBy(store, id);
    return { token: linkToken(id), expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS).toISOString() };
  }),
];

const linkToken = (id: string): string => `preview-of-${id}`;

function draftBy(store: Store, id: string): MockService {
  const draft = store.drafts.find((candidate) => candidate.id === id);
  if (!draft) throw new MockFailure('preview.not_found');
  return draft;
}
