import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';
import { emptyDatabase } from '../support/harness';

const processOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

async function terminate(db: Db, pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  const isThere = async () => (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length > 0;
  while (await isThere()) await setTimeout(5);
}

test('fails only the call whose connection breaks between two statements', async (t) => {
  const broken: string[] = [];
  const db = await emptyDatabase(t, { onBrokenConnection: ({ message }) => broken.push(message) });
  const call = db.transaction().execute(async (trx) => {
    await terminate(db, await processOf(trx));
    await processOf(trx);
  });
  await assert.rejects(call);
  assert((await processOf(db)) > 0);
  assert(broken.length > 0);
});
