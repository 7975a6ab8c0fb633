import { sql, type Kysely } from 'kysely';

/**
 * Adds a term for its area to each text, without waiting for texts to be indexed again. Disables the pending lists of the search
 * indexes, because every search would have to scan them.
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
