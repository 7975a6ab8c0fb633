import { sql, type SelectQueryBuilder } from 'kysely';
import { AREAS, type Area } from '../../../contract/core/areas';
import type { AuditAction } from '../../../contract/core/audit';
import type { Locale } from '../../../contract/core/locale';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';

/** Action of a person, or of the portal itself if `person` is null, on an item, with the state before and after it. */
export interface AuditEvent {
  action: AuditAction;
  /** Person who acted; for a session or roles, the person whose they are. */
  person: string | null;
  item: { area: Area; id: string } | null;
  before?: object;
  after?: object;
}

/** Inserts an event into the audit log. Call it in the transaction of the change, so that neither is stored without the other. */
export async function insertAuditEvent(trx: Db, event: AuditEvent, moment: Date): Promise<void> {
  await insertAuditEvents(trx, [event], moment);
}

/** Inserts several events of one change into the audit log. Returns the keys. */
export async function insertAuditEvents(trx: Db, events: readonly AuditEvent[], moment: Date): Promise<number[]> {
  if (!events.length) return [];
  const rows = await trx
    .insertInto('audit_event')
    .values(
      events.map(({ action, person, item, before, after }) => ({
        at: moment,
        person,
        action,
        area: item?.area ?? null,
        item_id: item?.id ?? null,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export interface AuditFilter {
  person?: string | undefined;
  actions?: readonly AuditAction[] | undefined;
  area?: Area | undefined;
  id?: string | undefined;
  from?: Date | undefined;
  /** Only events before this time. */
  to?: Date | undefined;
  /** Only events that were stored before the one with this key. */
  storedBefore?: number | undefined;
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEvents>>[number];

/** Returns the newest events that pass the filter, after the event with the key `before` if it is given. */
export async function listAuditEvents(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return passing(db, filter)
    .$if(before !== undefined, (events) => events.where(isOlderThan(before ?? 0)))
    .leftJoin('person', 'person.id', 'event.person')
    .orderBy('event.at', 'desc')
    .orderBy('event.key', 'desc')
    .limit(limit)
    .select(['event.key', 'event.at', 'event.action', 'event.area', 'event.item_id as itemId', 'event.before', 'event.after'])
    .select(['event.person', 'person.name as personName'])
    .execute();
}

type Events = SelectQueryBuilder<Database & { event: Database['audit_event'] }, 'event', object>;

const passing = (db: Db, { person, actions, area, id, from, to, storedBefore }: AuditFilter): Events =>
  db
    .selectFrom('audit_event as event')
    .$if(person !== undefined, (events) => events.where('event.person', '=', person ?? ''))
    .$if(actions?.length === 1, (events) => events.where('event.action', '=', actions?.[0] ?? 'draft.save'))
    .$if((actions?.length ?? 0) > 1, (events) => events.where('event.action', 'in', actions ?? []))
    // With an id, the areas are named, because the index of items begins with them.
    .$if(area !== undefined || id !== undefined, (events) =>
      events.where('event.area', 'in', area === undefined ? AREAS : [area]),
    )
    .$if(id !== undefined, (events) => events.where('event.item_id', '=', id ?? ''))
    .$if(from !== undefined, (events) => events.where('event.at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (events) => events.where('event.at', '<', to ?? new Date(0)))
    .$if(storedBefore !== undefined, (events) => events.where('event.key', '<', storedBefore ?? 0));

/** Returns a condition that is true for the events that follow the one with this key, newest first. Events of one moment follow each other by key. */
const isOlderThan = (key: number) =>
  sql<boolean>`(event.at, event.key) < ((select at from audit_event where key = ${key}), ${key}::bigint)`;

/** Returns the names of the people with these ids; people who are no longer stored are left out. */
export const findNames = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length ? db.selectFrom('person').where('id', 'in', ids).select(['id', 'name']).execute() : Promise.resolve([]);

export interface TitledItem {
  area: Area;
  id: string;
  title: string | null;
}

/** Returns the titles of these items in the language, or else in the other one: of what is published, or else of the draft. */
export async function findTitles(db: Db, items: readonly { area: Area; id: string }[], locale: Locale): Promise<TitledItem[]> {
  if (!items.length) return [];
  const other: Locale = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const drafted = (language: Locale) => sql<string | null>`draft.document -> 'texts' -> ${language} ->> 'title'`;
  return db
    .selectFrom('item')
    .leftJoin('item_draft as draft', 'draft.item', 'item.key')
    .leftJoin('item_text as own', (join) => join.onRef('own.item', '=', 'item.key').on('own.locale', '=', locale))
    .leftJoin('item_text as foreign', (join) => join.onRef('foreign.item', '=', 'item.key').on('foreign.locale', '=', other))
    .where((eb) =>
      eb(
        eb.refTuple('item.area', 'item.id'),
        'in',
        items.map(({ area, id }) => eb.tuple(area, id)),
      ),
    )
    .select(['item.area', 'item.id'])
    .select((eb) => eb.fn.coalesce('own.title', 'foreign.title', drafted(locale), drafted(other)).as('title'))
    .execute();
}
