import { noticeFields, type noticeApi } from '../../../contract/notice';
import type { Db } from '../../db/connect';
import type { ContentAreaOf } from '../area/content-area';
import { factsReader } from '../area/facts';
import type { CardRow, Reading } from '../item/card-repository';
import type { DetailRow } from '../item/detail-repository';
import { NO_FIELDS } from '../item/document';
import { itemCardOf } from '../item/present';
import { findNeighbours, fromDepartment, isRead, isUnread, lastAcknowledgement, readerStates } from './repository';

const ownFacts = factsReader(noticeFields, NO_FIELDS);

export const NOTICE: ContentAreaOf<typeof noticeApi> = {
  area: 'notice',
  notFound: 'notice.not_found',
  cardsOf: async (db, rows, reading) => {
    const factsOf = await noticeFacts(db, rows, reading);
    return rows.map((row) => ({ ...itemCardOf(row, reading.locale), ...factsOf(row) }));
  },
  detailOf: async (db, detail, row, reading) => {
    const factsOf = await noticeFacts(db, [row], reading);
    return {
      ...detail,
      ...factsOf(row),
      ...(await confirmation(db, row, reading)),
      ...(await findNeighbours(db, row, reading)),
      fromDepartment: await fromDepartment(db, row, reading),
    };
  },
  draftOf: (detail, facts, reading) => ({
    ...detail,
    ...ownFacts(facts, reading),
    ...{ expiresAt: null, read: true, acknowledged: false, acknowledgedAt: null, unseenChanges: 0 },
    ...{ previous: null, next: null, fromDepartment: [] },
  }),
  filterOf: ({ priority, pinned, mustRead, unread, from, to }) => {
    const fields = Object.fromEntries(Object.entries({ priority, pinned, mustRead }).filter(([, value]) => value !== undefined));
    return {
      ...(Object.keys(fields).length && { fields }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(unread !== undefined && { also: [unread ? isUnread : isRead] }),
    };
  },
};

async function noticeFacts(db: Db, rows: readonly CardRow[], reading: Reading) {
  const states = await readerStates(
    db,
    rows.map(({ key }) => key),
    reading.viewer,
  );
  return (row: CardRow) => ({
    ...ownFacts(row, reading),
    ...(states.get(row.key) ?? { read: true, acknowledged: false }),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  });
}

async function confirmation(db: Db, { key, changes }: DetailRow, { viewer }: Reading) {
  const last = await lastAcknowledgement(db, key, viewer.id);
  return {
    acknowledgedAt: last?.acknowledgedAt.toISOString() ?? null,
    unseenChanges: last ? Math.max(0, changes.length - last.changesSeen) : 0,
  };
}
