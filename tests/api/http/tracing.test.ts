import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bundle } from '../../../scripts/bundle.mjs';
import { serviceApi } from '../../../contract/service';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { connect, type Db } from '../../../server/db/connect';
import { createLogger } from '../../../server/http/log';
import { describeStatement } from '../../../server/telemetry/statement';
import { startTracing, type Tracing } from '../../../server/telemetry/tracing';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';
import { startOtlpReceiver, type OtlpReceiver } from '../support/otlp-receiver';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Received {
  resourceSpans: { resource: { attributes: ReceivedSpan['attributes'] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let receiver: OtlpReceiver;
let portal: TestApp;
let tracing: Tracing;
let db: Db;
let log = '';
let answers: number[];
before(async () => {
  receiver = await startOtlpReceiver();
  portal = await startTestApp();
  tracing = await startTracing({ endpoint: receiver.endpoint, serviceName: 'portal-of-the-test', sendsLogs: false });
  db = connect(await databaseUrlOf(portal.db), { maxConnections: 2, log: tracing.onStatement });
  const logger = createLogger('info', { write: (line: string) => (log += line) });
  const app = await buildApp({ ...portal.deps, db }, { log: logger, tracing });
  const headers = { ...(await portal.signedIn(portal.people.employee)), traceparent: PARENT };
  const search = { method: 'POST' as const, url: serviceApi.search.path, headers, payload: { query: 'whistleblower' } };
  answers = [(await app.inject(search)).statusCode, (await app.inject('/api/attachment/secret-id?preview=a-token')).statusCode];
  await app.close();
  await tracing.stop();
});
after(async () => {
  receiver.close();
  await db.destroy();
  await portal.close();
});

const batches = () => receiver.received.map(({ body }) => JSON.parse(body) as Received);
const spans = () =>
  batches().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
const attributeOf = ({ attributes }: ReceivedSpan, name: string) => attributes.find(({ key }) => key === name)?.value;

test('a request and its statements are part of the trace that the proxy started', () => {
  assert.equal(answers[0], 200);
  assert.deepEqual([...new Set(receiver.received.map(({ path }) => path))], ['/v1/traces']);
  const request = spans().find(({ name }) => name === `POST ${serviceApi.search.path}`);
  assert.ok(request);
  const [, traceId, parentId] = PARENT.split('-');
  assert.deepEqual([request.traceId, request.parentSpanId], [traceId, parentId]);
  assert.equal(attributeOf(request, 'http.route')?.stringValue, serviceApi.search.path);
  assert.equal(attributeOf(request, 'http.response.status_code')?.intValue, 200);
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  assert.ok(
    statements.some(({ name }) => name === 'SELECT'),
    'the search asks the database',
  );
  const resource = batches()[0]?.resourceSpans[0]?.resource.attributes;
  assert.equal(resource?.find(({ key }) => key === 'service.name')?.value.stringValue, 'portal-of-the-test');
});

test('traces contain no person, address, query or token', () => {
  const { employee } = portal.people;
  const sent = receiver.received.map(({ body }) => body).join('\n');
  for (const personal of [employee.id, employee.name, 'whistleblower', 'secret-id', 'a-token', '127.0.0.1', 'employee@'])
    assert.ok(!sent.includes(personal), personal);
});

test('the log has the trace id, the request id and the route of each request', () => {
  const lines = log.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));
  const line = lines.find(({ msg, route }) => msg === 'request' && route === serviceApi.search.path);
  assert.equal(line?.traceId, PARENT.split('-')[1]);
  assert.match(String(line?.reqId), /^[0-9a-f-]{36}$/);
  assert.deepEqual([line?.method, line?.status, typeof line?.ms], ['POST', 200, 'number']);
  const request = spans().find(({ name }) => name === `POST ${serviceApi.search.path}`);
  assert.ok(request);
  assert.equal(attributeOf(request, 'portico.request.id')?.stringValue, line?.reqId);
});

test('a portal without tracing loads none of its libraries', async () => {
  const { outputFiles = [] } = await bundle({
    absWorkingDir: PROJECT_FOLDER,
    entryPoints: [join(PROJECT_FOLDER, 'server/main.ts')],
    outdir: 'build/none',
    write: false,
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  assert.match(code, /import\("@opentelemetry\/sdk-trace-node"\)/);
  assert.doesNotMatch(code, /from "@opentelemetry/);
});

test('statements are described without literals', () => {
  assert.deepEqual(describeStatement(`select *\n from person where name = 'O''Neil' and id = $1`), {
    operation: 'SELECT',
    text: "select * from person where name = '?' and id = $1",
  });
  assert.equal(describeStatement('with a as (select 1) insert into b select * from a').operation, 'INSERT');
  assert.equal(describeStatement(`insert into a values ('${'x'.repeat(3000)}', $1)`).text, "insert into a values ('?', $1)");
});

test('wrong settings of tracing are refused in one line', () => {
  for (const [env, reason] of [
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT: must be the address of a collector/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL: must be http\/json or left out/],
  ] as const)
    assert.throws(
      () => readConfig(env),
      (error: Error) => reason.test(error.message) && !error.message.includes('\n'),
    );
  assert.equal(readConfig({}).telemetry, null);
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/', OTEL_SERVICE_NAME: 'x' });
  assert.deepEqual(config.telemetry, { endpoint: 'https://otel.example', serviceName: 'x', sendsLogs: false });
});
