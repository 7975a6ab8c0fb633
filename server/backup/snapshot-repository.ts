import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { JOBS, LEFT_OUT, type Manifest } from './manifest';

/** Settings that make every version of PostgreSQL write and read values as the same text. */
const TEXT_SETTINGS = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set search_path = public`;
const CONNECT_MS = 10_000;

export const identifier = (name: string): string => pg.escapeIdentifier(name);

/** Opens a connection for copying tables. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // The statement in progress fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(TEXT_SETTINGS);
  return client;
}

export const beginSnapshot = (client: pg.Client): Promise<unknown> =>
  client.query('begin isolation level repeatable read read only');

export interface CopiedTable {
  name: string;
  columns: string[];
}

/** Returns the tables to back up. Unlogged tables are left out, because a crash may empty them anyway. */
export async function tablesOf(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select relname::text as name, array(
       select attname::text from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname <> all($1) and relname <> 'kysely_migration'
     order by relname`,
    [LEFT_OUT],
  );
  return rows;
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by timestamp, name');
  return rows.map(({ name }) => name);
}

export async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  return rows[0]?.version ?? '';
}

/** Columns of a job that do not depend on the version of the queue. */
export const JOB_COLUMNS = ['task', 'payload', 'queue', 'run_at', 'max_attempts', 'key', 'priority', 'flags'];
const JOB_ROWS = `select tasks.identifier, jobs.payload, queues.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority,
    (select array_agg(flag) from jsonb_object_keys(jobs.flags) as flag)
  from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
  where jobs.attempts < jobs.max_attempts order by jobs.id`;

/** Returns the rows of a table, or the waiting jobs, in COPY text format. */
export function copyOut(client: pg.Client, { name, columns }: CopiedTable): Readable {
  const source = name === JOBS ? `(${JOB_ROWS})` : `${identifier(name)} (${columns.map(identifier).join(', ')})`;
  return client.query(copyTo(`copy ${source} to stdout`));
}

export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname::text as table, attname::text as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and attidentity <> ''
       and relname <> all($1) order by relname, attname`,
    [LEFT_OUT],
  );
  const sequences = [];
  for (const { table, column, sequence } of rows) {
    const last = await client.query<{ value: number }>(
      `select case when is_called then last_value else 0 end as value from ${sequence}`,
    );
    sequences.push({ table, column, value: last.rows[0]?.value ?? 0 });
  }
  return sequences;
}

/**
 * Returns the keys of all files that the snapshot names: in columns `storage_key`, and in properties of that name within JSON, such
 * as files of scheduled revisions.
 */
export async function storageKeysOf(client: pg.Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; isJson: boolean }>(
    `select relname::text as table, attname::text as column, atttypid = 'jsonb'::regtype as "isJson"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and (attname = 'storage_key' or atttypid = 'jsonb'::regtype) and relname <> all($1)`,
    [LEFT_OUT],
  );
  const keys = new Set<string>();
  for (const { table, column, isJson } of columns) {
    const key = isJson
      ? `jsonb_path_query(${identifier(column)}, 'strict $.**.storage_key', silent => true) #>> '{}'`
      : identifier(column);
    const { rows } = await client.query<{ key: string | null }>(`select distinct ${key} as key from ${identifier(table)}`);
    for (const row of rows) if (row.key !== null) keys.add(row.key);
  }
  return [...keys].sort();
}
