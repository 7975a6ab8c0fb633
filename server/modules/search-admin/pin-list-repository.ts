import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { Db } from '../../db/connect';
import { collated, textIn, type PageRequest } from '../item/read/card-repository';
import { isFor } from '../item/read/visibility';
import type { ReadContext } from '../item/read/read-context';

/**
 * Returns a page of the ids of pinned queries whose key contains a text, sorted by key, and their total number. If the portal and
 * a folder pin the same query, that of the portal comes first.
 */
export async function listPinned(db: Db, text: string, { page, pageSize }: PageRequest, locale: Locale) {
  const matching = db.selectFrom('search_pinned_query').where(sql<boolean>`strpos(key, ${text}) > 0`);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy(collated('key', locale))
    .orderBy('origin', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('id')
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** Returns these pinned queries, in no particular order. `overruled` is true if the portal pins the same query as this folder. */
export async function pinnedById(db: Db, ids: readonly string[]) {
  if (!ids.length) return [];
  return db
    .selectFrom('search_pinned_query as pinned')
    .where('pinned.id', 'in', ids)
    .select(['pinned.id', 'pinned.origin', 'pinned.key', 'pinned.query'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('search_pinned_query as other')
            .whereRef('other.key', '=', 'pinned.key')
            .where('other.origin', '=', 'portal')
            .where('pinned.origin', '=', 'folder')
            .select('other.id'),
        )
        .as('overruled'),
    )
    .execute();
}

/** Returns the items pinned to these queries, in order, including items that not everyone may see. */
export async function itemsOfPins(db: Db, ids: readonly string[], { viewer, locale }: ReadContext) {
  if (!ids.length) return [];
  return db
    .selectFrom('search_pin')
    .innerJoin('item', 'item.key', 'search_pin.item')
    .leftJoinLateral(
      (eb) => textIn(eb, locale),
      (join) => join.onTrue(),
    )
    .where('search_pin.pin', 'in', ids)
    .orderBy('search_pin.position')
    .select(['search_pin.pin', 'item.key', 'item.area', 'item.id', 'text.title', 'text.locale'])
    .select(['item.published_at as publishedAt', 'item.expires_at as expiresAt', 'item.archived_at as archivedAt'])
    .select((eb) => sql<boolean>`${isFor(viewer)(eb)}`.as('isForViewer'))
    .execute();
}

/** Returns the content of a pin, from which its revision is computed; undefined if there is no such pin. */
export async function findPin(db: Db, id: string) {
  const pin = await db.selectFrom('search_pinned_query').where('id', '=', id).select(['origin', 'query']).executeTakeFirst();
  if (!pin) return undefined;
  const items = await db
    .selectFrom('search_pin')
    .innerJoin('item', 'item.key', 'search_pin.item')
    .where('search_pin.pin', '=', id)
    .orderBy('search_pin.position')
    .select(['item.key', 'item.area', 'item.id'])
    .execute();
  return { ...pin, items };
}

export async function findPortalPin(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('search_pinned_query')
    .where('key', '=', key)
    .where('origin', '=', 'portal')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countPortalPins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('search_pinned_query')
    .where('origin', '=', 'portal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a pinned query and its items: a new one if `id` is undefined, otherwise in place of the previous content. Returns its id. */
export async function storePin(
  trx: Db,
  id: string | undefined,
  { key, query }: { key: string; query: string },
  items: readonly number[],
): Promise<string> {
  const row = { origin: 'portal' as const, key, query };
  const stored =
    id === undefined
      ? await trx.insertInto('search_pinned_query').values(row).returning('id').executeTakeFirstOrThrow()
      : await trx.updateTable('search_pinned_query').set(row).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
  await trx.deleteFrom('search_pin').where('pin', '=', stored.id).execute();
  await trx
    .insertInto('search_pin')
    .values(items.map((item, position) => ({ pin: stored.id, item, position })))
    .execute();
  return stored.id;
}

export async function deletePin(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('search_pinned_query').where('id', '=', id).execute();
}
