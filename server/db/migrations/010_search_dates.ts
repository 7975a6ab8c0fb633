import { sql, type Kysely } from 'kysely';

/**
 * Adds an index for searching by a title or its beginning, and the publication time of texts. Texts that are already indexed get
 * it when they are indexed again, which the server does by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_doc add column published_at timestamptz`.execute(db);
  await sql`create index search_doc_by_title_key on search_doc (title_key text_pattern_ops)`.execute(db);
}
