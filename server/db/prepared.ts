import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Maximum number of statements that are prepared; each connection uses about 50 kB per statement. */
const MAX_NAMED = 300;
/** Maximum number of statements that are remembered as executed once; statements with a list in them may never be executed again. */
const MAX_SEEN = 2000;
const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback)$/i;
/** Error code for a prepared statement whose result columns have changed, because a newer version migrated its tables. */
const OUTDATED_PLAN = '0A000';

/** Assigns names to statements that are executed repeatedly. */
class StatementNames {
  readonly #named = new Map<string, string | null>();
  readonly #seen = new Set<string>();

  of(text: string): string | undefined {
    const named = this.#named.get(text);
    if (named !== undefined) return named ?? undefined;
    if (this.#named.size >= MAX_NAMED) return undefined;
    if (this.#seen.delete(text)) {
      const name = `portico_${this.#named.size}`;
      this.#named.set(text, name);
      return name;
    }
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }

  /** Stops preparing a statement; it is planned at each execution from now on. */
  giveUp(text: string): void {
    this.#named.set(text, null);
  }
}

/** A connection that prepares a statement, so that PostgreSQL keeps its plan, from its second execution in the pool on. */
class PreparingClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #inTransaction = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (!parameters.length) return this.#withoutParameters(text);
    const values = [...parameters];
    const name = this.#names.of(text);
    if (name === undefined) return this.#ask({ text, values });
    try {
      return await this.#ask({ name, text, values });
    } catch (error) {
      if ((error as { code?: string }).code !== OUTDATED_PLAN) throw error;
      this.#names.giveUp(text);
      // The failed statement had no effect, but an open transaction is aborted.
      if (this.#inTransaction) throw error;
      return this.#ask({ text, values });
    }
  }

  async #withoutParameters(text: string): Promise<pg.QueryResult> {
    const result = await this.#ask({ text });
    if (BEGINS.test(text)) this.#inTransaction = true;
    else if (ENDS.test(text)) this.#inTransaction = false;
    return result;
  }

  /** Uses a callback, because with pg's own promises the rows of a result survive minor garbage collections and lengthen their pauses. */
  #ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#client.query(statement, (error: Error | null, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  }

  release(): void {
    this.#client.release();
  }
}

/** Returns the pool with connections that prepare statements. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparingClient = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, preparingClient);
      // Kysely's type also has cursors, which are not used here.
      return preparingClient as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
