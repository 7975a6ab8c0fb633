import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../server/db/connect';
import { openCluster } from '../../server/db/startup/embedded-cluster';
import { startPair } from '../../tests/lifecycle/postgres-pair';

/** Servers of PostgreSQL for a measurement. */
export interface Databases {
  /** Creates a database and returns its URL. */
  create: (name: string) => Promise<string>;
  /** Returns the URL of the same database on the standby; throws without a standby. */
  onStandby: (url: string) => string;
  /** Process ids of the servers. */
  postmasters: number[];
  stop: () => Promise<void>;
}

/** Starts the PostgreSQL of the package that the portal embeds. */
export async function embeddedDatabases(): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-api-'));
  const cluster = await openCluster(folder);
  const [postmaster = ''] = (await readFile(join(folder, 'database/data/postmaster.pid'), 'utf8')).split('\n');
  return {
    create: (name) => createDatabase(cluster.url('postgres'), name),
    onStandby: () => {
      throw new Error('the embedded PostgreSQL has no standby');
    },
    postmasters: [Number(postmaster)],
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Debian's PostgreSQL with a standby that streams from it. */
export async function databasesWithStandby(): Promise<Databases> {
  const { primary, standby, remove } = await startPair();
  return {
    create: (name) => createDatabase(primary.url, name),
    onStandby: (url) => Object.assign(new URL(url), { port: String(standby.port) }).href,
    postmasters: [primary.pid, standby.pid],
    stop: remove,
  };
}

async function createDatabase(server: string, name: string): Promise<string> {
  const db = connect(server, { maxConnections: 1 });
  await sql.raw(`create database ${name}`).execute(db);
  await db.destroy();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
