import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of recent calls, keyed by hashes of persons, browsers and addresses. It is unlogged, because losing it in a
 * crash only resets the limits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit (
    key bytea primary key,
    paid_until timestamptz not null,
    bound timestamptz not null
  ) with (fillfactor = 50)`.execute(db);
}
