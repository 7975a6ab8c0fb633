import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { connect, poolCounts, type Db } from '../../../server/db/connect';
import { isOnStandby, onPrimary, readOnStandby } from '../../../server/db/standby/read-routing';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';
import { readOnly } from './portal-with-standby';

let portal: TestApp;
let db: Db;
before(async () => {
  portal = await startTestApp();
  const url = await databaseUrlOf(portal.db);
  db = connect(url, { maxConnections: 2, standbyUrl: readOnly(url) });
});
after(async () => {
  await db.destroy();
  await portal.close();
});

/** Returns the server that a statement was sent to. */
async function serverOf(through: Db = db): Promise<string> {
  const { rows } = await sql<{ readOnly: string }>`select current_setting('default_transaction_read_only') as "readOnly"`.execute(
    through,
  );
  return rows[0]?.readOnly === 'on' ? 'standby' : 'primary';
}

async function valueOf<T>(work: () => Promise<T>): Promise<T> {
  const { result, failure } = await readOnStandby(work);
  assert.equal(failure, null);
  assert(result.status === 'fulfilled');
  return result.value;
}

test('statements are sent to the standby only within work that reads from it', async () => {
  assert.equal(await serverOf(), 'primary');
  assert.deepEqual(await valueOf(() => Promise.all([serverOf(), db.transaction().execute(serverOf)])), ['standby', 'standby']);
  assert.equal(await valueOf(() => onPrimary(() => serverOf())), 'primary');
  assert.deepEqual([await serverOf(), isOnStandby()], ['primary', false]);
});

test('work that is still running after the read has ended uses the primary', async () => {
  const left: Promise<string>[] = [];
  await valueOf(async () => {
    left.push(wait(30).then(() => serverOf()));
    assert.equal(isOnStandby(), true);
    return serverOf();
  });
  assert.deepEqual(await Promise.all(left), ['primary']);
});

test('statements of other work at the same time are not sent to the standby', async () => {
  const both = Array.from({ length: 20 }, (_, index) => (index % 2 ? valueOf(() => serverOf()) : serverOf()));
  assert.deepEqual(
    await Promise.all(both),
    Array.from({ length: 20 }, (_, index) => (index % 2 ? 'standby' : 'primary')),
  );
});

test('a failed statement is reported even if the work handles the error', async () => {
  const write = () => sql`delete from favourite`.execute(db);
  const swallowed = await readOnStandby(() => write().catch(() => 'handled'));
  assert.deepEqual([swallowed.result.status, (swallowed.failure as { code?: string } | null)?.code], ['fulfilled', '25006']);
  const thrown = await readOnStandby(write);
  assert.deepEqual([thrown.result.status, (thrown.failure as { code?: string } | null)?.code], ['rejected', '25006']);
  const other = await readOnStandby(() => Promise.reject(new Error('not of the database')));
  assert.deepEqual([other.result.status, other.failure], ['rejected', null]);
});

test('connections to both servers are counted', async () => {
  await serverOf();
  await valueOf(() => serverOf());
  const { total, idle, waiting } = poolCounts(db);
  assert.ok(total >= 2);
  assert.deepEqual([idle, waiting], [total, 0]);
});
