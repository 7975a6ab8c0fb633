import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type pg from 'pg';
import type { ItemDocument } from '../../contract/document';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import { serviceApi } from '../../contract/service';
import { freePort } from '../../server/db/startup/free-port';
import { makeDocument } from '../api/support/factories';
import { addressOf, StudioSession } from './killed-servers';
import { connectTo, pause, postgresOf, start, temporaryFolder, type ServerProcess } from './server-process';

const DATABASE = 'behind_pooler';
/** Number of connections to PostgreSQL that all servers share; each of them opens up to sixteen to the pooler. */
const POOL_SIZE = 4;
const CALLS_AT_ONCE = 60;
const SCHEDULED_MS = 400;
/** Maximum time until a scheduled revision is published. */
const PUBLISHED_MS = 5_000;
/** Maximum time until a lock is released. */
const RELEASED_MS = 5_000;

const documentOf = (id: string): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': { title: id, summary: '', markdown: `${id} is here.`, keywords: [], fields: {} } } });

/** Starts PgBouncer in transaction mode in front of a PostgreSQL, as an unprivileged user if this process is root. Returns its port. */
async function startPooler(t: TestContext, database: string): Promise<number> {
  const { hostname, port, username, password } = new URL(database);
  const folder = await mkdtemp(join(tmpdir(), 'portico-pooler-'));
  await chmod(folder, 0o755);
  const own = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${POOL_SIZE}`,
    'max_client_conn = 200',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'));
  const asOther = userInfo().uid === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const command = [...asOther, '/usr/sbin/pgbouncer', join(folder, 'pgbouncer.ini')];
  const pooler = spawn('/usr/bin/env', command, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  pooler.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  t.after(async () => {
    pooler.kill('SIGKILL');
    if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
    await rm(folder, { recursive: true });
  });
  while (!(await isListening(own))) {
    assert.equal(pooler.exitCode, null, `PgBouncer did not start:\n${output}`);
    await pause();
  }
  return own;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns true if a server shows the person of the session the published item. */
const isShown = async (session: StudioSession, server: ServerProcess, id: string): Promise<boolean> =>
  (await session.get(addressOf(server), `${serviceApi.info.path}?id=${id}`)) !== null;

test('two servers that share four connections through PgBouncer in transaction mode publish, schedule and answer many calls', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = await start({ dataFolder });
  const postgres = await postgresOf(dataFolder);
  assert(postgres);
  const direct: pg.Client = await connectTo(dataFolder);
  t.after(() => direct.end());
  await direct.query(`create database ${DATABASE}`);
  const pooler = await startPooler(t, postgres.url);
  const env = {
    DATABASE_URL: `postgres://portico@127.0.0.1:${pooler}/${DATABASE}`,
    PREPARED_STATEMENTS: 'off',
  };
  const first = await start({ dataFolder: await temporaryFolder(t), env });
  const behind = { ...env, PUBLIC_URL: addressOf(first) };
  const second = await start({ dataFolder: await temporaryFolder(t), env: behind });

  const session = new StudioSession(addressOf(first));
  await session.signIn();
  for (const id of ['at-once', 'later'])
    await session.post(addressOf(first), drafts.save.path, { document: documentOf(id), version: null, baseRevision: 0 });
  await session.post(addressOf(second), drafts.publish.path, { area: 'service', id: 'at-once', version: 1, change: null });
  assert.equal(await isShown(session, first, 'at-once'), true);
  const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
  await session.post(addressOf(first), drafts.schedule.path, {
    area: 'service',
    id: 'later',
    version: 1,
    publishAt,
    change: null,
  });
  const deadline = Date.now() + PUBLISHED_MS;
  while (!(await isShown(session, second, 'later'))) {
    assert(Date.now() < deadline, 'the scheduled revision was not published');
    await pause();
  }

  const list = (server: ServerProcess) => session.post<{ total: number }>(addressOf(server), serviceApi.list.path, {});
  const answers = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, (_, index) => list(index % 2 ? first : second)));
  assert.equal(new Set(answers.map(({ total }) => total)).size, 1);

  assert.equal(await second.kill('SIGTERM'), 0, second.stderr());
  const again = await start({ dataFolder: await temporaryFolder(t), env: behind });
  assert.equal(await isShown(session, again, 'later'), true);
  const locks = () =>
    direct.query(
      `select pid from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = $1`,
      [DATABASE],
    );
  // A transaction under way may hold one for a moment.
  const releasedBefore = Date.now() + RELEASED_MS;
  while ((await locks()).rowCount !== 0) {
    assert(Date.now() < releasedBefore, 'a lock stayed with a connection that others share');
    await pause();
  }
  for (const server of [again, first, holder]) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});
