import { sql } from 'kysely';
import type { Db } from '../db/connect';

/** Returns the number of items by area that are published at that moment, regardless of their audience. */
export async function publishedCounts(db: Db, moment: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ area: string; count: number }>`
    select area, count(*)::integer as count from item
    where archived_at is null and published_at <= ${moment} and (expires_at is null or expires_at > ${moment})
    group by area`.execute(db);
  return new Map(rows.map(({ area, count }) => [area, count]));
}

export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? 'none';
}
