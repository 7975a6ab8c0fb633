import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import { freePort } from '../../server/db/startup/free-port';
import { addJob } from '../../server/db/job-repository';
import { FORGET_UNDO } from '../../server/modules/manage/undo-memory';
import { withDatabase } from '../api/support/backups';
import { startOtlpReceiver } from '../api/support/otlp-receiver';
import { pause, postgresOf, refusal, start, temporaryFolder } from './server-process';

/** Maximum time until a job is done. */
const MAX_JOB_MS = 10_000;

test('metrics are served at a separate port, with the jobs that the server has done', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const metricsPort = String(await freePort());
  const server = await start({ dataFolder, env: { METRICS_PORT: metricsPort } });
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/api/metrics`)).text();
  assert.match(await read(), /^portico_database_up 1$/m);
  assert.equal((await fetch(`http://localhost:${server.port}/api/metrics`)).status, 404);
  const url = (await postgresOf(dataFolder))?.url ?? '';
  await withDatabase(url, async (db) => {
    for (const [key, payload] of Object.entries({ done: { item: 1 }, failing: { wrong: true } }))
      await addJob(db, { task: FORGET_UNDO, payload, key, runAt: new Date() });
  });
  const counted = new RegExp(`^portico_job_duration_seconds_count\\{task="${FORGET_UNDO}"\\} 2$`, 'm');
  for (const deadline = Date.now() + MAX_JOB_MS; !counted.test(await read()); await pause())
    assert.ok(Date.now() < deadline, 'both jobs are counted');
  assert.match(await read(), new RegExp(`^portico_job_failures_total\\{task="${FORGET_UNDO}"\\} 1$`, 'm'));
  assert.match(await read(), new RegExp(`^portico_job_last_success_timestamp_seconds\\{task="${FORGET_UNDO}"\\} \\d`, 'm'));
  assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});

test('a port for metrics that is in use is reported, and PostgreSQL is stopped again', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  t.after(() => holder.close());
  const { port } = holder.address() as AddressInfo;
  assert.match(
    await refusal({ dataFolder, env: { METRICS_PORT: String(port) } }),
    new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken\\. Stop what listens there, or set METRICS_PORT to another\\.`),
  );
  assert.equal(await postgresOf(dataFolder), null);
});

test('a server that is stopped has sent every line of its log to the collector', async (t) => {
  const receiver = await startOtlpReceiver();
  t.after(receiver.close);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_LOGS_EXPORTER: 'otlp' };
  const server = await start({ dataFolder: await temporaryFolder(t), env });
  assert.equal((await fetch(`http://localhost:${server.port}/api/user/session/list`)).status, 401);
  assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
  const sent = receiver.received.flatMap(({ path, body }) => (path === '/v1/logs' ? [body] : [])).join();
  const messages = server.stdout().matchAll(/^\{.*"msg":("(?:[^"\\]|\\.)*")\}$/gm);
  const [first, ...others] = [...messages].map(([, message = '']) => message);
  assert(first && others.includes('"stopping"'), server.stdout());
  const messagesOf = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, message]) => message).sort();
  assert.deepEqual(messagesOf(sent, /"body":\{"stringValue":("(?:[^"\\]|\\.)*")\}/g), [first, ...others].sort());
});

test('a wrong setting of backups, metrics or traces is reported by its name', async (t) => {
  const dataFolder = await temporaryFolder(t);
  for (const [name, value] of Object.entries({
    BACKUP_KEY: 'short',
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.1',
    METRICS_TOKEN: 'short',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_LOGS_EXPORTER: 'console',
  }))
    assert.match(await refusal({ dataFolder, env: { [name]: value } }), new RegExp(`^Portico cannot start: ${name}: `));
});
