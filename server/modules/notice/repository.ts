import { sql } from 'kysely';
import type { ItemLink } from '../../../contract/item';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { selectLinks, type ItemBuilder, type ItemCondition } from '../item/read/card-repository';
import type { DetailRow } from '../item/read/detail-repository';
import type { ReadContext } from '../item/read/read-context';

const MAX_OF_DEPARTMENT = 4;

/**
 * Condition that a notice was opened since its last material change, or was neither published nor materially changed since the
 * viewer last marked everything as read.
 */
export const isRead: ItemCondition = (eb, viewer) =>
  eb.or([isOpened(eb, viewer), sql<boolean>`greatest(item.published_at, item.material_at) <= ${readUntil(eb, viewer)}`]);

/** Negation of `isRead` for published notices, written so that the indexes by date can be used to find the new ones. */
export const isUnread: ItemCondition = (eb, viewer) =>
  eb.and([
    eb.or([eb('item.published_at', '>', readUntil(eb, viewer)), eb('item.material_at', '>', readUntil(eb, viewer))]),
    eb.not(isOpened(eb, viewer)),
  ]);

/** Condition that the viewer opened the last material revision or a later one. */
export const isOpened: ItemCondition = (eb, viewer) =>
  eb.exists(
    eb
      .selectFrom('opened')
      .select('opened.item')
      .whereRef('opened.item', '=', 'item.key')
      .whereRef('opened.revision', '>=', 'item.material_revision')
      .where('opened.person', '=', viewer.id),
  );

const readUntil = (eb: ItemBuilder, viewer: Viewer) =>
  eb.selectFrom('person').select('person.notices_read_until').where('person.id', '=', viewer.id).$asScalar().$notNull();

/** Condition that the viewer acknowledged the last material revision or a later one. */
export const isAcknowledged: ItemCondition = (eb, viewer) =>
  eb.exists(
    eb
      .selectFrom('acknowledgement')
      .select('acknowledgement.item')
      .whereRef('acknowledgement.item', '=', 'item.key')
      .whereRef('acknowledgement.revision', '>=', 'item.material_revision')
      .where('acknowledgement.person', '=', viewer.id),
  );

/** Conditions that the viewer has read and acknowledged a notice. */
export const READER_STATE = {
  read: (eb: ItemBuilder, viewer: Viewer) => sql<boolean>`coalesce(${isRead(eb, viewer)}, true)`,
  acknowledged: (eb: ItemBuilder, viewer: Viewer) => sql<boolean>`${isAcknowledged(eb, viewer)}`,
};

/** Selects the time of the viewer's last acknowledgement of an item, and the number of changes that it had then, as JSON. */
export const lastAcknowledgementOf = (_: ItemBuilder, viewer: Viewer) => sql`(
  select json_build_array(acknowledged_at, changes_seen) from acknowledgement
  where acknowledgement.item = item.key and acknowledgement.person = ${viewer.id} order by revision desc limit 1)`;

/** Returns for each of these items, by key, whether the viewer has read and acknowledged it. */
export async function readerStates(db: Db, items: readonly number[], viewer: Viewer) {
  const rows = await db
    .selectFrom('item')
    .where((eb) => eb('item.key', '=', eb.fn.any(eb.val([...items]))))
    .select((eb) => [
      'item.key',
      READER_STATE.read(eb, viewer).as('read'),
      READER_STATE.acknowledged(eb, viewer).as('acknowledged'),
    ])
    .execute();
  return new Map(rows.map(({ key, ...state }) => [key, state]));
}

/**
 * Returns the time of the person's last acknowledgement of the item, and the number of changes that it had then; undefined if
 * there is none.
 */
export async function lastAcknowledgement(db: Db, item: number, person: string) {
  return db
    .selectFrom('acknowledgement')
    .where('item', '=', item)
    .where('person', '=', person)
    .orderBy('revision', 'desc')
    .select(['acknowledged_at as acknowledgedAt', 'changes_seen as changesSeen'])
    .executeTakeFirst();
}

type Placed = Pick<DetailRow, 'key' | 'publishedAt'>;

/** Returns the visible notices published just before and just after a notice. */
export async function findNeighbours(
  db: Db,
  { key, publishedAt }: Placed,
  readContext: ReadContext,
): Promise<{ previous: ItemLink | null; next: ItemLink | null }> {
  if (!publishedAt) return { previous: null, next: null };
  const place = sql`(${publishedAt}::timestamptz, ${key}::bigint)`;
  const own = sql`(item.published_at, item.key)`;
  const previous = await noticeLinks(db, readContext)
    .where(sql<boolean>`${own} < ${place}`)
    .orderBy('item.published_at', (order) => order.desc().nullsLast())
    .orderBy('item.key', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await noticeLinks(db, readContext)
    .where(sql<boolean>`${own} > ${place}`)
    // Uses the index of the newest notices, scanned backwards.
    .orderBy('item.published_at', (order) => order.asc().nullsFirst())
    .orderBy('item.key', 'asc')
    .limit(1)
    .executeTakeFirst();
  return { previous: previous ?? null, next: next ?? null };
}

/** Returns the newest other notices of the same department. */
export async function fromDepartment(
  db: Db,
  { key, department }: Pick<DetailRow, 'key' | 'department'>,
  readContext: ReadContext,
): Promise<ItemLink[]> {
  if (department === null) return [];
  return noticeLinks(db, readContext)
    .where('item.department', '=', department)
    .where('item.key', '<>', key)
    .orderBy('item.published_at', (order) => order.desc().nullsLast())
    .orderBy('item.key', 'desc')
    .limit(MAX_OF_DEPARTMENT)
    .execute();
}

const noticeLinks = (db: Db, readContext: ReadContext) => selectLinks(db, readContext).where('item.area', '=', 'notice');
