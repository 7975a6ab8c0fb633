import { sql, type Kysely } from 'kysely';

/** What was asked of late, by hashes of persons, browsers and addresses. Losing it in a crash only forgives it: hence unlogged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit (
    key bytea primary key,
    paid_until timestamptz not null,
    bound timestamptz not null
  ) with (fillfactor = 50)`.execute(db);
}
