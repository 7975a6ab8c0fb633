import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serviceApi } from '../../../contract/service';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { bothOf, createLogger } from '../../../server/http/log';
import { startLogExport, type LogExport } from '../../../server/telemetry/log-export';
import { startTracing, type Tracing } from '../../../server/telemetry/tracing';
import { startTestApp, type TestApp } from '../support/harness';
import { startOtlpReceiver, type OtlpReceiver } from '../support/otlp-receiver';
import { until } from '../support/until';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface SentRecord {
  timeUnixNano: string;
  severityNumber: number;
  severityText: string;
  body?: Value;
  traceId?: string;
  attributes: { key: string; value: Value }[];
}
interface Sent {
  resourceLogs: { resource: { attributes: SentRecord['attributes'] }; scopeLogs: { logRecords: SentRecord[] }[] }[];
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let receiver: OtlpReceiver;
let portal: TestApp;
let tracing: Tracing;
let logExport: LogExport;
let output = '';
let localOutput = '';
before(async () => {
  receiver = await startOtlpReceiver();
  portal = await startTestApp();
  const settings = { endpoint: receiver.endpoint, serviceName: 'portal-of-the-test', sendsLogs: true };
  tracing = await startTracing(settings);
  logExport = await startLogExport(settings, createLogger('info', { write: (line) => (localOutput += line) }));
});
after(async () => {
  await logExport.stop();
  await tracing.stop();
  receiver.close();
  await portal.close();
});

const kept = { write: (line: string) => (output += line) };
const logger = () => createLogger('info', bothOf(kept, logExport));
const batches = () =>
  receiver.received.filter(({ path }) => path === '/v1/logs').flatMap(({ body }) => (JSON.parse(body) as Sent).resourceLogs);
const records = () => batches().flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords));
const attributesOf = ({ attributes }: SentRecord) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a request, with its trace, and a security event are sent as they are in the log', async () => {
  const app = await buildApp(portal.deps, { log: logger(), tracing });
  const headers = { ...(await portal.signedIn(portal.people.employee)), traceparent: PARENT };
  const search = await app.inject({ method: 'POST', url: serviceApi.search.path, headers, payload: { query: 'whistleblower' } });
  assert.equal(search.statusCode, 200);
  const ticket = { ucToken: 'made-up' };
  assert.equal((await app.inject({ method: 'POST', url: '/api/user/login/ucToken', payload: ticket })).statusCode, 401);
  await app.close();
  await until(() => records().length >= output.trim().split('\n').length, 'every line is sent');

  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    records().map(({ body }) => body?.stringValue),
    lines.map(({ msg }) => msg),
  );
  const request = records().find((record) => attributesOf(record).route === serviceApi.search.path);
  const line = lines.find(({ route }) => route === serviceApi.search.path);
  assert.ok(request);
  assert.deepEqual([request.severityText, request.severityNumber], ['info', 9]);
  assert.equal(Math.round(Number(request.timeUnixNano) / 1e6), Date.parse(String(line?.time)));
  assert.deepEqual(attributesOf(request), {
    ...{ reqId: line?.reqId, method: 'POST', route: serviceApi.search.path, path: serviceApi.search.path, status: 200 },
    ...{ ms: line?.ms, person: portal.people.employee.id, traceId: PARENT.split('-')[1] },
  });
  assert.equal(request.traceId, PARENT.split('-')[1]);
  const refused = records().find((record) => attributesOf(record).event === 'security');
  assert.deepEqual([refused?.severityText, refused && attributesOf(refused).action], ['warn', 'sign-in-failed']);
  const resource = batches()[0]?.resource.attributes;
  assert.equal(resource?.find(({ key }) => key === 'service.name')?.value.stringValue, 'portal-of-the-test');
  assert.ok(!JSON.stringify(batches()).includes('whistleblower'));
});

test('a collector that refuses lines is reported once in the local log, and so is the end of it', async () => {
  receiver.answerWith(400);
  const log = logger();
  log.info('first lost line');
  await until(() => localOutput.includes('cannot be sent'), 'the failure is logged');
  log.info('second lost line');
  await until(() => receiver.refused.filter((path) => path === '/v1/logs').length === 2, 'the second line is refused as well');
  receiver.answerWith(200);
  log.info('sent line');
  await until(() => localOutput.includes('again'), 'the end of the failure is logged');
  const [failure, end, ...others] = localOutput.trim().split('\n');
  assert.deepEqual(others, []);
  assert.match(failure ?? '', /"level":"warn".*"msg":"log lines cannot be sent to the collector"/);
  assert.match(end ?? '', /"lost":2,"msg":"log lines are sent to the collector again"/);
  assert.equal(records().at(-1)?.body?.stringValue, 'sent line');
});

test('lines beyond those that may wait are counted as lost, and the others are sent', async () => {
  localOutput = '';
  const sentBefore = records().length;
  const log = logger();
  for (let line = 0; line < 3_000; line += 1) log.info('one of many');
  await until(() => localOutput.includes('again'), 'the end of the loss is logged');
  const [begin, end, ...others] = localOutput.trim().split('\n');
  assert.deepEqual(others, []);
  assert.match(begin ?? '', /"waiting":2048,"msg":"log lines cannot be sent to the collector"/);
  const { lost } = JSON.parse(end ?? '{}') as { lost: number };
  await until(() => records().length - sentBefore + lost === 3_000, 'each line is sent or counted as lost');
});

test('wrong settings of sending the log are refused in one line', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://otel.example';
  assert.throws(() => readConfig({ OTEL_LOGS_EXPORTER: 'console' }), /^Error: OTEL_LOGS_EXPORTER: must be otlp or none$/);
  assert.throws(
    () => readConfig({ OTEL_LOGS_EXPORTER: 'otlp' }),
    /^Error: OTEL_LOGS_EXPORTER: has no effect without OTEL_EXPORTER_OTLP_ENDPOINT; set both, or neither$/,
  );
  assert.equal(readConfig({ OTEL_LOGS_EXPORTER: 'none' }).telemetry, null);
  assert.equal(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_LOGS_EXPORTER: 'otlp' }).telemetry?.sendsLogs, true);
});
