import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { ItemRef } from '../../../../contract/item';
import type { Viewer } from '../../../../contract/core/permissions';
import type { Db } from '../../../db/connect';
import { visibleTo } from '../read/visibility';
import type { ReadContext } from '../read/read-context';
import { dayOf } from './day';

/** Returns the key, number of views and revision of a visible item; undefined if there is none. */
export async function findVisible(db: Db, area: Area, id: string, viewer: Viewer, moment: Date) {
  return db
    .selectFrom('item')
    .where('area', '=', area)
    .where('id', '=', id)
    .where(visibleTo(viewer, moment))
    .select(['key', 'views', 'revision'])
    .executeTakeFirst();
}

/**
 * Counts one share of a visible item, in total and on that day. Returns the new number of shares; undefined if there is no such
 * item.
 */
export async function countShare(db: Db, area: Area, id: string, viewer: Viewer, moment: Date): Promise<number | undefined> {
  const counted = await db
    .with('shared', (cte) =>
      cte
        .updateTable('item')
        .set((eb) => ({ share_count: eb('share_count', '+', 1) }))
        .where('area', '=', area)
        .where('id', '=', id)
        .where((eb) => visibleTo(viewer, moment)(eb))
        .returning(['key', 'share_count']),
    )
    .with('daily', (cte) =>
      cte
        .insertInto('item_day')
        .columns(['item', 'day', 'shares'])
        .expression((eb) =>
          eb.selectFrom('shared').select(['shared.key', sql<string>`${dayOf(moment)}::date`.as('day'), eb.lit(1).as('shares')]),
        )
        .onConflict((conflict) =>
          conflict.columns(['item', 'day']).doUpdateSet((eb) => ({ shares: eb('item_day.shares', '+', 1) })),
        ),
    )
    .selectFrom('shared')
    .select('share_count')
    .executeTakeFirst();
  return counted?.share_count;
}

/** Returns the keys of those items that are visible, in the given order. */
export async function visibleKeys(db: Db, items: readonly ItemRef[], { viewer, now: moment }: ReadContext): Promise<number[]> {
  if (!items.length) return [];
  const rows = await db
    .selectFrom('item')
    .where((eb) => eb.or(items.map(({ area, id }) => eb.and([eb('item.area', '=', area), eb('item.id', '=', id)]))))
    .where(visibleTo(viewer, moment))
    .select(['item.key', 'item.area', 'item.id'])
    .execute();
  return items.flatMap(({ area, id }) => rows.find((row) => row.area === area && row.id === id)?.key ?? []);
}
