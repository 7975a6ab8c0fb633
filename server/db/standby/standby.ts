import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../../config/startup-error';
import type { Db } from '../connect';
import { primaryPosition, ServerStateReader } from './server-state-repository';
import { StandbyWatch, type Unusable } from './standby-watch';

const LOOK_MS = 250;

/** Standby that reads may use. */
export interface Standby {
  /** Returns true if the standby has replayed everything up to a position, and is less than a second behind. */
  has: (position: number) => boolean;
  /** Stops using the standby until a later look has reached it. */
  distrust: () => void;
  /** Returns a position in the primary's log after everything committed so far. */
  primaryPosition: () => Promise<number>;
}

export interface WatchedStandby extends Standby {
  /** Returns the bytes that the standby is behind (NaN if unknown), and whether it is used. */
  state: () => { lagBytes: number; isUsed: boolean };
  close: () => Promise<void>;
}

interface Urls {
  primary: string;
  standby: string;
}

/**
 * Watches the standby until it is closed. Logs a warning if it cannot be used, and throws StartupError if DATABASE_READ_URL leads to
 * another database.
 */
export async function watchStandby(db: Db, urls: Urls, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<WatchedStandby> {
  const primary = new ServerStateReader(urls.primary);
  const standby = new ServerStateReader(urls.standby);
  const watch = new StandbyWatch(
    () => primary.read(),
    () => standby.read(),
  );
  const stop = new AbortController();
  const closeReaders = () => {
    primary.close();
    standby.close();
  };
  await watch.look();
  if (watch.reason === 'another database') {
    closeReaders();
    throw new StartupError('DATABASE_READ_URL leads to another database than DATABASE_URL; it must lead to a standby of it.');
  }
  const tell = changeLog(log);
  const watching = (async () => {
    while (!stop.signal.aborted) {
      tell(watch);
      await wait(LOOK_MS, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
      await watch.look();
    }
  })();
  return {
    has: (position) => watch.has(position),
    distrust: () => {
      watch.distrust();
    },
    primaryPosition: () => primaryPosition(db),
    state: () => ({ lagBytes: watch.lagBytes, isUsed: watch.has(0) }),
    close: async () => {
      stop.abort();
      await watching;
      closeReaders();
    },
  };
}

/** Returns a function that logs when the standby becomes usable or unusable. A temporary lag is not logged. */
function changeLog(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): (watch: StandbyWatch) => void {
  let told: Unusable | null = null;
  return ({ reason, error }) => {
    if (reason === told || reason === 'behind') return;
    told = reason;
    if (reason === null) log.info('the standby is used for reading again');
    else log.warn({ reason, ...(error instanceof Error && { err: error }) }, 'the standby is not used; reads go to the primary');
  };
}
