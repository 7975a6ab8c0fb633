import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { searchApi } from '../../../contract/search';
import { sessionApi } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { listenForMetrics, METRICS_PATH } from '../../../server/metrics/expose';
import { createMetrics, type Metrics } from '../../../server/metrics/metrics';
import { createLogger } from '../../../server/http/log';
import { freePort } from '../../../server/db/startup/free-port';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

const TOKEN = 'kG5-vR2_pQ9-mW4z';

let portal: TestApp;
let metrics: Metrics;
let app: TestApp['app'];
before(async () => {
  portal = await startTestApp();
  await makeItem(portal.db, { area: 'service' });
  metrics = createMetrics(portal.deps);
  const config = { ...portal.deps.config, metrics: { listen: null, token: TOKEN } };
  app = await buildApp({ ...portal.deps, config }, { metrics });
});
after(async () => {
  await app.close();
  await portal.close();
});

const read = (authorization?: string) => app.inject({ url: METRICS_PATH, headers: authorization ? { authorization } : {} });
const text = async () => (await read(`Bearer ${TOKEN}`)).body;
const ask = async (url: string, payload?: object) => {
  const headers = await portal.signedIn(portal.people.employee);
  return app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
};
/** Returns the value of a series, or null if there is none. */
async function valueOf(series: string): Promise<number | null> {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

test('metrics do not exist unless they are configured', async () => {
  const answer = await portal.app.inject({ url: METRICS_PATH, headers: { authorization: `Bearer ${TOKEN}` } });
  assert.equal(answer.statusCode, 404);
  assert.equal(answer.json<{ code: string }>().code, 'path.not_found');
});

test('metrics can be read only with the token', async () => {
  for (const wrong of [undefined, TOKEN, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const { statusCode, headers, body } = await read(wrong);
    assert.deepEqual([statusCode, headers['www-authenticate']], [401, 'Bearer'], wrong);
    assert.doesNotMatch(body, /portico_/);
  }
  const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`);
  assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-store']);
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    assert.match(body, new RegExp(`^${name} `, 'm'));
});

test('requests are counted by route pattern, method and class of the status', async () => {
  const count = (labels: string) => valueOf(`http_request_duration_seconds_count{${labels}}`);
  assert.equal((await ask('/api/home', {})).statusCode, 200);
  assert.equal((await app.inject({ method: 'POST', url: '/api/home', payload: {} })).statusCode, 401);
  assert.equal(await count('method="POST",route="/api/home",status="4xx"'), 1);
  assert.equal(await count('method="POST",route="/api/home",status="2xx"'), 1);
  assert.ok(Number(await valueOf('http_requests_in_flight')) >= 1, 'the reading itself is in flight');
});

test('requested addresses, people and search words create no new series', async () => {
  // Each kind of garbage collection adds a series when it first happens.
  const seriesOf = async () => (await text()).split('\n').filter((line) => line && !/^(#|nodejs_gc_)/.test(line)).length;
  const tryAddresses = async (round: number) => {
    for (let n = 0; n < 30; n += 1)
      for (const url of [
        `/api/none/${round}-${n}`,
        `/api/attachment/${round}-${n}`,
        `/api/search?query=w${round}${n}`,
        `/${round}/${n}`,
      ])
        await ask(url);
    await app.inject({ method: 'PROPFIND' as 'GET', url: `/api/x${round}` });
  };
  await tryAddresses(1);
  const before = await seriesOf();
  await tryAddresses(2);
  assert.equal(await seriesOf(), before);
  const body = await text();
  const { employee, editor, admin } = portal.people;
  for (const { id, name } of [employee, editor, admin]) assert.ok(!body.includes(id) && !body.includes(name));
  assert.doesNotMatch(body, /\b[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('searches, refusals by rate limits, failed sign-ins, connections and published items are counted', async () => {
  const { path } = searchApi.search;
  const answers = [];
  for (let n = 0; n < 70; n += 1) answers.push((await ask(path, { query: 'leave' })).statusCode);
  assert.ok(answers.includes(429));
  assert.ok(Number(await valueOf('portico_rate_limit_refusals_total{limit="search"}')) > 0);
  assert.ok(Number(await valueOf('portico_search_duration_seconds_count{kind="search"}')) > 0);
  await app.inject({ method: 'POST', url: sessionApi.ucToken.path, payload: { ucToken: 'x'.repeat(43) } });
  assert.match(await text(), /^portico_failed_sign_ins_total\{reason="[a-z-]+"\} 1$/m);
  for (const state of ['busy', 'idle', 'waiting'])
    assert.notEqual(await valueOf(`portico_database_connections{state="${state}"}`), null);
  assert.equal(await valueOf('portico_database_up'), 1);
  assert.equal(await valueOf('portico_published_items{area="service"}'), 1);
  assert.match(await text(), /^portico_migrations\{last="\d{3}_\w+"\} \d+$/m);
});

test('jobs are counted with their duration, failures and last success', async () => {
  metrics.recordJob({ task: 'publish-release', seconds: 0.2, hasFailed: false });
  metrics.recordJob({ task: 'publish-release', seconds: 0.3, hasFailed: true });
  assert.equal(await valueOf('portico_job_duration_seconds_count{task="publish-release"}'), 2);
  assert.equal(await valueOf('portico_job_failures_total{task="publish-release"}'), 1);
  const last = await valueOf('portico_job_last_success_timestamp_seconds{task="publish-release"}');
  assert.ok(Math.abs(Number(last) - Date.now() / 1000) < 60);
});

test('a separate port serves metrics without a token, and nothing else', async () => {
  const port = await freePort();
  const own = await listenForMetrics(metrics, { port, host: '127.0.0.1' }, { log: createLogger('silent'), certificate: null });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${METRICS_PATH}`);
    assert.match(await answer.text(), /^http_request_duration_seconds_count\{/m);
    const other = await fetch(`http://127.0.0.1:${port}/api/health/live`);
    assert.equal(other.status, 404);
    for (const { headers } of [answer, other]) {
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/);
    }
    await assert.rejects(
      listenForMetrics(metrics, { port, host: '127.0.0.1' }, { log: createLogger('silent'), certificate: null }),
      /^Error: Port \d+ of 127\.0\.0\.1 is taken\. Stop what listens there, or set METRICS_PORT to another\.$/,
    );
  } finally {
    await own.close();
  }
});

test('wrong settings of metrics are refused in one line', () => {
  for (const [env, reason] of [
    [{ METRICS_PORT: 'x' }, /^METRICS_PORT: must be a whole number/],
    [{ METRICS_PORT: '8000' }, /^METRICS_PORT: must differ from PORT/],
    [{ METRICS_HOST: '10.0.0.1' }, /^METRICS_HOST: has no effect without METRICS_PORT/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: must have 16 characters or more/],
  ] as const)
    assert.throws(
      () => readConfig(env),
      (error: Error) => reason.test(error.message) && !error.message.includes('\n'),
    );
  assert.deepEqual(readConfig({ METRICS_PORT: '9100' }).metrics, { listen: { port: 9100, host: '127.0.0.1' }, token: null });
});
