import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Logger } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/** bigint comes as text by default; every bigint of ours is a key or a size, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  maxConnections?: number;
  /** A statement that takes longer is given up by the database. */
  statementMs?: number;
  /**
   * True if statements are prepared once per connection; must be false behind a pooler that reassigns connections between
   * transactions.
   */
  prepare?: boolean;
  /** Told when a connection breaks, idle or not; the pool opens another when one is needed. */
  onBrokenConnection?: (error: Error) => void;
  /** Told of every statement. */
  log?: Logger;
}

/** Compiling a plan and starting helpers take longer than any of our statements does; helpers also mix up what is to be read in order. */
const SHORT_STATEMENTS = 'set jit = off; set max_parallel_workers_per_gather = 0';

/** A new connection knows no table yet: after a pause of pg's ten seconds, the first page would wait three times as long. */
const IDLE_MS = 10 * 60_000;

const report = (error: Error): void => {
  console.error(`a connection to the database broke: ${error.message}`);
};

/** A pool of connections to `url`; `destroy()` closes it. */
export function connect(
  url: string,
  { maxConnections = 16, statementMs = 0, prepare = true, onBrokenConnection = report, log }: PoolOptions = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    // Ten minutes are long for a command that has done its work.
    allowExitOnIdle: true,
    keepAlive: true,
  });
  pool.on('error', onBrokenConnection);
  // The pool listens to idle connections alone, and an error that nobody listens to ends the process.
  pool.on('acquire', (client) => client.on('error', onBrokenConnection));
  pool.on('release', (_error, client) => client.off('error', onBrokenConnection));
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    // Not as parameters of the connection: poolers between us and the database refuse what they do not know.
    const settings = statementMs ? `${SHORT_STATEMENTS}; set statement_timeout = ${statementMs}` : SHORT_STATEMENTS;
    await connection.executeQuery(CompiledQuery.raw(settings));
  };
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepare ? preparing(pool) : pool, onCreateConnection }),
    ...(log && { log }),
  });
}
