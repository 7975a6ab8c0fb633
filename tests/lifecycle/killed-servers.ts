import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { Browser } from '../../bench/sign-in/browser';
import { sessionApi, type Session } from '../../contract/session';
import { withTestDatabase } from '../../scripts/test-database/test-database';
import { pause, start, temporaryFolder, type ServerProcess } from './server-process';

/** Maximum time until a server that is ready acknowledges a change. */
const START_WORK_MS = 30_000;
/** Maximum time until items that became due while no server ran are published. */
const CATCH_UP_MS = 3_000;

export const addressOf = ({ port }: ServerProcess): string => `http://localhost:${port}`;

/** Returns true if a call was refused, without any change, because its time had passed before a busy server handled it. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof assert.AssertionError && error.message.includes('must be in the future');

/** Returns true if a call failed because its server was killed: there is no connection, or only a part of the answer. */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError;

/** A session of an administrator, or of another person, used with whichever server runs. */
export class StudioSession {
  #browser: Browser;
  #authorization = '';

  constructor(private readonly origin: string) {
    this.#browser = new Browser(origin, fetch);
  }

  async signIn(person = 'sofia-rossi'): Promise<void> {
    const choice = await this.#browser.follow(sessionApi.start.path);
    const back = await this.#browser.follow(choice, { method: 'POST', body: new URLSearchParams({ person }) });
    const ticket = { ucToken: back.searchParams.get('ucToken') };
    this.#authorization = (await this.post<Session>(this.origin, sessionApi.ucToken.path, ticket)).token;
  }

  async post<Answer>(server: string, path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: this.#authorization, origin: this.origin };
    const { answer } = await this.#browser.request(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answered = await answer.text();
    assert.equal(answer.status, 200, `${path}: ${answered}`);
    return JSON.parse(answered) as Answer;
  }

  /** Returns the answer of a GET, or null if there is nothing (404). */
  async get<Answer>(server: string, path: string): Promise<Answer | null> {
    const { answer } = await this.#browser.request(server + path, { headers: { authorization: this.#authorization } });
    return answer.status === 404 ? null : ((await answer.json()) as Answer);
  }
}

interface KilledServers {
  dataFolder: string;
  database: pg.Client;
  session: StudioSession;
  startServer: () => Promise<ServerProcess>;
}

/** Runs a test on a database of its own with a session that outlives each server, and without rate limits. */
export async function withKilledServers(t: TestContext, run: (servers: KilledServers) => Promise<void>): Promise<void> {
  const dataFolder = await temporaryFolder(t);
  await withTestDatabase(async ({ TEST_SERVER_URL = '', TEST_TEMPLATE = '' }) => {
    const url = Object.assign(new URL(TEST_SERVER_URL), { pathname: `/${TEST_TEMPLATE}` }).href;
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const env: Record<string, string> = { DATABASE_URL: url, LOG_LEVEL: 'warn', ADDRESS_LIMITS: 'off' };
    const first = await start({ dataFolder, env });
    env.PUBLIC_URL = addressOf(first);
    const session = new StudioSession(env.PUBLIC_URL);
    await session.signIn();
    await first.kill('SIGKILL');
    let cleared: Promise<unknown> = Promise.resolve();
    const freshLimits = setInterval(() => {
      cleared = database.query('delete from rate_limit');
    }, 300);
    try {
      await run({ dataFolder, database, session, startServer: () => start({ dataFolder, env }) });
    } finally {
      clearInterval(freshLimits);
      // A connection that ends during a query rejects it.
      await cleared.finally(() => database.end());
    }
  });
}

/** Waits until the number of acknowledged changes has grown. */
export async function untilAcknowledged(count: () => number, what: string): Promise<void> {
  const before = count();
  for (const deadline = Date.now() + START_WORK_MS; count() === before; await pause(20)) assert.ok(Date.now() < deadline, what);
}

/** Starts a last server, waits until nothing is scheduled any more, and stops the server. */
export async function assertCatchesUp(
  startServer: () => Promise<ServerProcess>,
  isWaiting: () => Promise<boolean>,
): Promise<void> {
  const last = await startServer();
  for (const deadline = Date.now() + CATCH_UP_MS; await isWaiting(); await pause())
    assert.ok(Date.now() < deadline, 'what was scheduled for a time that has passed is published after a start');
  assert.equal(await last.kill('SIGTERM'), 0, last.stderr());
}
