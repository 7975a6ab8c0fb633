import type { HttpHandler } from 'msw';
import { noticeApi as api, type NoticeCard, type NoticeInbox } from '../../contract/notice';
import type { ItemOf } from '../data/item';
import { isAcknowledged, isDismissed, isRead, newestFirst } from '../data/notice-state';
import { personItemKey, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { noticeCard } from './notice-card';

const MAX_SHOWN = 5;

/** Returns the handlers of a person's actions on notices, and of the inbox. */
export const noticeReaderHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.acknowledge, ({ id, revision }, { person }) => {
    const notice = noticeBy(store, id);
    if (!notice.mustRead || revision < notice.materialRevision || revision > notice.revision)
      throw new MockFailure('notice.conflict');
    const key = personItemKey(person, 'notice', id);
    const last = store.acknowledged.get(key);
    const at = last?.revision === revision ? last.at : new Date().toISOString();
    store.acknowledged.set(key, { revision, changesSeen: notice.changes.length, at });
    store.opened.set(key, revision);
    return { acknowledgedAt: at, revision };
  }),
  mockEndpoint(store, api.markAllRead, (_, { person }) => {
    store.noticesReadUntil.set(person.id, new Date().toISOString());
    return { unread: 0 };
  }),
  mockEndpoint(store, api.inbox, (_, { person, locale }) => inboxOf({ store, person, locale })),
  mockEndpoint(store, api.dismissAlert, ({ id }, { person }) => {
    store.dismissed.set(personItemKey(person, 'notice', id), noticeBy(store, id).revision);
    return {};
  }),
];

function noticeBy(store: Store, id: string): ItemOf<'notice'> {
  const notice = store.items.notice.find((candidate) => candidate.id === id);
  if (!notice) throw new MockFailure('notice.not_found');
  return notice;
}

export function inboxOf(reader: Reader): NoticeInbox {
  const notices = newestFirst(reader.store.items.notice);
  const unread = notices.filter((notice) => !isRead(notice, reader));
  const mustRead = notices
    .filter((notice) => notice.mustRead && !isAcknowledged(notice, reader))
    .sort((a, b) => (a.dueAt ?? 'none').localeCompare(b.dueAt ?? 'none'));
  const alert = notices.find((notice) => notice.priority === 'urgent' && !isDismissed(notice, reader));
  const shown = (some: ItemOf<'notice'>[]): NoticeCard[] => some.slice(0, MAX_SHOWN).map((notice) => noticeCard(notice, reader));
  return {
    unread: unread.length,
    mustRead: shown(mustRead),
    mustReadTotal: mustRead.length,
    latest: shown(unread),
    alert: alert ? noticeCard(alert, reader) : null,
  };
}
