import { sql, type Kysely } from 'kysely';

/** Number of marks reserved for each area's months, more than there are months. */
const MONTHS = 2 ** 20;

/**
 * Adds marks for the month of publication within an area to the search indexes, computed from a hash of the area's name. Areas
 * with equal hashes would be distinguished by their terms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function area_month_mark(area text, moment timestamp) returns bigint language sql immutable parallel safe
    return month_mark(moment) - (1 + abs(hashtext(area)::bigint)) * ${sql.lit(MONTHS)}`.execute(db);
  await sql`create function search_marks(item bigint, area text, published_at timestamptz) returns bigint[] language sql immutable parallel safe
    return search_marks(item, published_at) || area_month_mark(area, timezone('UTC', published_at))`.execute(db);
  for (const [index, terms] of INDEXES) {
    const before = `${index}_before`;
    await sql`alter index ${sql.ref(index)} rename to ${sql.ref(before)}`.execute(db);
    await sql`create index ${sql.ref(index)} on search_doc using gin (search_marks(item, area, published_at), ${sql.ref(terms)})
      with (fastupdate = on, gin_pending_list_limit = ${sql.lit(MAX_PENDING)})`.execute(db);
    await sql`drop index ${sql.ref(before)}`.execute(db);
  }
}

/** Maximum size of a pending list, in kilobytes, as before. */
const MAX_PENDING = 1024;

const INDEXES = [
  ['search_doc_by_title', 'title_terms'],
  ['search_doc_by_body', 'body_terms'],
] as const;
