import { sql } from 'kysely';
import type { Db } from './connect';
import type { LOCK } from './locks';

/** Waits for a lock, and holds it until the end of the transaction. */
export async function lockUntilCommit(trx: Db, lock: (typeof LOCK)[keyof typeof LOCK]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}
