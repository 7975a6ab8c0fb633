import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { dayOf } from './day';

export interface View {
  /** The item's `key`. */
  item: number;
  person: string;
  /** Revision that was opened. */
  revision: number;
}

/**
 * Counts a day's views, in total and per day, and records the items that each person has opened, in one statement. Returns the new
 * number of views of each item, or `busy` for an item that another transaction has locked (another process counting, an import), which
 * is not waited for. Locks on the versions of people are waited for, but are taken in the order of the ids of people, so that two
 * batches cannot deadlock. Deleted items are left out.
 */
export async function recordViews(db: Db, moment: Date, views: readonly View[]): Promise<Map<number, number | 'busy'>> {
  const { rows } = await sql<{ key: number; views: number | null }>`
    with viewed as (
      select item, person, max(revision) as revision, count(*)::int as times
      from unnest(
        ${views.map((view) => view.item)}::bigint[], ${views.map((view) => view.person)}::uuid[], ${views.map((view) => view.revision)}::int[]
      ) as v (item, person, revision)
      group by item, person
    ),
    held as (
      select key, views from item where key in (select item from viewed) order by key for no key update skip locked
    ),
    fresh as (
      insert into view_day (item, person, day)
      select viewed.item, viewed.person, ${dayOf(moment)}::date from viewed join held on held.key = viewed.item
      on conflict do nothing
      returning item
    ),
    kept as (
      insert into opened as o (item, person, revision, last_at)
      select viewed.item, viewed.person, viewed.revision, ${moment} from viewed join held on held.key = viewed.item
      order by viewed.person
      on conflict (person, item) do update
        set revision = greatest(o.revision, excluded.revision), times = o.times + 1, last_at = excluded.last_at
    ),
    added as (select item, count(*)::int as count from fresh group by item),
    daily as (
      insert into item_day as d (item, day, readers, openings)
      select viewed.item, ${dayOf(moment)}::date, coalesce(added.count, 0), sum(viewed.times)
      from viewed join held on held.key = viewed.item left join added on added.item = viewed.item
      group by viewed.item, added.count
      order by viewed.item
      on conflict (item, day) do update set readers = d.readers + excluded.readers, openings = d.openings + excluded.openings
    ),
    counted as (
      update item set views = item.views + added.count from added where item.key = added.item
      returning item.key, item.views
    )
    select item.key, coalesce(counted.views, held.views) as views
    from item left join held on held.key = item.key left join counted on counted.key = item.key
    where item.key in (select item from viewed)
  `.execute(db);
  return new Map(rows.map((row) => [row.key, row.views ?? 'busy']));
}

/** Deletes the records of who viewed what before that day. They are needed only while a day's views are counted. */
export async function removeViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('view_day').where('day', '<', day).execute();
}

/** Deletes the counts of items and of their files for the days before that one. */
export async function removeDailyCountsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('item_day').where('day', '<', day).execute();
  await db.deleteFrom('download_day').where('day', '<', day).execute();
}
