import type { NoticeCard } from '../../contract/notice';
import type { ItemOf } from '../data/item';
import { isAcknowledged, isRead } from '../data/notice-state';
import { cardOf, type Reader } from '../data/render';

export function noticeCard(notice: ItemOf<'notice'>, reader: Reader): NoticeCard {
  const { priority, pinned, mustRead, dueAt, expiresAt } = notice;
  return {
    ...cardOf(notice, reader),
    priority,
    pinned,
    mustRead,
    dueAt,
    expiresAt,
    read: isRead(notice, reader),
    acknowledged: isAcknowledged(notice, reader),
  };
}
