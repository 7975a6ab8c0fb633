import { sql, type Kysely } from 'kysely';

/**
 * Texts are found in their area by a term of its own, also before they are indexed anew. What is saved is written into the indexes of
 * search at once: a list of waiting entries would be read through by every search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update search_doc set
    title_terms = title_terms || array_to_tsvector(array['@' || area]),
    body_terms = body_terms || array_to_tsvector(array['@' || area])`.execute(db);
  for (const index of ['search_doc_by_title', 'search_doc_by_body']) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
