import type { Config } from '../config/config';
import type { Db } from '../db/connect';
import type { FileStore } from '../storage/file-store';

/** Dependencies that every module gets, passed as one argument. */
export interface Deps {
  db: Db;
  files: FileStore;
  config: Config;
  /** The present moment; tests pass their own. */
  now: () => Date;
}
