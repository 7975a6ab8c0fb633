import type { Config } from './config';
import type { Db } from './db/connect';
import type { FileStore } from './files';

/** What every module gets, passed as one argument. */
export interface Deps {
  db: Db;
  files: FileStore;
  config: Config;
  /** The present moment; tests pass their own. */
  now: () => Date;
}
