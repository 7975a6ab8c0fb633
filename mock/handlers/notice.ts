import type { HttpHandler } from 'msw';
import type { z } from 'zod';
import { noticeApi as api, type Notice, type NoticeCard, type noticeFilters } from '../../contract/notice';
import { draftApi } from '../../contract/preview';
import type { ItemOf } from '../data/item';
import { isPublishedWithin } from '../data/moments';
import { acknowledgement, newestFirst } from '../data/notice-state';
import { detailOf, linkOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers, hasFacts } from '../area/area';
import { noticeCard } from './notice-card';
import { feedHandlers } from './notice-feed';
import { noticeReaderHandlers } from './notice-reader';

const FROM_DEPARTMENT = 4;

export const noticeHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'notice', api, card: noticeCard, detail, passes, draftInfo: draftApi.notice }),
  ...noticeReaderHandlers(store),
  ...feedHandlers(store),
];

function detail(notice: ItemOf<'notice'>, reader: Reader): Notice {
  const confirmed = acknowledgement(notice, reader);
  return {
    ...noticeCard(notice, reader),
    ...detailOf(notice, reader),
    ...{ disruption: notice.disruption, startsAt: notice.startsAt, endsAt: notice.endsAt },
    acknowledgedAt: confirmed?.at ?? null,
    unseenChanges: confirmed ? notice.changes.length - confirmed.changesSeen : 0,
    ...neighbours(notice, reader),
    fromDepartment: newestFirst(reader.store.items.notice)
      .filter(({ id, department }) => department !== null && department === notice.department && id !== notice.id)
      .slice(0, FROM_DEPARTMENT)
      .map((other) => linkOf(other, reader.locale)),
  };
}

/** Returns the notices published before and after this one; a draft has neither. */
function neighbours({ id }: ItemOf<'notice'>, { store, locale }: Reader): Pick<Notice, 'previous' | 'next'> {
  const all = newestFirst(store.items.notice);
  const place = all.findIndex((notice) => notice.id === id);
  const linkAt = (at: number) => {
    const other = place < 0 ? undefined : all[at];
    return other ? linkOf(other, locale) : null;
  };
  return { previous: linkAt(place + 1), next: linkAt(place - 1) };
}

type Filters = z.output<z.ZodObject<typeof noticeFilters>>;

function passes(notice: NoticeCard, { from, to, timeZone, unread, ...facts }: Filters): boolean {
  return (
    isPublishedWithin(notice, { from, to, timeZone }) &&
    (unread === undefined || notice.read !== unread) &&
    hasFacts(notice, facts)
  );
}
