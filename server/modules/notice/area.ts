import { noticeFields, type noticeApi } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import type { CardRow } from '../item/read/card-repository';
import type { DetailRow } from '../item/read/detail-repository';
import { NO_FIELDS } from '../../../contract/areas';
import { itemCardOf } from '../item/read/present';
import { publishedBetween } from '../item/read/published-between';
import {
  findNeighbours,
  fromDepartment,
  isRead,
  isUnread,
  lastAcknowledgement,
  lastAcknowledgementOf,
  READER_STATE,
  readerStates,
} from './repository';
import type { ReadContext } from '../item/read/read-context';

const ownFacts = factsReader(noticeFields, NO_FIELDS);

export const NOTICE: ContentAreaOf<typeof noticeApi> = {
  area: 'notice',
  cardsOf: async (db, rows, readContext) => {
    const factsOf = await noticeFacts(db, rows, readContext);
    return rows.map((row) => ({ ...itemCardOf(row, readContext.locale), ...factsOf(row) }));
  },
  detailOf: async (db, detail, row, readContext) => {
    const factsOf = await noticeFacts(db, [row], readContext);
    return {
      ...detail,
      ...factsOf(row),
      ...disruptionOf(ownFacts(row, readContext)),
      ...(await confirmation(db, row, readContext)),
      ...(await findNeighbours(db, row, readContext)),
      fromDepartment: await fromDepartment(db, row, readContext),
    };
  },
  personal: READER_STATE,
  personalDetail: {
    value: lastAcknowledgementOf,
    detailOf: ({ changes }, value) => {
      const [acknowledgedAt, changesSeen] = (value ?? [null, 0]) as [string | null, number];
      return confirmed(changes, acknowledgedAt === null ? undefined : { acknowledgedAt: new Date(acknowledgedAt), changesSeen });
    },
  },
  draftOf: (detail, facts, readContext) => ({
    ...detail,
    ...ownFacts(facts, readContext),
    ...{ expiresAt: null, read: true, acknowledged: false, acknowledgedAt: null, unseenChanges: 0 },
    ...{ previous: null, next: null, fromDepartment: [] },
  }),
  filterOf: ({ priority, pinned, mustRead, unread, ...days }) => {
    const fields = Object.fromEntries(Object.entries({ priority, pinned, mustRead }).filter(([, value]) => value !== undefined));
    return {
      ...(Object.keys(fields).length && { fields }),
      ...publishedBetween(days),
      ...(unread !== undefined && { also: [unread ? isUnread : isRead] }),
    };
  },
};

type Facts = ReturnType<typeof ownFacts>;

const cardFactsOf = ({ priority, pinned, mustRead, dueAt }: Facts) => ({ priority, pinned, mustRead, dueAt });
const disruptionOf = ({ disruption, startsAt, endsAt }: Facts) => ({ disruption, startsAt, endsAt });

async function noticeFacts(db: Db, rows: readonly CardRow[], readContext: ReadContext) {
  const states = await readerStates(
    db,
    rows.map(({ key }) => key),
    readContext.viewer,
  );
  return (row: CardRow) => ({
    ...cardFactsOf(ownFacts(row, readContext)),
    ...(states.get(row.key) ?? { read: true, acknowledged: false }),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  });
}

async function confirmation(db: Db, { key, changes }: DetailRow, { viewer }: ReadContext) {
  return confirmed(changes, await lastAcknowledgement(db, key, viewer.id));
}

const confirmed = (changes: readonly unknown[], last: { acknowledgedAt: Date; changesSeen: number } | undefined) => ({
  acknowledgedAt: last?.acknowledgedAt.toISOString() ?? null,
  unseenChanges: last ? Math.max(0, changes.length - last.changesSeen) : 0,
});
