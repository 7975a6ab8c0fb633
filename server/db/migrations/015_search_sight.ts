import { sql, type Kysely } from 'kysely';

/**
 * Words of the dictionary have the term that they are found by, so that the statement that looks for words which are written alike can
 * ask which of them the reader may see. The words are counted again in the background, and not corrected until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await sql`alter table search_word add column term text not null default ''`.execute(db);
  await sql`update setting set value = value || '{"until": null}' where name = 'search-dictionary'`.execute(db);
}
