import { sql, type Kysely } from 'kysely';

/**
 * Search finds what is titled as asked, or begins so, by an index of its own, and knows when a text was published: of those that were indexed
 * before not until they are indexed anew, which the server does by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_doc add column published_at timestamptz`.execute(db);
  await sql`create index search_doc_by_title_key on search_doc (title_key text_pattern_ops)`.execute(db);
}
