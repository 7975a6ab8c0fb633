import { sql, type Kysely } from 'kysely';

/**
 * Lets the version of the content be the time of the change in microseconds, or one more than before. So a version that was lost with
 * its database, by a promotion or by restoring a backup, never names other content later, which servers could still keep parts of.
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
