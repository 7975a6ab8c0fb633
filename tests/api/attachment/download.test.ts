import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { attachmentApi } from '../../../contract/attachment';
import { buildApp } from '../../../server/app';
import { createLogger } from '../../../server/http/log';
import { makeFile, makeItem, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { until } from '../support/until';

/** 16 MB, far more than the socket buffers of both ends hold. */
const LARGE = randomBytes(16 * 1024 * 1024);

let portal: TestApp;
/** The same portal on a listening port, with a captured log and tracked file streams. */
let app: FastifyInstance;
let port: number;
let item: MadeItem;
let fileId: string;
let opened: Readable[] = [];
let beforeOpening: () => Promise<void> = () => Promise.resolve();
let log = '';
before(async () => {
  portal = await startTestApp();
  const { files } = portal.deps;
  const read: typeof files.read = async (key, range) => {
    await beforeOpening();
    const stream = await files.read(key, range);
    opened.push(stream);
    return stream;
  };
  const logger = createLogger('info', { write: (line) => (log += line) });
  app = await buildApp({ ...portal.deps, files: { ...files, read } }, { log: logger });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  item = await makeItem(portal.db, { id: 'pack' });
  fileId = await makeFile(portal.deps, item, { name: 'plan.pdf', bytes: LARGE });
  await makeFile(portal.deps, item, { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('notes '.repeat(1000)) });
});
beforeEach(() => {
  opened = [];
  beforeOpening = () => Promise.resolve();
  log = '';
});
after(async () => {
  await app.close();
  await portal.close();
});

const paths = () => ({
  file: `/api/attachment/${fileId}`,
  zip: `${attachmentApi.all.path}?area=service&id=pack`,
});

/** Sends a request as the employee and returns its socket, paused so that nothing is read from it. */
async function ask(path: string): Promise<Socket> {
  const headers = await portal.signedIn(portal.people.employee);
  const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return socket;
}

const areClosed = () => opened.length > 0 && opened.every(({ closed }) => closed);

test('sends a zip with uncompressed files and a Content-Length', async () => {
  const answer = await app.inject({ url: paths().zip, headers: await portal.signedIn(portal.people.employee) });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-length'], String(answer.rawPayload.length));
  const central = answer.rawPayload.indexOf(Buffer.from('PK\x01\x02'), LARGE.length);
  assert.equal(answer.rawPayload.readUInt16LE(central + 10), 0, 'compression method');
  assert.notEqual(answer.rawPayload.indexOf('notes '.repeat(1000)), -1);
});

test('returns the length for a HEAD request without opening a file', async () => {
  const headers = await portal.signedIn(portal.people.employee);
  for (const url of Object.values(paths())) {
    const whole = await app.inject({ url, headers });
    opened = [];
    const head = await app.inject({ method: 'HEAD', url, headers });
    assert.deepEqual([head.statusCode, head.body], [200, ''], url);
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag'])
      assert.equal(head.headers[name], whole.headers[name], `${name} of ${url}`);
    assert.equal(opened.length, 0, url);
  }
  const part = await app.inject({ method: 'HEAD', url: paths().file, headers: { ...headers, range: 'bytes=0-9' } });
  assert.equal(part.headers['content-length'], '10');
});

test('closes a file that is being opened when the client disconnects', async () => {
  for (const path of Object.values(paths())) {
    opened = [];
    const storage = new EventEmitter();
    const asked = once(storage, 'asked');
    beforeOpening = async () => {
      storage.emit('asked');
      await once(storage, 'found');
    };
    const socket = await ask(path);
    await asked;
    socket.destroy();
    await setTimeout(50);
    storage.emit('found');
    await until(areClosed, `closed after ${path}`);
  }
});

test('closes connection and file and logs it when the client stops reading', { timeout: 60_000 }, async () => {
  const { server } = app;
  assert.equal(server.timeout, 60_000);
  server.timeout = 500;
  for (const path of Object.values(paths())) {
    opened = [];
    log = '';
    const socket = await ask(path);
    await until(() => opened.length > 0, 'opened');
    await until(areClosed, `closed after ${path}`);
    // Node.js 24 may report the closed connection as reset before it is read to its end.
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      assert.equal(code, 'ECONNRESET');
    });
    socket.resume();
    await closed;
    assert(socket.bytesRead < LARGE.length, path);
    await until(() => log.includes('reader stalled'), 'logged');
    const line = log.split('\n').find((each) => each.includes('reader stalled')) ?? '';
    const { level, req, person } = JSON.parse(line) as { level: string; req: { path: string }; person: string };
    assert.deepEqual([level, req.path, person], ['warn', path.split('?')[0], portal.people.employee.id]);
    assert.doesNotMatch(line, /area=service/);
  }
  server.timeout = 60_000;
});

test('sends the whole file to a client that reads slowly', { timeout: 60_000 }, async () => {
  const { server } = app;
  server.timeout = 1_000;
  const socket = await ask(paths().file);
  const started = Date.now();
  let received = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > LARGE.length) break;
    await setTimeout(10);
  }
  server.timeout = 60_000;
  assert(received > LARGE.length);
  assert(Date.now() - started > 2_000, 'too quick to show anything');
});
