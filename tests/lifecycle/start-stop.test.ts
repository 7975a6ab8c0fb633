import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  connectTo,
  endProcess,
  isReady,
  launch,
  pause,
  postgresOf,
  start,
  temporaryFolder,
  type ServerProcess,
} from './server-process';

/** Minimum number of rows acknowledged before anything is killed. */
const ROWS = 200;
const STOP_MS = 15_000;
/** Time after which a stopping server aborts open requests. */
const CUT_OFF_MS = 9_000;

/**
 * Starts inserting rows until the connection is lost. `acknowledged` collects the numbers of the acknowledged rows; `gone`
 * resolves at the end.
 */
async function writeUntilGone(dataFolder: string): Promise<{ acknowledged: number[]; gone: Promise<void> }> {
  const client = await connectTo(dataFolder);
  await client.query('create table if not exists kept (n integer primary key)');
  const acknowledged: number[] = [];
  const write = async () => {
    for (let n = 1; ; n++) {
      await client.query('insert into kept values ($1)', [n]);
      acknowledged.push(n);
    }
  };
  return { acknowledged, gone: write().catch(() => undefined) };
}

async function keptIn(dataFolder: string): Promise<number[]> {
  const client = await connectTo(dataFolder);
  const { rows } = await client.query<{ n: number }>('select n from kept order by n');
  await client.end();
  return rows.map(({ n }) => n);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause();
}

test('the server starts, prints its address, stops, and leaves nothing running', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const server = await start({ dataFolder });
  assert.match(server.stdout(), new RegExp(`^Portico is at http://localhost:${server.port}$`, 'm'));
  assert.match(server.stdout(), /^Demo sign-in: /m);
  assert.equal(await server.kill('SIGTERM'), 0);
  assert.equal(server.stderr(), '');
  assert.equal(await postgresOf(dataFolder), null);
});

test('Ctrl-C leaves nothing running, even during the start', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const server = await launch({ dataFolder });
  while (!(await postgresOf(dataFolder))) await pause(20);
  assert.equal(await server.kill('SIGINT'), 0, server.stderr());
  assert.equal(await postgresOf(dataFolder), null);
});

test('an operator who stops `npm start` stops the server with it', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const npm = await start({ dataFolder, command: ['npm', 'start'] });
  await npm.kill('SIGTERM');
  for (const deadline = Date.now() + STOP_MS; await postgresOf(dataFolder); await pause()) assert(Date.now() < deadline);
  await assert.rejects(fetch(`http://localhost:${npm.port}/api/health/live`));
});

test('only the operator can read the data folder, and only the local machine can reach the database', async (t) => {
  const dataFolder = join(await temporaryFolder(t), 'data');
  t.after(async () => {
    const postgres = await postgresOf(dataFolder);
    if (postgres) await endProcess(postgres.pid, 'SIGINT');
  });
  const server = await start({ dataFolder });
  assert.equal((await stat(dataFolder)).mode & 0o777, 0o700);
  assert.equal((await stat(join(dataFolder, 'database/password'))).mode & 0o777, 0o600);
  const client = await connectTo(dataFolder);
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('listen_addresses') as host, current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync`,
  );
  await client.end();
  assert.deepEqual(rows[0], { host: '127.0.0.1', sockets: '', fsync: 'on' });
  assert.doesNotMatch(await readFile(join(dataFolder, 'database/data/pg_hba.conf'), 'utf8'), /^[^#\n]*\btrust$/m);
  await server.kill('SIGTERM');
});

test('PostgreSQL keeps running when the server is killed, and the next server uses it', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const { acknowledged, gone } = await writeUntilGone(dataFolder);
  await until(() => acknowledged.length > ROWS);
  const before = await postgresOf(dataFolder);
  assert.equal(await first.kill('SIGKILL'), 'SIGKILL');
  const second = await start({ dataFolder });
  assert.equal((await postgresOf(dataFolder))?.pid, before?.pid);
  await second.kill('SIGTERM');
  await gone;
  assert.equal(await postgresOf(dataFolder), null);
  const third = await start({ dataFolder });
  assert.deepEqual((await keptIn(dataFolder)).slice(0, acknowledged.length), acknowledged);
  await third.kill('SIGTERM');
});

test('acknowledged writes survive killing both server and PostgreSQL repeatedly', async (t) => {
  const dataFolder = await temporaryFolder(t);
  let server: ServerProcess = await start({ dataFolder });
  for (let round = 1; round <= 3; round++) {
    const client = await connectTo(dataFolder);
    await client.query('drop table if exists kept');
    await client.end();
    const { acknowledged, gone } = await writeUntilGone(dataFolder);
    await until(() => acknowledged.length > ROWS);
    const postgres = await postgresOf(dataFolder);
    await server.kill('SIGKILL');
    await endProcess(postgres?.pid ?? 0, 'SIGKILL');
    await gone;
    server = await start({ dataFolder });
    const kept = await keptIn(dataFolder);
    assert.deepEqual(kept.slice(0, acknowledged.length), acknowledged);
    assert(kept.length <= acknowledged.length + 1, 'at most the one write that was under way');
  }
  assert.equal(await server.kill('SIGTERM'), 0);
});

test('a server restarts a killed PostgreSQL and serves again, still as the only one', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const server = await start({ dataFolder });
  const postgres = await postgresOf(dataFolder);
  await endProcess(postgres?.pid ?? 0, 'SIGKILL');
  // Backends of the killed postmaster may still answer for a moment.
  const isBack = async () => (await postgresOf(dataFolder))?.pid !== postgres?.pid && (await isReady(server));
  for (const deadline = Date.now() + 60_000; !(await isBack()); await pause()) assert(Date.now() < deadline, server.stdout());
  assert.equal(await server.kill('SIGTERM'), 0);
  assert.equal(await postgresOf(dataFolder), null);
});

test('a postmaster.pid left by a crash of the machine does not prevent a start when another process has its id', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const postgres = await postgresOf(dataFolder);
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  t.after(() => stranger.kill());
  await first.kill('SIGKILL');
  await endProcess(postgres?.pid ?? 0, 'SIGKILL');
  const file = join(dataFolder, 'database/data/postmaster.pid');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)));
  const second = await start({ dataFolder });
  assert.equal(stranger.exitCode, null);
  assert.equal(await second.kill('SIGTERM'), 0);
});

test('a request in progress when the server is told to stop gets its response', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const server = await start({ dataFolder });
  const body = JSON.stringify({ ucToken: 'x'.repeat(43) });
  const head = [
    'POST /api/user/login/ucToken HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await pause(300);
  const ended = server.kill('SIGTERM');
  await pause(300);
  const finished = performance.now();
  socket.write(body.slice(5));
  assert.equal(await ended, 0);
  assert(performance.now() - finished < CUT_OFF_MS, 'its connection is closed after the answer, not cut off');
  assert.match(answer, /^HTTP\/1\.1 401 [\s\S]*login\.invalid/);
});

test('a server whose log goes to a full disk keeps serving', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const command = ['sh', '-c', `exec ${process.execPath} scripts/server.mjs main > /dev/full 2>&1`];
  const server = await launch({ dataFolder, command, env: { LOG_LEVEL: 'debug' } });
  for (const deadline = Date.now() + 60_000; !(await isReady(server)); await pause())
    assert(Date.now() < deadline, server.stderr());
  for (let count = 0; count < 20; count++) assert.equal(await isReady(server), true);
  assert.equal(await server.kill('SIGTERM'), 0);
  assert.equal(await postgresOf(dataFolder), null);
});
