import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import { openPool } from './pool';
import { preparing } from './prepared';
import { routedPool } from './standby/read-routing';
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
  /** URL of a standby, to which work within `readOnStandby` is sent; none by default. */
  standbyUrl?: string | null;
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

const CONNECT_MS = 10_000;
/** Maximum time for an answer of the standby; after that the read is repeated on the primary. */
const STANDBY_ANSWER_MS = 5_000;
const STANDBY_CONNECT_MS = 1_000;

/** Pools of each database that `connect` has returned: that of the primary, and that of the standby if there is one. */
const pools = new WeakMap<object, readonly pg.Pool[]>();

/**
 * Returns the numbers of connections, of idle connections and of waiting calls of a database that `connect` has returned, including
 * those of its standby.
 */
export function poolCounts(db: Db): { total: number; idle: number; waiting: number } {
  const all = pools.get(db);
  if (!all) throw new Error('the database has no pool of its own');
  const sum = (name: 'totalCount' | 'idleCount' | 'waitingCount') => all.reduce((total, pool) => total + pool[name], 0);
  return { total: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') };
}

const report = (error: Error): void => {
  console.error(`a connection to the database broke: ${error.message}`);
};

/** Returns a pool of connections to `url`, and to its standby if there is one; `destroy()` closes it. */
export function connect(
  url: string,
  { maxConnections = 16, statementMs = 0, prepare = true, standbyUrl = null, onBrokenConnection = report, log }: PoolOptions = {},
): Db {
  const open = (connectionString: string, limits: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'>): pg.Pool => {
    // Lets a command exit after its work, instead of ten minutes later.
    const lifetimes = { idleTimeoutMillis: IDLE_MS, allowExitOnIdle: true };
    return openPool({ connectionString, max: maxConnections, ...lifetimes, ...limits }, onBrokenConnection);
  };
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    // Set by a statement instead of connection parameters, because poolers reject parameters that they do not know.
    const settings = statementMs ? `${SHORT_STATEMENTS}; set statement_timeout = ${statementMs}` : SHORT_STATEMENTS;
    await connection.executeQuery(CompiledQuery.raw(settings));
  };
  const primary = open(url, { connectionTimeoutMillis: CONNECT_MS });
  const standby =
    standbyUrl === null
      ? null
      : open(standbyUrl, { connectionTimeoutMillis: STANDBY_CONNECT_MS, query_timeout: STANDBY_ANSWER_MS });
  const ready = (pool: pg.Pool): PostgresPool => (prepare ? preparing(pool) : pool);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: standby ? routedPool(ready(primary), ready(standby)) : ready(primary),
      onCreateConnection,
    }),
    ...(log && { log }),
  });
  pools.set(db, standby ? [primary, standby] : [primary]);
  return db;
}
