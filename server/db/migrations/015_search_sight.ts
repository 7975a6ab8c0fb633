import { sql, type Kysely } from 'kysely';

/**
 * Limits corrections to words of texts that the reader may see. Each term gets an example item that everyone may see, which is
 * checked first; each word gets its search term, for the statement that finds similar words. Both are recounted in the
 * background, and queries are not corrected until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await sql`alter table search_term add column example bigint`.execute(db);
  await sql`alter table search_word add column term text not null default ''`.execute(db);
  await sql`update setting set value = value || '{"until": null}' where name = 'search-dictionary'`.execute(db);
}
