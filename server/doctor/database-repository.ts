import pg from 'pg';
import { appliedMigrations } from '../db/migration-repository';

const CONNECT_MS = 10_000;
const STATEMENT_MS = 10_000;

export interface DatabaseFacts {
  version: string;
  number: number;
  encoding: string;
  isReadOnly: boolean;
  mayCreateTables: boolean;
  /** True if the role may create the schema of the job queue, or change it. */
  mayUseJobs: boolean;
  /** Names of the tables that the role may not read and write. */
  closedTables: string[];
  /** Names of the extensions that are installed, and of those that could be. */
  installed: string[];
  available: string[];
  /** True if the role may install extensions. */
  mayInstall: boolean;
  /** False if trigrams leave out Chinese characters; null if that is unknown, because pg_trgm is not installed. */
  hasChineseTrigrams: boolean | null;
  /** Names of the applied migrations; null for a database without any. */
  migrations: string[] | null;
  /** Difference to the clock of this machine, in milliseconds. */
  clockMs: number;
}

const FACTS = `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
  current_setting('server_encoding') as encoding,
  pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "isReadOnly",
  has_schema_privilege(current_schema(), 'create') as "mayCreateTables",
  has_database_privilege(current_database(), 'create') as "mayInstall",
  coalesce((select has_schema_privilege(oid, 'usage, create') from pg_namespace where nspname = 'graphile_worker'),
    has_database_privilege(current_database(), 'create')) as "mayUseJobs",
  array(select oid::regclass::text from pg_class
    where relnamespace::regnamespace::text in (current_schema(), 'graphile_worker') and relkind in ('r', 'p')
      and relname not like 'kysely\\_%'
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert'))) as "closedTables",
  array(select extname::text from pg_extension) as installed,
  array(select name::text from pg_available_extensions) as available`;

/** Reads facts about a database in a read-only transaction. Throws if it cannot be reached. */
export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, statement_timeout: STATEMENT_MS });
  await client.connect();
  try {
    await client.query('begin read only');
    const asked = Date.now();
    const clock = await client.query<{ at: Date }>('select clock_timestamp() as at');
    const here = (asked + Date.now()) / 2;
    const { rows } = await client.query<Omit<DatabaseFacts, 'hasChineseTrigrams' | 'migrations' | 'clockMs'>>(FACTS);
    const facts = rows[0];
    if (!facts) throw new Error('the database tells nothing about itself');
    return {
      ...facts,
      hasChineseTrigrams: facts.installed.includes('pg_trgm') ? await hasChineseTrigrams(client) : null,
      migrations: await appliedMigrations(client),
      clockMs: Math.abs((clock.rows[0]?.at.getTime() ?? NaN) - here),
    };
  } finally {
    await client.end();
  }
}

async function hasChineseTrigrams(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(`select cardinality(show_trgm('通知'))::integer as count`);
  return (rows[0]?.count ?? 0) > 0;
}
