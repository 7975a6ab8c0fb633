import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../connect';

const ANSWER_MS = 1_000;
/** Code of PostgreSQL for a function that the role may not call. */
const FORBIDDEN = '42501';

/** State of a server of PostgreSQL. */
export interface ServerState {
  /** Identifier of the database, which only a primary and its standbys share; null if the role may not read it. */
  database: string | null;
  startedAt: string;
  isInRecovery: boolean;
  /** Position in the write-ahead log in bytes, up to which a primary has flushed, or a standby has replayed, all changes. */
  position: number;
}

const DATABASE = `select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as name
  from pg_control_system()`;
const STARTED = 'select pg_postmaster_start_time()::text as at';
const POSITION = `select pg_is_in_recovery() as "isInRecovery",
  ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end) - '0/0'::pg_lsn)::bigint as position`;

/** Reads the state of a server over one connection, which is opened again after a failure. */
export class ServerStateReader {
  #client: pg.Client | null = null;
  #lasting: Pick<ServerState, 'database' | 'startedAt'> | null = null;

  constructor(private readonly url: string) {}

  /** Returns the state of the server. Throws if it cannot be reached or does not answer within a second. */
  async read(): Promise<ServerState> {
    try {
      const client = (this.#client ??= await this.#connect());
      this.#lasting ??= { database: await databaseOf(client), startedAt: (await rowOf<{ at: string }>(client, STARTED)).at };
      return { ...this.#lasting, ...(await rowOf<Pick<ServerState, 'isInRecovery' | 'position'>>(client, POSITION)) };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Closes the connection without waiting for the server, which may not answer. */
  close(): void {
    const client = this.#client;
    this.#client = this.#lasting = null;
    client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    // The next statement fails too, and is reported then.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

async function rowOf<Row extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<Row> {
  const { rows } = await client.query<Row>(statement);
  if (!rows[0]) throw new Error('the server tells nothing about itself');
  return rows[0];
}

async function databaseOf(client: pg.Client): Promise<string | null> {
  try {
    return (await rowOf<{ name: string }>(client, DATABASE)).name;
  } catch (error) {
    if ((error as { code?: string }).code === FORBIDDEN) return null;
    throw error;
  }
}

/** Returns a position in the primary's log after everything committed so far, including what is not on disk yet. */
export async function primaryPosition(db: Db): Promise<number> {
  const { rows } = await sql<{
    position: number;
  }>`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as position`.execute(db);
  if (!rows[0]) throw new Error('the primary tells no position');
  return rows[0].position;
}
