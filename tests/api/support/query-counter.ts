import { AsyncLocalStorage } from 'node:async_hooks';
import { mock } from 'node:test';
import pg from 'pg';

/**
 * Matches transaction control and connection setup, which are not part of the call. A connection may be opened while the call
 * runs.
 */
const CONTROLS = /^(begin|start transaction|commit|rollback|set jit)/i;
/** Matches the statement that reads ended sessions and keys, which a call sends if the last one is older than a second. */
const ENDED = /^select cast\("id" as text\) as "name", .* from "session" where "ended_at"/;
/** The statements that the running work has sent. Work of other calls, and what runs once a second, is outside of it. */
const sending = new AsyncLocalStorage<unknown[]>();

/** Returns the statements that `work` sends over all connections, except transaction control, connection setup and the check for ended sessions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const recorded = mock.method(pg.Client.prototype, 'query', function record(this: pg.Client, ...given: unknown[]) {
    sending.getStore()?.push(given[0]);
    return Reflect.apply(query, this, given);
  });
  try {
    const sent: unknown[] = [];
    await sending.run(sent, work);
    return sent.map(textOf).filter((text) => !CONTROLS.test(text) && !ENDED.test(text));
  } finally {
    recorded.mock.restore();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? JSON.stringify(query));
