import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import type { ItemDocument } from '../../contract/document';
import { homeApi, type Home } from '../../contract/home';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import { serviceApi } from '../../contract/service';
import { freePort } from '../../server/db/startup/free-port';
import { makeDocument } from '../api/support/factories';
import { addressOf, isCutOff, StudioSession } from './killed-servers';
import { Forwarder, startPair, type PostgresPair } from './postgres-pair';
import { pause, refusal, start, temporaryFolder, type ServerProcess } from './server-process';

const METRICS_TOKEN = 'a-token-of-the-test';
/** Maximum time until a standby that runs again is used. */
const USED_MS = 15_000;
const ROUNDS = 4;
const READS = 60;
const CLIENTS = 4;
/** Time of load before the primary is lost, and after the standby is the primary. */
const LOAD_MS = 1_500;
/** Maximum time without an acknowledged change. The test prints the measured times. */
const MAX_STALL_MS = 30_000;
/** Maximum time until everybody sees what was published. */
const FRESH_MS = 1_000;

let pair: PostgresPair;
let address: Forwarder;
before(async () => {
  pair = await startPair();
  address = await Forwarder.to(pair.primary);
});
after(async () => {
  address.close();
  await pair.remove();
});

const documentOf = (id: string): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': { title: id, summary: '', markdown: `${id} is here.`, keywords: [], fields: {} } } });

/** Starts two servers that change content at the address of the primary and read from the standby, without rate limits. */
async function startServers(t: TestContext): Promise<[ServerProcess, ServerProcess]> {
  const { standby } = pair;
  const env: Record<string, string> = {
    ...{ DATABASE_URL: address.url, DATABASE_READ_URL: standby.url, METRICS_TOKEN },
    ...{ LOG_LEVEL: 'warn', ADDRESS_LIMITS: 'off' },
  };
  const first = await start({ dataFolder: await temporaryFolder(t), env });
  env.PUBLIC_URL = addressOf(first);
  const second = await start({ dataFolder: await temporaryFolder(t), env });
  return [first, second];
}

async function signIn([first]: readonly ServerProcess[], person?: string): Promise<StudioSession> {
  assert(first);
  const session = new StudioSession(addressOf(first));
  await session.signIn(person);
  return session;
}

const save = (session: StudioSession, server: ServerProcess, id: string) =>
  session.post(addressOf(server), drafts.save.path, { document: documentOf(id), version: null, baseRevision: 0 });
const publish = (session: StudioSession, server: ServerProcess, id: string) =>
  session.post(addressOf(server), drafts.publish.path, { area: 'service', id, version: 1, change: null });
const isShown = async (session: StudioSession, server: ServerProcess, id: string): Promise<boolean> =>
  (await session.get(addressOf(server), `${serviceApi.info.path}?id=${id}`)) !== null;

/** Waits until the metrics of a server report that it uses the standby, or that it does not. */
async function untilUsed({ port }: ServerProcess, isUsed: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  for (const deadline = Date.now() + USED_MS; ; await pause(50)) {
    const metrics = await (await fetch(`http://localhost:${port}/api/metrics`, { headers })).text();
    const lag = isUsed ? /^portico_standby_lag_bytes \d+$/m : /^portico_standby_lag_bytes /m;
    if (lag.test(metrics) && metrics.includes(`portico_standby_used ${isUsed ? 1 : 0}\n`)) return;
    assert.ok(Date.now() < deadline, metrics.match(/^portico_standby.*$/gm)?.join('\n') ?? 'no metrics of the standby');
  }
}

/** Returns the number of times that the table of items was read on the standby. */
async function readsOnStandby(): Promise<number> {
  const [row] = await pair.standby.query<{ scans: string }>(
    `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'item'`,
  );
  return Number(row?.scans);
}

test('a standby of another database is refused, and one that cannot be reached is a warning', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const { primary, standby } = pair;
  const other = Object.assign(new URL(standby.url), { pathname: '/template1' }).href;
  const line = await refusal({ dataFolder, env: { DATABASE_URL: primary.url, DATABASE_READ_URL: other } });
  assert.match(line, /: DATABASE_READ_URL leads to another database than DATABASE_URL; it must lead to a standby of it\.\n$/);
  const nobody = `postgres://portico:s3cret@127.0.0.1:${await freePort()}/postgres`;
  const server = await start({ dataFolder, env: { DATABASE_URL: primary.url, DATABASE_READ_URL: nobody } });
  assert.match(
    server.stdout(),
    /"level":"?(40|warn)"?,.*"reason":"unreachable".*the standby is not used; reads go to the primary/,
  );
  assert.doesNotMatch(server.stdout() + server.stderr(), /s3cret/);
  assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});

test('everyone sees their own changes at once and those of others within a second, however far the standby is behind', async (t) => {
  const servers = await startServers(t);
  const [first, second] = servers;
  const editor = await signIn(servers);
  const reader = await signIn(servers, 'mei-lin');
  const seenAfter: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) await untilUsed(server, true);
    if (round) await pair.standby.query('select pg_wal_replay_pause()');
    const id = `published-${round}`;
    const [writes, other] = round % 2 ? [first, second] : [second, first];
    await save(editor, writes, id);
    assert.ok(await editor.get(addressOf(other), `${drafts.info.path}?area=service&id=${id}`), 'the other server has the draft');
    await publish(editor, writes, id);
    const published = performance.now();
    for (const server of [other, writes]) assert.equal(await isShown(editor, server, id), true, `the editor sees ${id}`);
    for (;;) {
      const asked = performance.now() - published;
      if (await isShown(reader, other, id)) {
        seenAfter.push(Math.round(asked));
        break;
      }
      assert.ok(asked < FRESH_MS, `nobody else sees ${id} after ${asked} ms`);
    }
    await pair.standby.query('select pg_wal_replay_resume()');
  }
  t.diagnostic(`others saw what was published after ${seenAfter.join(', ')} ms (replay was paused but in the first round)`);
  for (const server of servers) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});

test('reads are sent to the standby, and none fails when it stops', async (t) => {
  const servers = await startServers(t);
  const reader = await signIn(servers, 'mei-lin');
  await save(await signIn(servers), servers[0], 'read-often');
  const read = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      const server = servers[index % 2] as ServerProcess;
      await reader.post(addressOf(server), serviceApi.list.path, {});
      if (index % 6) continue;
      const home = await reader.post<Home>(addressOf(server), homeApi.home.path, {});
      assert.deepEqual(home.failed, []);
    }
  };
  for (const server of servers) await untilUsed(server, true);
  const before = await readsOnStandby();
  await read(READS);
  // PostgreSQL publishes statistics up to a second later.
  for (const deadline = Date.now() + USED_MS; (await readsOnStandby()) < before + READS; await pause())
    assert.ok(Date.now() < deadline, 'reads did not reach the standby');

  const reading = Promise.all([read(READS), read(READS), read(READS)]);
  await pause(100);
  await pair.standby.end('SIGQUIT');
  await reading;
  for (const server of servers) await untilUsed(server, false);
  await read(READS / 10);
  await pair.standby.start();
  for (const server of servers) await untilUsed(server, true);
  for (const server of servers) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});

/** A person who saves drafts continuously, through all servers in turn. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly refusals = new Set<string>();
  #last = performance.now();
  stallMs = 0;

  constructor(
    private readonly name: string,
    private readonly session: StudioSession,
  ) {}

  async work(servers: readonly ServerProcess[], signal: AbortSignal): Promise<void> {
    this.#last = performance.now();
    for (let number = 0; !signal.aborted; number += 1) {
      const id = `${this.name}-${number}`;
      try {
        await save(this.session, servers[number % servers.length] as ServerProcess, id);
        this.acknowledged.push(id);
        this.stallMs = Math.max(this.stallMs, performance.now() - this.#last);
        this.#last = performance.now();
      } catch (error) {
        if (!isCutOff(error) && !isUnavailable(error)) this.refusals.add(String(error));
        await pause(20);
      }
    }
  }
}

/** Returns true if a server answered that the portal is temporarily unavailable. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof assert.AssertionError && error.actual === 503 && error.message.includes('"unavailable"');

test('a promotion under load loses no acknowledged change, and everyone can save again', async (t) => {
  const { primary, standby } = pair;
  const servers = await startServers(t);
  const writers: Writer[] = [];
  for (let client = 0; client < CLIENTS; client += 1) writers.push(new Writer(`writer-${client}`, await signIn(servers)));
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  let current = primary;
  const limits = setInterval(() => void current.query('delete from rate_limit').catch(() => undefined), 300);
  const stop = new AbortController();
  const working = writers.map((writer) => writer.work(servers, stop.signal));
  await pause(LOAD_MS);
  const before = writers.map(({ acknowledged }) => acknowledged.length);

  await primary.end('SIGKILL');
  const lost = performance.now();
  await standby.promote();
  current = standby;
  address.moveTo(standby);
  const moved = performance.now();
  const goesOn = () => writers.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 3);
  for (const deadline = Date.now() + MAX_STALL_MS; !goesOn(); await pause(20))
    assert.ok(Date.now() < deadline, servers.map((server) => server.stdout().slice(-2000)).join('\n'));
  await pause(LOAD_MS);
  stop.abort();
  await Promise.all(working);
  clearInterval(limits);

  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const stored = await standby.query<{ id: string }>(
    'select item.id from item join item_draft on item_draft.item = item.key where item.id = any($1)',
    [acknowledged],
  );
  const found = new Set(stored.map(({ id }) => id));
  assert.deepEqual(
    acknowledged.filter((id) => !found.has(id)),
    [],
  );
  assert.deepEqual(
    writers.flatMap(({ refusals }) => [...refusals]),
    [],
  );
  assert.ok(
    before.every((count) => count > 0),
    'everyone had saved before',
  );
  for (const server of servers) await untilUsed(server, true);
  const stalls = writers.map(({ stallMs }) => Math.round(stallMs));
  t.diagnostic(
    `${acknowledged.length} changes acknowledged; promoted and moved after ${Math.round(moved - lost)} ms; ` +
      `longest stalls of the clients ${stalls.join(', ')} ms`,
  );
  for (const server of servers) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});
