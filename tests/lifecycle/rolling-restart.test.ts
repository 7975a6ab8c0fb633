import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { withTestDatabase } from '../../scripts/test-database/test-database';
import { isReady, pause, start, temporaryFolder, type ServerProcess } from './server-process';

const CLIENTS = 8;
const PAGE = '/login';
/** A call that uses the database. */
const SIGN_IN = '/api/user/login/start';
/** Interval at which the balancer asks each server whether it is ready. */
const CHECK_MS = 50;
/** Time of load before, between and after the restarts. */
const LOAD_MS = 500;

/** Load balancer that sends each request to a ready server, and to another one if that refuses the connection. */
class Balancer {
  readonly servers = new Set<ServerProcess>();
  #ready: ServerProcess[] = [];
  #next = 0;

  /** Checks repeatedly which servers are ready, until the signal aborts. */
  async watch(signal: AbortSignal): Promise<void> {
    for (; !signal.aborted; await pause(CHECK_MS)) await this.#check();
  }

  async #check(): Promise<void> {
    const ready = await Promise.all([...this.servers].map(async (server) => ({ server, isReady: await isReady(server) })));
    this.#ready = ready.filter(({ isReady }) => isReady).map(({ server }) => server);
  }

  /** Passes a request to a ready server. Answers 502 if the connection to it breaks, and 503 if no server accepts the request. */
  readonly pass = (incoming: IncomingMessage, answer: ServerResponse, refusals = 0): void => {
    const server = this.#ready[(this.#next += 1) % this.#ready.length];
    if (!server || refusals > CLIENTS) {
      answer.writeHead(503).end();
      return;
    }
    const options = { port: server.port, path: incoming.url, agent: false };
    const outgoing = send(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => answer.destroy()).pipe(answer);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.pass(incoming, answer, refusals + 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(error.message);
    });
    outgoing.end();
  };
}

async function listen(t: TestContext, balancer: Balancer): Promise<string> {
  const server = createServer((incoming, answer) => {
    balancer.pass(incoming, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('restarting two servers one after the other under load drops no request', async (t) => {
  await withTestDatabase(async ({ TEST_SERVER_URL = '', TEST_TEMPLATE = '' }) => {
    const url = Object.assign(new URL(TEST_SERVER_URL), { pathname: `/${TEST_TEMPLATE}` }).href;
    const dataFolder = await temporaryFolder(t);
    const env = {
      DATABASE_URL: url,
      ADDRESS_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'http://localhost:8000',
      STOP_DELAY_SECONDS: '2',
    };
    const begin = () => start({ dataFolder, env });
    const balancer = new Balancer();
    const end = new AbortController();
    const address = await listen(t, balancer);
    for (const server of [await begin(), await begin()]) balancer.servers.add(server);
    const watching = balancer.watch(end.signal);
    while ((await fetch(`${address}/login`)).status !== 200) await pause(CHECK_MS);

    const counts = new Map<string, number>();
    const load = Array.from({ length: CLIENTS }, async (_, client) => {
      while (!end.signal.aborted) {
        const outcome = await fetch(address + (client % 2 ? PAGE : SIGN_IN), { redirect: 'manual' })
          .then(async (answer) => (await answer.text(), String(answer.status)))
          .catch((error: unknown) => String(error));
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    });
    for (const former of [...balancer.servers]) {
      await pause(LOAD_MS);
      const successor = begin();
      assert.equal(await former.kill('SIGTERM'), 0, former.stderr());
      balancer.servers.delete(former);
      balancer.servers.add(await successor);
    }
    await pause(LOAD_MS);
    end.abort();
    await Promise.all([...load, watching]);
    assert.deepEqual([...counts.keys()].sort(), ['200', '302'], JSON.stringify([...counts]));
    for (const server of balancer.servers) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
  });
});
