import type { Db } from '../db/connect';
import type { Deps } from './deps';

/** Error that rolls back the transaction and carries the result of the work. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('rolled back');
  }
}

/** Runs work in a transaction that is rolled back, without writing or removing files, and returns its result. */
export async function withoutEffect<T>({ db, files, ...others }: Deps, work: (deps: Deps) => Promise<T>): Promise<T> {
  const untouched: Deps['files'] = {
    isOnDisk: files.isOnDisk,
    read: (key, range) => files.read(key, range),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  try {
    return await db.transaction().execute(async (trx): Promise<T> => {
      throw new RolledBack(await work({ ...others, db: nestable(trx), files: untouched }));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

/** Returns a transaction whose `transaction` method runs nested work as a part of it. */
function nestable(trx: Db): Db {
  const db: Db = new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: <T>(work: (inner: Db) => Promise<T>) => work(db) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
  return db;
}
