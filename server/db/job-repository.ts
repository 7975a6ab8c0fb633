import { sql } from 'kysely';
import type { Db } from './connect';

/** Work in the background, which a worker of any process does at its time. It may run more than once. */
export interface Job {
  task: string;
  payload: object;
  /** Another job with this key is replaced. */
  key: string;
  runAt: Date;
  /** Jobs with a lower number are done first; 0 by default. */
  priority?: number;
}

/** Enqueues a job. Call it in the transaction of the change that needs it, so that neither is stored without the other. */
export async function addJob(trx: Db, { task, payload, key, runAt, priority = 0 }: Job): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${task}::text, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt}::timestamptz, job_key := ${key}::text,
      priority := ${priority}::integer)`.execute(trx);
}

export async function removeJob(trx: Db, key: string): Promise<void> {
  await sql`select from graphile_worker.remove_job(${key}::text)`.execute(trx);
}

/** Returns which of the keys have a job that is not locked, or was locked after `lockedSince` by a worker that still does it. */
export async function keysWithJob(db: Db, keys: readonly string[], lockedSince: Date): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs
    where key = any(${[...keys]}) and (locked_at is null or locked_at > ${lockedSince})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
