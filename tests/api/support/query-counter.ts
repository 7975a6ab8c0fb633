import { mock } from 'node:test';
import pg from 'pg';

/** A connection that is opened meanwhile is set up, which is not the work of the call. */
const CONTROLS = /^(begin|start transaction|commit|rollback|set jit)/i;
/** Searches that earlier calls made are counted seconds later. */
const COUNTS_OF_EARLIER_CALLS = /^insert into "search_(person|query)"/;

/**
 * The statements that this process sends while `work` runs, without those that begin and end transactions, set up a
 * connection or count earlier searches. Sees every connection, so nothing else may use the database meanwhile.
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
