import { mock } from 'node:test';
import pg from 'pg';

/**
 * Matches transaction control and connection setup, which are not part of the call. A connection may be opened while the call
 * runs.
 */
const CONTROLS = /^(begin|start transaction|commit|rollback|set jit)/i;
/** Matches the counts of searches of earlier calls, which are stored seconds later. */
const COUNTS_OF_EARLIER_CALLS = /^insert into "search_(person|query)"/;

/**
 * Returns the statements that this process sends while `work` runs, except transaction control, connection setup and counts of
 * earlier searches. Covers all connections, so no other code may use the database at the same time.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = mock.method(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]);
    return sent.map(textOf).filter((text) => !CONTROLS.test(text) && !COUNTS_OF_EARLIER_CALLS.test(text));
  } finally {
    query.mock.restore();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? JSON.stringify(query));
