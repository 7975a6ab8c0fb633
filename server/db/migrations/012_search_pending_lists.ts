import { sql, type Kysely } from 'kysely';

/** In kilobytes: so much a search reads through in some milliseconds. A save that makes it more sorts it in itself. */
const MAX_PENDING = 1024;

/**
 * What is saved waits in the pending lists of the indexes of search until the server sorts it in a moment later: a text has hundreds of
 * terms, each in a page of its own that would have to be read and logged before the save is acknowledged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['search_doc_by_title', 'search_doc_by_body'])
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = ${sql.lit(MAX_PENDING)})`.execute(db);
}
