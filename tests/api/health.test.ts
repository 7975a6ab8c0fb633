import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { healthApi } from '../../contract/health';
import { startTestApp, type TestApp } from './harness';

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
