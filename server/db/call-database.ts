import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Db } from './connect';
import type { Database } from './schema/schema';

/** Runs the statements of one call in one transaction, one after another. */
class CallConnection implements DatabaseConnection {
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(private readonly trx: Db) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.#last.then(() => {
      if (this.#isOver) throw new Error('the call is over, and so is its transaction');
      return this.trx.executeQuery<Row>(query);
    });
    this.#last = result.catch(() => undefined);
    return result;
  }

  streamQuery(): never {
    throw new Error('a call within a transaction streams no rows');
  }

  /** Waits for the running statement and refuses further ones. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#last;
  }
}

/** Connection and moment of a call. */
interface CallStore {
  connection: CallConnection;
  moment: Date;
}

/** Makes each transaction of the call a savepoint of its one transaction. */
class CallDriver implements Driver {
  constructor(private readonly calls: AsyncLocalStorage<CallStore>) {}

  acquireConnection(): Promise<DatabaseConnection> {
    const call = this.calls.getStore();
    return call ? Promise.resolve(call.connection) : Promise.reject(new Error('no call is running'));
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('savepoint call'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('release savepoint call'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback to savepoint call'));
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** A call with a transaction and a moment of its own. */
export interface Call {
  /** Runs work whose statements, at any depth, run in the transaction of the call, and whose clock stands at its moment. */
  run: (work: () => void) => void;
  /** Waits for the running statement and refuses further ones. */
  end: () => Promise<void>;
}

/** Database and clock of handlers that are made once, while each call brings its own transaction and moment. */
export interface CallDatabase {
  db: Db;
  now: () => Date;
  enter: (trx: Db, moment: Date) => Call;
}

/** Returns a database and a clock that belong to whatever call is running. */
export function callDatabase(): CallDatabase {
  const calls = new AsyncLocalStorage<CallStore>();
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CallDriver(calls),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const now = (): Date => {
    const call = calls.getStore();
    if (!call) throw new Error('no call is running');
    return call.moment;
  };
  const enter = (trx: Db, moment: Date): Call => {
    const connection = new CallConnection(trx);
    return {
      run: (work) => {
        calls.run({ connection, moment }, work);
      },
      end: () => connection.end(),
    };
  };
  return { db, now, enter };
}
