import type { Config } from '../config/config';
import type { Db } from '../db/connect';
import type { FileStore } from '../storage/file-store';

/** Dependencies that every module gets, passed as one argument. */
export interface Deps {
  db: Db;
  files: FileStore;
  config: Config;
  /** Returns the current time; tests replace it. */
  now: () => Date;
}
