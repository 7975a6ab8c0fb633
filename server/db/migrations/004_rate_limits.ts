import { sql, type Kysely } from 'kysely';

/**
 * Recent calls, keyed by hashes of persons, browsers and addresses. The table is unlogged: losing it in a crash only resets the
 * limits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit (
    key bytea primary key,
    paid_until timestamptz not null,
    bound timestamptz not null
  ) with (fillfactor = 50)`.execute(db);
}
