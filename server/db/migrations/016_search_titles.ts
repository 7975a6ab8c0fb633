import { sql, type Kysely } from 'kysely';

/** Adds the number of titles and keywords that contain a word. Words are recounted in the background; until then the number is 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_word add column titles integer not null default 0`.execute(db);
  await sql`update setting set value = value || '{"until": null}' where name = 'search-dictionary'`.execute(db);
}
