import type { Logger } from 'kysely';
import type { Config } from '../../config/config';
import { prepareDataFolder } from '../../config/data-folder';
import { StartupError } from '../../config/startup-error';
import { connect, type Db } from '../connect';
import { joinEmbeddedDatabase, serveEmbeddedDatabase, type EmbeddedDatabase, type OnTrouble } from './embedded';
import { checkExternalDatabase } from './external-database';
import { migrateJobs } from '../job-schema';
import { migrate } from '../migrate';

/** Maximum duration of a statement of the server, in milliseconds; imports and migrations have no limit. */
const STATEMENT_MS = 15_000;

export interface OpenDatabase {
  db: Db;
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the configured database and applies migrations. This is the external database, or else the embedded one, which a server
 * (`serve`) uses exclusively and another program (`join`) shares with it. `onStatement` is called after each statement.
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
    await migrateToLatest(source.url);
    return { db, url: source.url, close };
  } catch (error) {
    await close();
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

async function migrateToLatest(url: string): Promise<void> {
  const db = connect(url, { maxConnections: 2, prepare: false });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  await migrateJobs(url);
}

async function externalDatabase(url: string): Promise<EmbeddedDatabase> {
  await checkExternalDatabase(url);
  return { url, close: () => Promise.resolve() };
}

const embeddedDatabase = (dataFolder: string, use: 'serve' | 'join', onTrouble: OnTrouble): Promise<EmbeddedDatabase> =>
  use === 'serve' ? serveEmbeddedDatabase(dataFolder, onTrouble) : joinEmbeddedDatabase(dataFolder, onTrouble);
