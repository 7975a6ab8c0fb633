import type { NoticeCard, NoticeInbox } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { NOTICE } from './area';
import { cardsByKey, waitingNotices } from './inbox-repository';

const MOST_SHOWN = 5;

export async function inboxOf(db: Db, reading: Reading): Promise<NoticeInbox> {
  const waiting = await waitingNotices(db, reading);
  const mustRead = waiting.mustRead.slice(0, MOST_SHOWN);
  const latest = waiting.unread.slice(0, MOST_SHOWN);
  const cards = await cardsOf(db, [...mustRead, ...latest, ...waiting.alert], reading);
  const shown = (keys: readonly number[]): NoticeCard[] => keys.flatMap((key) => cards.get(key) ?? []);
  return {
    unread: waiting.unread.length,
    mustRead: shown(mustRead),
    mustReadTotal: waiting.mustRead.length,
    latest: shown(latest),
    alert: shown(waiting.alert)[0] ?? null,
  };
}

async function cardsOf(db: Db, keys: readonly number[], reading: Reading): Promise<Map<number, NoticeCard>> {
  if (!keys.length) return new Map();
  const rows = await cardsByKey(db, keys, reading);
  const cards = await NOTICE.cardsOf(db, rows, reading);
  return new Map(rows.map(({ key }, place) => [key, cards[place] as NoticeCard]));
}
