import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { healthApi } from '../../../contract/health';
import { buildApp } from '../../../server/app';
import { connect as connectDatabase } from '../../../server/db/connect';
import { freezableProxy } from '../support/freezable-proxy';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test('reports a live process without a session', async () => {
  const { status, body } = await portal.call(healthApi.live, {});
  assert.equal(status, 200);
  assert.deepEqual(body, { status: 'live' });
});

test('reports ready with a migrated database', async () => {
  const { status, body } = await portal.call(healthApi.ready, {});
  assert.equal(status, 200);
  assert.deepEqual(body, { status: 'ready' });
});

test('reports not ready but live, and still serves requests, once the process was told to stop', async () => {
  const stopping = new AbortController();
  const app = await buildApp(portal.deps, { stopping: stopping.signal });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  assert.equal(await statusOf('/api/health/ready'), 200);
  stopping.abort();
  assert.equal(await statusOf('/api/health/ready'), 503);
  assert.equal(await statusOf('/api/health/live'), 200);
  assert.equal(await statusOf('/api/user/login/start'), 302);
  await app.close();
});

test('reports not ready when the database lacks a migration', async () => {
  await sql`update kysely_migration set name = '000_older' where name = '001_foundation'`.execute(portal.db);
  const { status, body, headers } = await portal.call(healthApi.ready, {}, { locale: 'zh-CN' });
  assert.equal(status, 503);
  assert.deepEqual(body, { code: 'unavailable', message: '服务暂时不可用，请稍后再试。' });
  assert.equal(headers['retry-after'], '5');
});

test('reports not ready, but live, when the database is unavailable', async () => {
  const orphan = await startTestApp();
  await orphan.db.destroy();
  assert.equal((await orphan.call(healthApi.ready, {})).status, 503);
  assert.equal((await orphan.call(healthApi.live, {})).status, 200);
  await orphan.close();
});

test('reports a frozen database within two seconds at each request, and its recovery', async (t) => {
  // Sockets that are closing, or belong to a frozen pool, do not keep the test process alive.
  const keepAlive = setInterval(() => undefined, 1000);
  const closing: (() => Promise<void>)[] = [];
  t.after(async () => {
    for (const close of closing.reverse()) await close();
    clearInterval(keepAlive);
  });
  const owner = await startTestApp();
  closing.push(() => owner.close());
  const proxy = await freezableProxy(t, await databaseUrlOf(owner.db));
  const db = connectDatabase(proxy.url, { maxConnections: 4 });
  closing.push(() => db.destroy());
  const frozen = await startTestApp({ db });
  closing.push(() => frozen.close());
  const ready = async () => {
    const asked = performance.now();
    const { status } = await frozen.call(healthApi.ready, {});
    return { status, inTime: performance.now() - asked < 2000 };
  };
  assert.deepEqual(await ready(), { status: 200, inTime: true });
  proxy.freeze();
  for (let round = 1; round <= 3; round++) {
    const answers = await Promise.all([ready(), ready(), ready(), ready()]);
    assert.deepEqual(answers, Array(4).fill({ status: 503, inTime: true }), `round ${round}`);
  }
  assert.equal((await frozen.call(healthApi.live, {})).status, 200);
  proxy.resume();
  while ((await ready()).status !== 200);
});
