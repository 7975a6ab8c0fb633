import { sql, type Kysely } from 'kysely';

/** Counts in how many titles and keywords a word stands. The words are counted again in the background, and none is a title's until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_word add column titles integer not null default 0`.execute(db);
  await sql`update setting set value = value || '{"until": null}' where name = 'search-dictionary'`.execute(db);
}
