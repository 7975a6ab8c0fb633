import type { HttpHandler } from 'msw';
import { attachmentApi } from '../../contract/attachment';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import type { AnyItem, MockAttachment } from '../data/item';
import { cardOf, personItemKey, usefulOf } from '../data/render';
import { allItems, type Store } from '../data/store';
import { itemBy } from '../endpoint/item-by';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

/** Returns the handlers of the calls about items of any area. */
export const itemHandlers = (store: Store): HttpHandler[] => [...favourites(store), ...feedback(store), ...attachments(store)];

const favourites = (store: Store): HttpHandler[] => [
  mockEndpoint(store, favouriteApi.list, (_, { person, locale }) => {
    const itemKeys = [...store.favourites];
    const since = (item: AnyItem) => itemKeys.indexOf(personItemKey(person, item.area, item.id));
    const kept = allItems(store).filter((item) => since(item) >= 0);
    return kept.sort((a, b) => since(b) - since(a)).map((item) => cardOf(item, { store, person, locale }));
  }),
  mockEndpoint(store, favouriteApi.update, ({ area, id, favourite }, { person }) => {
    itemBy(store, { area, id });
    if (favourite) store.favourites.add(personItemKey(person, area, id));
    else store.favourites.delete(personItemKey(person, area, id));
    return { favourite };
  }),
];

const feedback = (store: Store): HttpHandler[] => [
  mockEndpoint(store, feedbackApi.create, ({ area, id, useful, comment }, { person }) => {
    const item = itemBy(store, { area, id });
    store.useful.set(personItemKey(person, area, id), useful);
    if (comment) store.comments.unshift({ area, id, useful, comment, at: new Date().toISOString() });
    return usefulOf(store, item, person);
  }),
];

const attachments = (store: Store): HttpHandler[] => [
  mockEndpoint(store, attachmentApi.all, (ref) => {
    const files = itemBy(store, ref).attachments;
    if (!files.length) throw new MockFailure('attachment.not_found');
    return download(`${ref.id}.txt`, files.map(({ bytes }) => (typeof bytes === 'string' ? bytes : '')).join('\n\n'));
  }),
  mockEndpoint(store, attachmentApi.one, ({ id }) => {
    const files = [...allItems(store), ...store.drafts].flatMap((item) => item.attachments);
    const file = [...files, ...store.slidePictures, ...store.portraits].find((each) => each.id === id);
    if (!file) throw new MockFailure('attachment.not_found');
    return download(file.name, file.bytes, file.type);
  }),
];

const download = (name: string, bytes: MockAttachment['bytes'], type = 'text/plain'): Response =>
  new Response(bytes, {
    headers: {
      'content-type': typeof bytes === 'string' ? 'text/plain; charset=utf-8' : type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
