import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { LOCK } from './locks';
import { WITHOUT_TIMEOUT } from './migrate';

/**
 * Installs or updates the schema `graphile_worker` of the job queue, one process at a time. The lock belongs to a transaction: a
 * session lock could stay behind when a pooler passes the connection on.
 */
export async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await lock.connect();
    await lock.query(`begin; ${WITHOUT_TIMEOUT}`);
    await lock.query('select pg_advisory_xact_lock($1)', [LOCK.jobSchema]);
    await runMigrations({ pgPool: pool });
    await lock.query('commit');
  } finally {
    await lock.end();
    await pool.end();
  }
}
