import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { ItemRef } from '../../../contract/item';
import { SIGHT_CONDITIONS, type SightCondition } from '../../../contract/manage/see-as';
import type { Db } from '../../db/connect';
import type { ReadContext } from '../item/read/read-context';
import { sightConditions } from '../item/read/visibility';

/** Item with what decides who sees it, and which conditions a reader meets; null where the item has no such time. */
export type ItemSight = NonNullable<Awaited<ReturnType<typeof findSightOf>>>;

/** Returns an item with each condition of its visibility to the reader; undefined if there is none. */
export async function findSightOf(db: Db, { area, id }: ItemRef, { viewer, now }: ReadContext) {
  const conditions = sightConditions(viewer, now);
  const row = await db
    .selectFrom('item')
    .where('item.area', '=', area)
    .where('item.id', '=', id)
    .select(['item.key', 'item.published_at as publishedAt', 'item.expires_at as expiresAt', 'item.archived_at as archivedAt'])
    .select(['item.audience_departments as departments', 'item.audience_locations as locations', 'item.audience_roles as roles'])
    .select((eb) => SIGHT_CONDITIONS.map((name) => sql<boolean | null>`${conditions[name](eb)}`.as(name)))
    .select(
      sql<Partial<Record<Locale, string>>>`coalesce(
        (select jsonb_object_agg(locale, title) from item_text where item_text.item = item.key), '{}')`.as('titles'),
    )
    .executeTakeFirst();
  return row && { ...row, met: row satisfies Record<SightCondition, boolean | null> };
}
