import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { directoryManageApi } from '../../../contract/manage/directory';
import { sessionApi } from '../../../contract/session';
import { createLogger } from '../../../server/http/log';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { sendRest, sendUntilRefused } from '../support/refused-body';

const HOST = '127.0.0.1';
const MEGABYTE = 1024 * 1024;
const PIECE = ' '.repeat(MEGABYTE);
const CHUNK = `100000\r\n${PIECE}\r\n`;
const UPLOAD = `${directoryManageApi.upload.path}?name=a.png`;
/** Headers of a file of unknown length. */
const FILE = { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' };

let portal: TestApp;
let port: number;
let log = '';
before(async () => {
  portal = await startTestApp({}, { log: createLogger('info', { write: (line) => (log += line) }) });
  await portal.app.listen({ host: HOST, port: 0 });
  ({ port } = portal.app.server.address() as AddressInfo);
});
after(() => portal.close());

const halfOpen = (): Socket => connect({ port, host: HOST, allowHalfOpen: true });

/** Returns the start of a request up to its body, with the session of the person. */
async function headOf(person: TestPerson, path: string, headers: Record<string, string>): Promise<string> {
  const all = Object.entries({ host: 'x', ...(await portal.signedIn(person)), ...headers });
  return `POST ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

test('a client that still sends a refused body gets the response, and can send the rest', async () => {
  for (const { header, start, rest } of [
    { header: `content-length: ${4 * MEGABYTE}`, start: PIECE, rest: PIECE.repeat(3) },
    { header: 'transfer-encoding: chunked', start: CHUNK.repeat(2), rest: `${CHUNK.repeat(2)}0\r\n\r\n` },
  ]) {
    const socket = halfOpen();
    await sendUntilRefused(socket, header, start);
    await sendRest(socket, rest);
  }
});

/** Waits until the server has closed the connection, 30 seconds after it ended its side. `more` is a valid next part of the body. */
async function closedAfter30Seconds(t: TestContext, socket: Socket, more: string): Promise<void> {
  t.mock.timers.tick(30_000);
  // Only a write shows a client that the server, which has already ended its side, has closed the connection.
  const writing = setInterval(() => socket.write(more), 10);
  await assert.rejects(once(socket, 'close'), /EPIPE|ECONNRESET/);
  clearInterval(writing);
}

test('a client that stops sending a refused body is disconnected after 30 seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const socket = halfOpen();
  await sendUntilRefused(socket, `content-length: ${4 * MEGABYTE}`, '');
  await closedAfter30Seconds(t, socket, ' ');
});

test(
  'a client that stops sending a refused file is disconnected after 30 seconds, although a file may take ten minutes',
  { timeout: 30_000 },
  async (t) => {
    const head = await headOf(portal.people.admin, UPLOAD, { ...FILE, connection: 'close' });
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const socket = halfOpen().resume();
    socket.write(head + CHUNK.repeat(40));
    await once(socket, 'end');
    await closedAfter30Seconds(t, socket, '1\r\n \r\n');
  },
);

test('executes no request that follows a refused body on the same connection', async () => {
  const signOut = await headOf(portal.people.employee, sessionApi.logout.path, { 'content-length': '0' });
  const socket = halfOpen();
  await sendUntilRefused(socket, `content-length: ${2 * MEGABYTE}`, '');
  socket.on('error', () => undefined);
  socket.end(PIECE.repeat(2) + signOut);
  await new Promise((resolve) => socket.on('close', resolve));
  // Longer than the portal takes to sign somebody out.
  await setTimeout(200);
  assert.doesNotMatch(log, /"sign-out"/);
});

test('keeps nothing of a request on a connection that stays open', async () => {
  const opened = once(portal.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, HOST);
  const [atServer] = await opened;
  socket.write(`${await headOf(portal.people.employee, sessionApi.logout.path, { 'content-length': '2' })}{}`);
  await once(socket, 'data');
  assert.deepEqual([Object.hasOwn(atServer, 'destroySoon'), atServer.writable], [false, true]);
  socket.destroy();
});

test('reads the rest of a refused file of unknown length', { timeout: 30_000 }, async () => {
  const head = await headOf(portal.people.admin, UPLOAD, FILE);
  const socket = connect(port, HOST).setEncoding('utf8');
  let answer = '';
  socket.on('data', (data: string) => (answer += data));
  socket.write(head);
  // Far more than the limit of a file and the buffers of both ends.
  await new Promise((resolve) => socket.write(CHUNK.repeat(60), resolve));
  assert.match(answer, /^HTTP\/1\.1 413 /);
  socket.destroy();
});
