import type { NoticeCard, NoticeInbox } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import { NOTICE } from './area';
import { cardsByKey, waitingNotices } from './inbox-repository';
import type { ReadContext } from '../item/read/read-context';

const MAX_SHOWN = 5;

export async function inboxOf(db: Db, readContext: ReadContext): Promise<NoticeInbox> {
  const waiting = await waitingNotices(db, readContext);
  const mustRead = waiting.mustRead.slice(0, MAX_SHOWN);
  const latest = waiting.unread.slice(0, MAX_SHOWN);
  const cards = await cardsOf(db, [...mustRead, ...latest, ...waiting.alert], readContext);
  const shown = (keys: readonly number[]): NoticeCard[] => keys.flatMap((key) => cards.get(key) ?? []);
  return {
    unread: waiting.unread.length,
    mustRead: shown(mustRead),
    mustReadTotal: waiting.mustRead.length,
    latest: shown(latest),
    alert: shown(waiting.alert)[0] ?? null,
  };
}

async function cardsOf(db: Db, keys: readonly number[], readContext: ReadContext): Promise<Map<number, NoticeCard>> {
  if (!keys.length) return new Map();
  const rows = await cardsByKey(db, keys, readContext);
  const cards = await NOTICE.cardsOf(db, rows, readContext);
  return new Map(rows.map(({ key }, place) => [key, cards[place] as NoticeCard]));
}
