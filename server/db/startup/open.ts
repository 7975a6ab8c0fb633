import type { Logger } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config/config';
import { prepareDataFolder } from '../../config/data-folder';
import { StartupError } from '../../config/startup-error';
import { connect, type Db } from '../connect';
import { joinEmbeddedDatabase, serveEmbeddedDatabase, type EmbeddedDatabase, type OnTrouble } from './embedded';
import { checkExternalDatabase } from './external-database';
import { migrateJobs } from '../job-schema';
import { compareMigrations, migrate } from '../migrate';
import { appliedMigrations } from '../migration-repository';

/** Maximum duration of a statement of the server, in milliseconds; imports and migrations have no limit. */
const STATEMENT_MS = 15_000;
const CONNECT_MS = 10_000;

export interface OpenDatabase {
  db: Db;
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the configured database and applies migrations, or makes sure that they are applied. This is the external database, or else the
 * embedded one, which a server (`serve`) uses exclusively and another program (`join`) shares with it. `onStatement` is called after each
 * statement.
 */
export async function openDatabase(
  config: Config,
  use: 'serve' | 'join',
  onTrouble: OnTrouble,
  onStatement?: Logger,
): Promise<OpenDatabase> {
  const source = await openWithoutMigrating(config, use, onTrouble);
  const db = connect(source.url, {
    statementMs: use === 'serve' ? STATEMENT_MS : 0,
    prepare: config.preparedStatements,
    standbyUrl: use === 'serve' ? config.databaseReadUrl : null,
    onBrokenConnection: onTrouble,
    ...(onStatement && { log: onStatement }),
  });
  const close = async () => {
    await db.destroy();
    await source.close();
  };
  try {
    await (config.migrateAtStart ? migrateToLatest(source.url) : checkMigrated(source.url));
    return { db, url: source.url, close };
  } catch (error) {
    await close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database could not be brought up to date: ${(error as Error).message}.`);
  }
}

/** Opens the configured database like `openDatabase`, but does not migrate it. `serve` makes sure that no server uses an embedded one. */
export async function openWithoutMigrating(
  config: Config,
  use: 'serve' | 'join',
  onTrouble: OnTrouble,
): Promise<Pick<OpenDatabase, 'url' | 'close'>> {
  await prepareDataFolder(config.dataFolder);
  return config.databaseUrl ? externalDatabase(config.databaseUrl) : embeddedDatabase(config.dataFolder, use, onTrouble);
}

/** Applies all migrations of the portal and of its job queue. */
export async function migrateToLatest(url: string): Promise<void> {
  const db = connect(url, { maxConnections: 2, prepare: false });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  await migrateJobs(url);
}

/** Throws StartupError if the database lacks a migration, or has one of a newer version. */
async function checkMigrated(url: string): Promise<void> {
  const applied = await readApplied(url);
  const { pending, unknown } = compareMigrations(applied ?? []);
  if (unknown.length) throw new StartupError(`The database is of a newer version of Portico (${unknown.join(', ')}).`);
  if (pending.length)
    throw new StartupError(
      `The database lacks ${pending.length} migrations, and MIGRATE_AT_START is off; run npm run migrate as the role that owns its tables.`,
    );
  // Changes nothing if the schema of the job queue is current.
  await migrateJobs(url);
}

async function readApplied(url: string): Promise<string[] | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    return await appliedMigrations(client);
  } finally {
    await client.end();
  }
}

async function externalDatabase(url: string): Promise<EmbeddedDatabase> {
  await checkExternalDatabase(url);
  return { url, close: () => Promise.resolve() };
}

const embeddedDatabase = (dataFolder: string, use: 'serve' | 'join', onTrouble: OnTrouble): Promise<EmbeddedDatabase> =>
  use === 'serve' ? serveEmbeddedDatabase(dataFolder, onTrouble) : joinEmbeddedDatabase(dataFolder, onTrouble);
