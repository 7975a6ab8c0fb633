import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ERROR_STATUS, errorBody } from '../../../contract/core/errors';
import { serviceApi } from '../../../contract/service';
import { connect as connectDatabase } from '../../../server/db/connect';
import { buildApp } from '../../../server/app';
import { answerMalformed } from '../../../server/http/error-handler';
import { limitTime } from '../../../server/http/limits';
import { makeFile, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

const LOGIN = '/api/user/login/ucToken';
const MEGABYTE = 1024 * 1024;

let portal: TestApp;
let port: number;
before(async () => {
  portal = await startTestApp();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = portal.app.server.address() as AddressInfo);
});
after(() => portal.close());

interface Heard {
  status: number;
  code: string;
}

/** Returns the server's response to a raw connection, read until the server closes it. */
async function hear(write: (socket: Socket) => void): Promise<Heard> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  // Data that is still being sent when the server closes the connection is lost, as intended.
  socket.on('error', () => undefined);
  write(socket);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const { code } = errorBody.parse(JSON.parse(body));
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  assert.equal(status, new Map<string, number>(Object.entries(ERROR_STATUS)).get(code), `the status of ${code}`);
  return { status, code };
}

const post = (payload: string) =>
  portal.app.inject({ method: 'POST', url: LOGIN, payload, headers: { 'content-type': 'application/json' } });

test('refuses a megabyte of brackets or names before parsing it', async () => {
  const hostile = {
    brackets: '['.repeat(500_000),
    objects: '{"a":'.repeat(200_000),
    names: `{${Array.from({ length: 90_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
    values: `[${'0,'.repeat(500_000)}0]`,
  };
  for (const [name, payload] of Object.entries(hostile)) {
    assert(payload.length <= MEGABYTE, name);
    const answer = await post(payload);
    assert.equal(answer.statusCode, 400, name);
    assert.match(errorBody.parse(answer.json()).details?.request ?? '', /deeper than 32 levels|more than 10000 values/, name);
  }
});

test('accepts a body with thousands of values and brackets inside strings', async () => {
  const wide = JSON.stringify({ ucToken: 'x', more: Array.from({ length: 5_000 }, (_, i) => `${i}, "${'['.repeat(50)}`) });
  assert.equal(errorBody.parse((await post(wide)).json()).code, 'login.invalid');
});

test('refuses a body with too large a Content-Length before it arrives', async () => {
  const headers = `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${MEGABYTE + 1}\r\n\r\n`;
  const { status, code } = await hear((socket) => socket.write(headers));
  assert.deepEqual([status, code], [413, 'request.too_large']);
});

test('stops reading a body of unknown length at one megabyte', async () => {
  const headers = `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const { status, code } = await hear((socket) => {
    socket.write(headers);
    for (let i = 0; i < 20; i += 1) socket.write(chunk);
  });
  assert.deepEqual([status, code], [413, 'request.too_large']);
});

test('refuses headers or an address of more than 16 kB', async () => {
  const long = 'x'.repeat(17 * 1024);
  for (const request of [
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: a=${long}\r\n\r\n`,
    `GET /api/x?${long} HTTP/1.1\r\nhost: x\r\n\r\n`,
  ]) {
    const { status, code } = await hear((socket) => socket.write(request));
    assert.deepEqual([status, code], [431, 'request.headers_too_large']);
  }
});

test('refuses a request with two lengths or a malformed line, which a proxy may read differently', async () => {
  const smuggled = [
    `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde`,
    `GET / HTTP/1.1\r\nhost: x\r\nx y: z\r\n\r\n`,
  ];
  for (const request of smuggled) assert.equal((await hear((socket) => socket.write(request))).status, 400, request);
});

test('disconnects a client whose body does not arrive within the time of its route, and lets a route extend it', async (t) => {
  const app = fastify({
    clientErrorHandler: (error, socket) => {
      answerMalformed(error, socket, {});
    },
  });
  t.after(() => app.close());
  app.addHook('onRequest', (request, _reply, next) => {
    limitTime(request, 200);
    if (request.url === '/file') limitTime(request, 10_000);
    next();
  });
  for (const path of ['/text', '/file']) app.post(path, () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const send = async (path: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 4\r\nconnection: close\r\n\r\ntr`,
    );
    setTimeout(() => socket.writable && socket.write('ue'), 1_000);
    await once(socket, 'close');
    return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  };
  assert.deepEqual(await Promise.all([send('/text'), send('/file')]), ['408', '200']);
});

test('disconnects a client that sends headers or a body slowly, and serves others', { timeout: 60_000 }, async () => {
  const { server } = portal.app;
  assert.deepEqual([server.headersTimeout, server.requestTimeout], [10_000, 600_000]);
  server.headersTimeout = 500;
  server.requestTimeout = 1_000;
  const dripping = (start: string) =>
    hear((socket) => {
      socket.write(start);
      const timer = setInterval(() => socket.write('x'), 100);
      socket.once('close', () => {
        clearInterval(timer);
      });
    });
  const slow = [
    dripping('GET / HTTP/1.1\r\nhost: x\r\ncookie: '),
    dripping(`POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"`),
  ];
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status, 200);
  for (const { status, code } of await Promise.all(slow)) assert.deepEqual([status, code], [408, 'request.timeout']);
});

test('accepts no more connections than the configured maximum', async () => {
  const { server } = portal.app;
  assert.equal(server.maxConnections, 10_000);
  // Keep-alive connections also count towards the limit.
  server.closeAllConnections();
  const open = promisify(server.getConnections.bind(server));
  while (await open()) await new Promise((resolve) => setImmediate(resolve));
  server.maxConnections = 1;
  const taken = once(server, 'connection');
  const held = connect(port, '127.0.0.1');
  await taken;
  const dropped = connect(port, '127.0.0.1');
  dropped.on('error', () => undefined);
  await once(dropped, 'close');
  server.maxConnections = 10_000;
  held.destroy();
  assert.equal((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status, 200);
});

test('returns a temporary error for a query that exceeds the database timeout, and succeeds later', async () => {
  const impatient = connectDatabase(await databaseUrl(), { maxConnections: 2, statementMs: 2_000 });
  const app = await buildApp({ ...portal.deps, db: impatient });
  const list = lister(app);
  assert.equal((await list()).statusCode, 200);
  await whileItemsAreLocked(async () => {
    const answer = await list();
    assert.deepEqual([answer.statusCode, errorBody.parse(answer.json()).code], [503, 'unavailable']);
    assert.equal(answer.headers['retry-after'], '5');
  });
  assert.equal((await list()).statusCode, 200);
  await app.close();
  await impatient.destroy();
});

test('responds within 30 seconds even when the handler never finishes', async (t) => {
  const list = lister(portal.app);
  await list();
  await whileItemsAreLocked(async () => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const answer = list();
    await untilItemsAreAskedFor();
    t.mock.timers.tick(30_000);
    assert.equal((await answer).statusCode, 503);
    t.mock.timers.reset();
  });
});

test('sends a file completely even when finding and sending it takes minutes', async (t) => {
  const id = await makeFile(portal.deps, await makeItem(portal.db), { bytes: Buffer.from('0123456789') });
  const headers = await portal.signedIn(portal.people.employee);
  const [storage, bytes] = [new EventEmitter(), new PassThrough()];
  const read = async () => {
    const found = once(storage, 'found');
    storage.emit('asked');
    await found;
    return bytes;
  };
  const slow = await buildApp({ ...portal.deps, files: { ...portal.deps.files, read } });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const [asked, sending] = [once(storage, 'asked'), once(bytes, 'resume')];
  const answer = Promise.resolve(slow.inject({ url: `/api/attachment/${id}`, headers }));
  await asked;
  t.mock.timers.tick(120_000);
  storage.emit('found');
  bytes.write('01234');
  await Promise.race([sending, answer]);
  t.mock.timers.tick(120_000);
  bytes.end('56789');
  const { statusCode, body } = await answer;
  t.mock.timers.reset();
  assert.deepEqual([statusCode, body], [200, '0123456789']);
  await slow.close();
});

const lister = (app: FastifyInstance) => async () =>
  app.inject({
    method: 'POST',
    url: serviceApi.list.path,
    payload: {},
    headers: await portal.signedIn(portal.people.employee),
  });

/** Waits until a statement waits for the lock. Uses no timers, because they are mocked. */
async function untilItemsAreAskedFor(): Promise<void> {
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await waiting.execute(portal.db)).rows.length) await new Promise((resolve) => setImmediate(resolve));
}

const whileItemsAreLocked = (work: () => Promise<void>) =>
  portal.db.transaction().execute(async (holder) => {
    await sql`lock table item in access exclusive mode`.execute(holder);
    await work();
  });

async function databaseUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  const url = new URL(process.env.TEST_SERVER_URL ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}
