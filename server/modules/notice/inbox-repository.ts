import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { selectCards, type CardRow, type ItemCondition } from '../item/read/card-repository';
import { visibleTo } from '../item/read/visibility';
import { isAcknowledged, isOpened } from './repository';
import type { ReadContext } from '../item/read/read-context';

const MAX_COUNTED = 100;
/** Maximum number of notices of each kind that an inbox shows. */
export const MAX_SHOWN = 5;

// Literals, not parameters, so that PostgreSQL can use the partial indexes for these notices.
const IS_NOTICE = sql<boolean>`item.area = 'notice'`;
const MUST_BE_READ = sql<boolean>`item.fields @> '{"mustRead": true}'`;
export const IS_URGENT = sql<boolean>`item.fields @> '{"priority": "urgent"}'`;

/** Keys of visible notices that need the viewer's attention, at most 100 of each kind. */
export interface WaitingNotices {
  /** Newest first. */
  unread: number[];
  /** Notices to acknowledge, those due first before the others. */
  mustRead: number[];
  /** Newest urgent notice that the viewer has not dismissed, or an empty list. */
  alert: number[];
}

export async function waitingNotices(db: Db, readContext: ReadContext): Promise<WaitingNotices> {
  const readUntil = await findReadUntil(db, readContext.viewer.id);
  return waitingOf(await db.selectNoFrom(selectWaiting(db, readContext, readUntil)).executeTakeFirstOrThrow());
}

/** Keys of waiting notices as they are selected: unread ones are split into newly published and changed ones. */
export type StoredWaiting = Omit<WaitingNotices, 'unread'> & Record<'published' | 'changed', number[]>;

export const waitingOf = ({ published, changed, ...waiting }: StoredWaiting): WaitingNotices => ({
  ...waiting,
  unread: [...published, ...changed].slice(0, MAX_COUNTED),
});

/**
 * Condition that a notice was published by that time and has materially changed since. The keys are an array, because a generic plan
 * would otherwise read all older notices.
 */
const isChangedSince = (time: Date | Expression<Date>) => sql<boolean>`item.key = any(array(
  select key from item as changed where changed.area = 'notice' and changed.material_at > ${time} and changed.published_at <= ${time}))`;

/** Selects the keys of waiting notices; those from before `readUntil` count as read. */
export function selectWaiting(db: Db, readContext: ReadContext, readUntil: Date | Expression<Date>) {
  const { viewer } = readContext;
  const newest = newestFirst(db, readContext);
  const unread = newest.where((eb) => eb.not(isOpened(eb, viewer)));
  return [
    keysOf(unread.where('item.published_at', '>', readUntil)).as('published'),
    keysOf(unread.where(isChangedSince(readUntil))).as('changed'),
    keysOf(dueFirst(db, readContext).where((eb) => eb.not(isAcknowledged(eb, viewer)))).as('mustRead'),
    keysOf(
      newest
        .where(IS_URGENT)
        .where((eb) => eb.not(isDismissed(eb, viewer)))
        .limit(1),
    ).as('alert'),
  ] as const;
}

/**
 * Returns the time until which the person's notices count as read. It is read by a separate query, so that the planner can
 * estimate from its value how few notices were published since.
 */
async function findReadUntil(db: Db, person: string): Promise<Date> {
  const found = await db.selectFrom('person').where('id', '=', person).select('notices_read_until').executeTakeFirstOrThrow();
  return found.notices_read_until;
}

const visibleNotices = (db: Db, { viewer, now: moment }: ReadContext) =>
  db.selectFrom('item').where(IS_NOTICE).where(visibleTo(viewer, moment)).select('item.key').limit(MAX_COUNTED);

const newestFirst = (db: Db, readContext: ReadContext) =>
  visibleNotices(db, readContext)
    .orderBy('item.published_at', (order) => order.desc().nullsLast())
    .orderBy('item.key', 'desc');

const dueFirst = (db: Db, readContext: ReadContext) =>
  visibleNotices(db, readContext)
    .where(MUST_BE_READ)
    .orderBy(sql`item.fields ->> 'dueAt'`, (order) => order.asc().nullsLast())
    .orderBy('item.published_at', 'desc');

const keysOf = (keys: Expression<{ key: number }>) => sql<number[]>`to_jsonb(array(${keys}))`;

const isDismissed: ItemCondition = (eb, viewer): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('alert_dismissal')
      .select('alert_dismissal.item')
      .whereRef('alert_dismissal.item', '=', 'item.key')
      .whereRef('alert_dismissal.revision', '>=', 'item.material_revision')
      .where('alert_dismissal.person', '=', viewer.id),
  );

export async function cardsByKey(db: Db, keys: readonly number[], readContext: ReadContext): Promise<CardRow[]> {
  return selectCards(db, readContext)
    .where((eb) => eb('item.key', '=', eb.fn.any(eb.val([...keys]))))
    .execute();
}
