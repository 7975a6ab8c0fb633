import type { Writable } from 'node:stream';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db } from '../db/connect';
import type { Database } from '../db/schema/schema';
import { JOB_COLUMNS, identifier, type CopiedTable } from './snapshot-repository';
import { JOBS, LEFT_OUT, type Manifest } from './manifest';

/** Tables that have rows as soon as a portal has been started. */
const TABLES_FILLED_AT_STARTUP = ['kysely_migration', 'setting', 'oidc_model', ...LEFT_OUT];
const SAVEPOINT = 'restore_step';

/** Returns the names of all tables of the database. */
async function allTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the first table with rows other than those of a fresh start; null if there is none. */
export async function firstTableWithRows(client: pg.Client): Promise<string | null> {
  for (const name of await allTables(client)) {
    if (!TABLES_FILLED_AT_STARTUP.includes(name) && (await hasRows(client, name))) return name;
  }
  return null;
}

/** Returns the number of other connections of the same role to the database, such as those of a running server. */
export async function otherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? 0;
}

/** Drops the tables and functions of the portal, and removes its jobs. Extensions stay. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const tables = await allTables(client);
  if (tables.length) await client.query(`drop table ${tables.map(identifier).join(', ')} cascade`);
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`,
  );
  for (const { signature } of rows) await client.query(`drop function if exists ${signature} cascade`);
  await client.query('delete from graphile_worker._private_jobs');
}

/** Returns a database whose statements run in the open transaction of a client; its own transactions are savepoints. */
export function databaseWithin(client: pg.Client): Db {
  const connection = {
    query: (text: string, parameters: readonly unknown[] = []) => client.query(asSavepoint(text), [...parameters]),
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  const pool: PostgresPool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

function asSavepoint(text: string): string {
  if (/^(begin|start transaction)\b/i.test(text)) return `savepoint ${SAVEPOINT}`;
  if (/^commit$/i.test(text)) return `release savepoint ${SAVEPOINT}`;
  return /^rollback$/i.test(text) ? `rollback to savepoint ${SAVEPOINT}` : text;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops all foreign keys, so that tables can be filled in any order, and returns them. */
export async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${identifier(name)}`);
  return rows;
}

/** Adds foreign keys again. Throws if a row refers to one that does not exist. */
export async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${identifier(name)} ${definition}`);
}

/**
 * Turns the triggers that raise the versions of people on or off. They would take most of the time of restoring a large table, and are
 * not needed: the new version of the content already invalidates everything that servers have cached.
 */
export async function setPersonVersionTriggers(client: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname::text as name from pg_trigger where tgname = 'raise_person_version'`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} ${state} trigger ${identifier(name)}`);
}

/** Removes rows that migrations have inserted. Leaves empty tables alone, because the audit log refuses to be emptied. */
export async function emptyTables(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables)
    if (name !== JOBS && (await hasRows(client, name))) await client.query(`delete from ${identifier(name)}`);
}

async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${identifier(table)}) as found`);
  return rows[0]?.found ?? false;
}

/** Creates the temporary table that jobs are copied to before they are enqueued. */
export const createJobTable = (client: pg.Client): Promise<unknown> =>
  client.query(`create temporary table ${JOBS} (${JOB_COLUMNS.map((name) => `${name} text`).join(', ')}) on commit drop`);

/** Returns a stream that inserts the lines written to it, in COPY text format, as rows of the table. */
export function copyIn(client: pg.Client, { name, columns }: CopiedTable): Writable & { rowCount: number } {
  const schema = name === JOBS ? 'pg_temp' : 'public';
  return client.query(copyFrom(`copy ${schema}.${identifier(name)} (${columns.map(identifier).join(', ')}) from stdin`));
}

/** Enqueues the jobs of the backup. */
export const enqueueJobs = (client: pg.Client): Promise<unknown> =>
  client.query(
    `select from pg_temp.${JOBS}, lateral graphile_worker.add_job(task, payload := payload::json, queue_name := queue,
       run_at := run_at::timestamptz, max_attempts := max_attempts::integer, job_key := key, priority := priority::integer,
       flags := flags::text[])`,
  );

export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { table, column, value } of sequences)
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), greatest($3, 1), $3 > 0)', [
      table,
      column,
      value,
    ]);
}
