import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { healthApi } from '../../../contract/health';
import { connect as connectDatabase } from '../../../server/db/connect';
import { freezableProxy } from '../support/freezable-proxy';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test('a load balancer without a session learns that the process is live', async () => {
  const { status, body } = await portal.call(healthApi.live, {});
  assert.equal(status, 200);
  assert.deepEqual(body, { status: 'live' });
});

test('a load balancer learns that a migrated database makes the portal ready', async () => {
  const { status, body } = await portal.call(healthApi.ready, {});
  assert.equal(status, 200);
  assert.deepEqual(body, { status: 'ready' });
});

test('a load balancer sends nobody to a server whose database lacks a migration', async () => {
  await sql`update kysely_migration set name = '000_older' where name = '001_foundation'`.execute(portal.db);
  const { status, body, headers } = await portal.call(healthApi.ready, {}, { locale: 'zh-CN' });
  assert.equal(status, 503);
  assert.deepEqual(body, { code: 'unavailable', message: '服务暂时不可用，请稍后再试。' });
  assert.equal(headers['retry-after'], '5');
});

test('a load balancer sends nobody to a server whose database is gone, and the process stays live', async () => {
  const orphan = await startTestApp();
  await orphan.db.destroy();
  assert.equal((await orphan.call(healthApi.ready, {})).status, 503);
  assert.equal((await orphan.call(healthApi.live, {})).status, 200);
  await orphan.close();
});

test('a load balancer learns within two seconds that the database is frozen, each time it asks, and that it goes on', async (t) => {
  // The sockets of a frozen pool do not keep the test's process alive, nor do those that are closing.
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
