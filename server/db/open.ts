import type { Config } from '../config';
import { prepareDataFolder } from '../data-folder';
import { StartupError } from '../startup-error';
import { connect, type Db } from './connect';
import { joinEmbeddedDatabase, serveEmbeddedDatabase, type EmbeddedDatabase, type OnTrouble } from './embedded';
import { checkGivenDatabase } from './given-database';
import { migrate } from './migrate';

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

/**
 * The configured database, up to date: the given one, or else the embedded one, which a server (`serve`) has for itself
 * and another program (`join`) shares with it.
 */
export async function openDatabase(config: Config, use: 'serve' | 'join', onTrouble: OnTrouble): Promise<OpenDatabase> {
  await prepareDataFolder(config.dataFolder);
  const source = config.databaseUrl
    ? await givenDatabase(config.databaseUrl)
    : await embeddedDatabase(config.dataFolder, use, onTrouble);
  const db = connect(source.url, { onBrokenConnection: onTrouble });
  const close = async () => {
    await db.destroy();
    await source.close();
  };
  try {
    await migrate(db);
    return { db, close };
  } catch (error) {
    await close();
    throw new StartupError(`The database could not be brought up to date: ${(error as Error).message}.`);
  }
}

async function givenDatabase(url: string): Promise<EmbeddedDatabase> {
  await checkGivenDatabase(url);
  return { url, close: () => Promise.resolve() };
}

const embeddedDatabase = (dataFolder: string, use: 'serve' | 'join', onTrouble: OnTrouble): Promise<EmbeddedDatabase> =>
  use === 'serve' ? serveEmbeddedDatabase(dataFolder, onTrouble) : joinEmbeddedDatabase(dataFolder, onTrouble);
