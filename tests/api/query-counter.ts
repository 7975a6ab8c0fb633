import { mock } from 'node:test';
import pg from 'pg';

const CONTROLS_TRANSACTION = /^(begin|start transaction|commit|rollback)/i;

/**
 * The statements that this process sends while `work` runs, without those that begin and end transactions. Sees every
 * connection, so nothing else may use the database meanwhile.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = mock.method(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]);
    return sent.map(textOf).filter((text) => !CONTROLS_TRANSACTION.test(text));
  } finally {
    query.mock.restore();
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? JSON.stringify(query));
