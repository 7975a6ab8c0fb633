import { sql, type Kysely } from 'kysely';

/**
 * A reader knows only words of what they may see. Terms have an item that anyone may see, which is the first one that is looked at; words
 * have the term that they are found by, for the statement that looks for words which are written alike. Both are counted again in the
 * background, and nothing is corrected until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await sql`alter table search_term add column example bigint`.execute(db);
  await sql`alter table search_word add column term text not null default ''`.execute(db);
  await sql`update setting set value = value || '{"until": null}' where name = 'search-dictionary'`.execute(db);
}
