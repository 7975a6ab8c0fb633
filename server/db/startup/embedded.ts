import pg from 'pg';
import { StartupError } from '../../config/startup-error';
import { EMBEDDED_DATABASE as DATABASE, openCluster, type Cluster } from './embedded-cluster';
import { LOCK } from '../locks';

/** A database that Portico runs itself. */
export interface EmbeddedDatabase {
  url: string;
  close(): Promise<void>;
}
export type OnTrouble = (error: Error) => void;

/** Maximum time to wait for the lock; a server that was just stopped or killed may hold it a little longer. */
const LOCK_PATIENCE_MS = 3_000;
const RETRY_MS = 250;
const CONNECT_MS = 10_000;
/** Message of `pg`, without a code, for a connection that timed out. */
const NO_ANSWER = 'timeout expired';

/** Opens the database in the data folder exclusively for this server. Restarts PostgreSQL if it dies; `close` stops it. */
export async function serveEmbeddedDatabase(dataFolder: string, onTrouble: OnTrouble): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataFolder);
  const owner = new Owner(cluster, onTrouble);
  if (!(await explainConnectionFailure(dataFolder, owner.obtain())))
    throw new StartupError(
      `Another Portico server or an import uses the data folder ${dataFolder}. Stop it or let it finish, or set PORTICO_DATA to another folder.`,
    );
  return opened(cluster, () => owner.stop());
}

/** Opens the same database for a program that runs with or without a server. `close` stops PostgreSQL unless another process uses it. */
export async function joinEmbeddedDatabase(dataFolder: string, onTrouble: OnTrouble): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(dataFolder);
  const owner = new Owner(cluster, onTrouble);
  const alone = await explainConnectionFailure(dataFolder, owner.obtain(0));
  return opened(cluster, () => (alone ? owner.stop() : Promise.resolve()));
}

/** Throws a StartupError if PostgreSQL runs but does not respond. */
async function explainConnectionFailure<T>(dataFolder: string, connection: Promise<T>): Promise<T> {
  try {
    return await connection;
  } catch (error) {
    if ((error as Error).message !== NO_ANSWER) throw error;
    throw new StartupError(
      `The PostgreSQL of the data folder ${dataFolder} does not answer within ${CONNECT_MS / 1000} s. Look at its processes, or end them and start again.`,
    );
  }
}

async function opened(cluster: Cluster, close: () => Promise<void>): Promise<EmbeddedDatabase> {
  try {
    await createDatabase(cluster.url('postgres'));
    return { url: cluster.url(DATABASE), close };
  } catch (error) {
    await close();
    throw error;
  }
}

class Owner {
  #client: pg.Client | null = null;
  #recovery: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly onTrouble: OnTrouble,
  ) {}

  /** Returns whether this process now owns the database; false if another one does. */
  async obtain(patienceMs = LOCK_PATIENCE_MS): Promise<boolean> {
    for (const deadline = Date.now() + patienceMs; !this.#stopped; await pause()) {
      // A server that is stopping also stops PostgreSQL, which ends our connection to it.
      const client = await this.#tryLock().catch((error: unknown) =>
        Date.now() > deadline ? Promise.reject(error as Error) : null,
      );
      if (client) {
        this.#keep(client);
        return true;
      }
      if (Date.now() > deadline) return false;
    }
    return false;
  }

  async #tryLock(): Promise<pg.Client | null> {
    await this.cluster.ensureRunning();
    const client = new pg.Client({
      connectionString: this.cluster.url('postgres'),
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('error', (error) => {
      this.#report(error);
    });
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK.dataFolder]);
    if (rows[0]?.held) return client;
    await client.end();
    return null;
  }

  #keep(client: pg.Client): void {
    this.#client = client;
    client.once('end', () => {
      this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    while (!this.#stopped) {
      try {
        if (await this.obtain()) return;
        this.#report(new Error('another server or an import has taken over the data folder'));
      } catch (error) {
        this.#report(error as Error);
      }
      await pause();
    }
  }

  #report(error: Error): void {
    if (!this.#stopped) this.onTrouble(error);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    // A recovery in progress would start PostgreSQL again after it was stopped.
    await this.#recovery;
    await this.#client?.end();
    await this.cluster.stop();
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));
