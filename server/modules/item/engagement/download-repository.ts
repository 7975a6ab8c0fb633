import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

export interface Download {
  /** The item's `key`. */
  item: number;
  /** Id of the file. */
  attachment: string;
  name: string;
  day: string;
}

/** Adds downloads to the counts of their days. Downloads of items that were deleted are left out. */
export async function recordDownloads(db: Db, downloads: readonly Download[]): Promise<void> {
  await sql`
    insert into download_day as d (item, attachment, day, name, downloads)
    select made.item, made.attachment, made.day, max(made.name), count(*)
    from unnest(
      ${downloads.map(({ item }) => item)}::bigint[], ${downloads.map(({ attachment }) => attachment)}::uuid[],
      ${downloads.map(({ day }) => day)}::date[], ${downloads.map(({ name }) => name)}::text[]
    ) as made (item, attachment, day, name)
    where exists (select from item where item.key = made.item)
    group by made.item, made.attachment, made.day
    order by made.item, made.day, made.attachment
    on conflict (item, day, attachment) do update
      set downloads = d.downloads + excluded.downloads, name = excluded.name
  `.execute(db);
}
