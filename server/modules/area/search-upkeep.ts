import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../db/connect';
import { reindexOutdated } from '../item/publish/reindex';
import { refreshDictionary } from '../search/index/dictionary';
import { cleanPendingLists } from '../search/index/index-repository';

const FIRST_MS = 1_000;
const PENDING_PAUSE_MS = 1_000;
const MIN_PAUSE_MS = 30_000;
/**
 * Pause between dictionary refreshes, as a multiple of the last one's duration: counting many texts takes long, so it is done
 * less often.
 */
const PAUSES = 20;

interface Log {
  info: (what: string) => void;
  error: (facts: { err: unknown }, what: string) => void;
}

/**
 * Keeps the search index current in the background: rebuilds it if an older version made it, cleans its pending lists and
 * refreshes the dictionary. Returns a function that stops this.
 */
export function keepSearchCurrent(db: Db, log: Log): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = (what: string) => (error: unknown) => {
    if ((error as Error).name !== 'AbortError') log.error({ err: error }, what);
    return false;
  };
  const sorting = repeat(signal, async () => {
    const failed = tell('what was saved could not be sorted into the index of search');
    const isSorted = await cleanPendingLists(db).then(() => true, failed);
    return isSorted ? PENDING_PAUSE_MS : MIN_PAUSE_MS;
  });
  const counting = repeat(signal, async () => {
    const began = performance.now();
    await makeCurrent(db, log, signal).catch(tell('search could not be brought up to date'));
    return Math.max(MIN_PAUSE_MS, PAUSES * (performance.now() - began));
  });
  return async () => {
    stop.abort();
    await Promise.all([sorting, counting]);
  };
}

async function makeCurrent(db: Db, log: Log, signal: AbortSignal): Promise<void> {
  if (await reindexOutdated(db, signal)) log.info('the search index was rebuilt');
  if (!signal.aborted) await refreshDictionary(db, signal);
}

/** Repeats the work until the signal aborts. The work returns the pause before its next run, in milliseconds. */
async function repeat(signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  let pause = FIRST_MS;
  while (await hasPassed(pause, signal)) pause = await work();
}

/** Resolves to true after this many milliseconds, or to false as soon as the signal aborts. */
const hasPassed = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { ref: false, signal }).catch(() => false);
