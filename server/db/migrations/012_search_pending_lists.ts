import { sql, type Kysely } from 'kysely';

/**
 * Maximum size of a pending list, in kilobytes, which a search scans in some milliseconds. A save that exceeds it merges the list
 * itself.
 */
const MAX_PENDING = 1024;

/**
 * Keeps saved texts in the pending lists of the search indexes until the server merges them shortly afterwards. A text has
 * hundreds of terms, each on a different index page that would otherwise be read and logged before the save is acknowledged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['search_doc_by_title', 'search_doc_by_body'])
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = ${sql.lit(MAX_PENDING)})`.execute(db);
}
