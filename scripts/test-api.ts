/**
 * `npm run test:api [-- FILE…]`: the API tests on one PostgreSQL for the whole run, the embedded one in a folder of its own
 * or the server that DATABASE_URL names. Each test file clones the migrated template made here.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../server/db/connect';
import { openCluster } from '../server/db/embedded-cluster';
import { migrate } from '../server/db/migrate';

const TESTS = 'tests/api';
/** Nothing here needs to outlive a crash. */
const IN_A_HURRY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

interface Server {
  url: string;
  stop(): Promise<void>;
}

async function temporaryServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-test-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const cluster = await openCluster(folder, IN_A_HURRY);
    return { url: cluster.url('postgres'), stop: () => cluster.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function execute(url: string, statement: string): Promise<pg.QueryResult<{ name: string }>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = connect(url.href, { maxConnections: 1 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const { rows } = await execute(serverUrl, `select datname as name from pg_database where datname like '${prefix}%'`);
  for (const { name } of rows) await execute(serverUrl, `drop database "${name}" with (force)`);
}

function runTests(files: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files], {
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

async function everyTest(): Promise<string[]> {
  const files = await readdir(TESTS, { recursive: true });
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(TESTS, file));
}

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const own = process.env.DATABASE_URL;
  const server = own ? { url: own, stop: () => Promise.resolve() } : await temporaryServer();
  const prefix = `portico_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  try {
    await makeTemplate(server.url, template);
    const env = { ...process.env, DATABASE_URL: '', TEST_SERVER_URL: server.url, TEST_TEMPLATE: template };
    return await runTests(given.length ? given : await everyTest(), env);
  } finally {
    await dropDatabases(server.url, prefix);
    await server.stop();
  }
}

process.exitCode = await main();
