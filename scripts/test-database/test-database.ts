import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/db/connect';
import { openCluster } from '../../server/db/startup/embedded-cluster';
import { migrateJobs } from '../../server/db/job-schema';
import { migrate } from '../../server/db/migrate';
import { grantRights } from '../../server/db/rights-repository';
import { executeSql } from './execute-sql';

/** Settings that trade durability for speed; test data need not survive a crash. */
const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

interface Server {
  url: string;
  stop(): Promise<void>;
}

async function temporaryServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const cluster = await openCluster(folder, FAST_SETTINGS);
    return { url: cluster.url('postgres'), stop: () => cluster.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Makes the template; with `role`, one whose tables that role may use without owning them. */
async function makeTemplate(serverUrl: string, name: string, role: string | undefined): Promise<void> {
  await executeSql(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = connect(url.href, { maxConnections: 1 });
  try {
    await migrate(db);
    await migrateJobs(url.href);
    if (role === undefined) return;
    await executeSql(serverUrl, `create role ${role} login password '${role}'`);
    await grantRights(db, role);
  } finally {
    await db.destroy();
  }
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const rows = await executeSql<{ name: string }>(
    serverUrl,
    `select datname as name from pg_database where datname like '${prefix}%'`,
  );
  for (const { name } of rows) await executeSql(serverUrl, `drop database "${name}" with (force)`);
}

/**
 * Runs `work` with one PostgreSQL server, the one at DATABASE_URL or an embedded one in a temporary folder, and with a migrated
 * template database that tests clone. The environment passed to `work` has the addresses of both. With `TEST_LEAST_RIGHTS` set, the
 * tests run as a role that owns nothing.
 */
export async function withTestDatabase<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const own = process.env.DATABASE_URL;
  const server = own ? { url: own, stop: () => Promise.resolve() } : await temporaryServer();
  const prefix = `portico_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const role = process.env.TEST_LEAST_RIGHTS ? `${prefix}_role` : undefined;
  try {
    await makeTemplate(server.url, template, role);
    const names = { TEST_TEMPLATE: template, ...(role !== undefined && { TEST_ROLE: role }) };
    return await work({ DATABASE_URL: '', TEST_SERVER_URL: server.url, ...names });
  } finally {
    await dropDatabases(server.url, prefix);
    if (role !== undefined) await executeSql(server.url, `drop role if exists ${role}`);
    await server.stop();
  }
}
