import { sql, type Kysely } from 'kysely';

/** In kilobytes: so much a search reads through in some milliseconds. A save that makes it more sorts it in itself. */
const MAX_PENDING = 1024;

/**
 * Saved texts wait in the pending lists of the search indexes until the server sorts them in shortly afterwards: a text has
 * hundreds of terms, each on an index page of its own that would otherwise be read and logged before the save is acknowledged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['search_doc_by_title', 'search_doc_by_body'])
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = ${sql.lit(MAX_PENDING)})`.execute(db);
}
