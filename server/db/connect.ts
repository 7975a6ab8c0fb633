import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Logger } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared';
import type { Database } from './schema/schema';

export type Db = Kysely<Database>;

/** Parses bigint as a number instead of text. All our bigint values are keys or sizes, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  maxConnections?: number;
  /** Time after which the database aborts a statement, in milliseconds; 0 for no limit. */
  statementMs?: number;
  /**
   * True if statements are prepared once per connection; must be false behind a pooler that reassigns connections between
   * transactions.
   */
  prepare?: boolean;
  /** Called when a connection breaks, idle or not; the pool opens another one when needed. */
  onBrokenConnection?: (error: Error) => void;
  /** Called for every statement. */
  log?: Logger;
}

/**
 * Disables JIT and parallel workers: starting them takes longer than our statements, and workers disturb the order in which rows
 * are read.
 */
const SHORT_STATEMENTS = 'set jit = off; set max_parallel_workers_per_gather = 0';

/**
 * Idle time of a connection. New connections have no cached table metadata: with pg's default of ten seconds, the first page
 * after a pause would take three times as long.
 */
const IDLE_MS = 10 * 60_000;

const report = (error: Error): void => {
  console.error(`a connection to the database broke: ${error.message}`);
};

/** Calls `onBroken` when a connection of the pool breaks, idle or not; an error event without a listener would end the process. */
export function surviveBrokenConnections(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on('error', onBroken);
  // The pool itself listens only to idle connections.
  pool.on('acquire', (client) => client.on('error', onBroken));
  pool.on('release', (_error, client) => client.off('error', onBroken));
}

/** Returns a pool of connections to `url`; `destroy()` closes it. */
export function connect(
  url: string,
  { maxConnections = 16, statementMs = 0, prepare = true, onBrokenConnection = report, log }: PoolOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    // Lets a command exit after its work, instead of ten minutes later.
    allowExitOnIdle: true,
    keepAlive: true,
  });
  surviveBrokenConnections(pool, onBrokenConnection);
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    // Set by a statement instead of connection parameters, because poolers reject parameters that they do not know.
    const settings = statementMs ? `${SHORT_STATEMENTS}; set statement_timeout = ${statementMs}` : SHORT_STATEMENTS;
    await connection.executeQuery(CompiledQuery.raw(settings));
  };
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepare ? preparing(pool) : pool, onCreateConnection }),
    ...(log && { log }),
  });
}
