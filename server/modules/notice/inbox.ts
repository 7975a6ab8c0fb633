import type { NoticeCard, NoticeInbox } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import { NOTICE } from './area';
import { cardsByKey, MAX_SHOWN, waitingNotices, type WaitingNotices } from './inbox-repository';
import type { ReadContext } from '../item/read/read-context';

export async function inboxOf(db: Db, readContext: ReadContext): Promise<NoticeInbox> {
  const waiting = await waitingNotices(db, readContext);
  return inboxMadeOf(waiting, await cardsOf(db, shownOf(waiting), readContext));
}

/** Returns the keys of the notices that an inbox shows. */
export const shownOf = ({ mustRead, unread, alert }: WaitingNotices): number[] => [
  ...mustRead.slice(0, MAX_SHOWN),
  ...unread.slice(0, MAX_SHOWN),
  ...alert,
];

/** Returns the inbox with these cards of notices, by key. */
export function inboxMadeOf(waiting: WaitingNotices, cards: ReadonlyMap<number, NoticeCard>): NoticeInbox {
  const shown = (keys: readonly number[]): NoticeCard[] => keys.slice(0, MAX_SHOWN).flatMap((key) => cards.get(key) ?? []);
  return {
    unread: waiting.unread.length,
    mustRead: shown(waiting.mustRead),
    mustReadTotal: waiting.mustRead.length,
    latest: shown(waiting.unread),
    alert: shown(waiting.alert)[0] ?? null,
  };
}

async function cardsOf(db: Db, keys: readonly number[], readContext: ReadContext): Promise<Map<number, NoticeCard>> {
  if (!keys.length) return new Map();
  const rows = await cardsByKey(db, keys, readContext);
  const cards = await NOTICE.cardsOf(db, rows, readContext);
  return new Map(rows.map(({ key }, place) => [key, cards[place] as NoticeCard]));
}
