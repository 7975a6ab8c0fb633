import { sql, type Kysely } from 'kysely';

/**
 * Makes the version of the content the time of the change in microseconds, or the previous version plus one if that is greater. A
 * version that was lost by a promotion or a restore is therefore never reused for other content, while servers may still have the old
 * content cached.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function count_content_change() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from content_change where xact = new.xact;
      update content_version set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
      return null;
    end
  $$`.execute(db);
}
