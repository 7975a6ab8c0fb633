import type { ItemOf } from './item';
import { daysFromNow } from './moments';
import { personItemKey, type Reader } from './render';
import type { Acknowledgement } from './store';

const KNOWN_DAYS = 30;

const keyOf = ({ id }: ItemOf<'notice'>, { person }: Reader): string => personItemKey(person, 'notice', id);

/** Returns the time until which all notices count as read, so that new employees need not read notices from long before they joined. */
const readUntil = ({ store, person }: Reader): string => store.noticesReadUntil.get(person.id) ?? daysFromNow(-KNOWN_DAYS);

/**
 * Returns true if the person opened the current version, or if it was published and materially changed before the time from which
 * the person must read notices. A draft never counts as unread.
 */
export function isRead(notice: ItemOf<'notice'>, reader: Reader): boolean {
  const news = [notice.publishedAt ?? '', ...notice.changes.filter(({ material }) => material).map(({ at }) => at)];
  const isOld = news.every((moment) => moment <= readUntil(reader));
  return isOld || (reader.store.opened.get(keyOf(notice, reader)) ?? 0) >= notice.materialRevision;
}

export const acknowledgement = (notice: ItemOf<'notice'>, reader: Reader): Acknowledgement | undefined =>
  reader.store.acknowledged.get(keyOf(notice, reader));

export const isAcknowledged = (notice: ItemOf<'notice'>, reader: Reader): boolean =>
  (acknowledgement(notice, reader)?.revision ?? 0) >= notice.materialRevision;

export const isDismissed = (notice: ItemOf<'notice'>, reader: Reader): boolean =>
  (reader.store.dismissed.get(keyOf(notice, reader)) ?? 0) >= notice.materialRevision;

export const newestFirst = (notices: ItemOf<'notice'>[]): ItemOf<'notice'>[] =>
  notices.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
