import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { LOCK } from './locks';

/** Installs or updates the schema `graphile_worker` of the job queue, one process at a time. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [LOCK.jobSchema]);
    await runMigrations({ pgPool: pool });
  } finally {
    await lock.end();
    await pool.end();
  }
}
