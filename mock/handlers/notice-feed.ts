import type { HttpHandler } from 'msw';
import { noticeApi as api } from '../../contract/notice';
import type { Store } from '../data/store';
import { requireClassification } from '../area/area-facets';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

const MAX_FEEDS = 20;
const EMPTY_FEED =
  '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notices</title></feed>';

export const feedHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.feedCreate, ({ filter }, { person }) => {
    requireClassification(store, 'notice', filter.classificationId);
    if (feedsOf(store, person.id).length >= MAX_FEEDS) throw new MockFailure('feed.conflict');
    const feed = { id: crypto.randomUUID(), token: crypto.randomUUID(), person: person.id, filter };
    const createdAt = new Date().toISOString();
    store.feeds.unshift({ ...feed, createdAt, lastUsedAt: null });
    return { id: feed.id, url: `https://portico.example/api/notice/feed/${feed.token}`, createdAt };
  }),
  mockEndpoint(store, api.feedList, (_, { person }) => feedsOf(store, person.id)),
  mockEndpoint(store, api.feedRemove, ({ id }, { person }) => {
    const feed = feedsOf(store, person.id).find((candidate) => candidate.id === id);
    if (!feed) throw new MockFailure('feed.not_found');
    store.feeds.splice(store.feeds.indexOf(feed), 1);
    return {};
  }),
  mockEndpoint(store, api.feed, ({ token }) => {
    if (!store.feeds.some((feed) => feed.token === token)) throw new MockFailure('feed.not_found');
    return new Response(EMPTY_FEED, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
  }),
];

const feedsOf = ({ feeds }: Store, person: string) => feeds.filter((feed) => feed.person === person);
