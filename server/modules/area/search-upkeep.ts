import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect';
import { reindexOutdated } from '../item/reindex';
import { refreshDictionary } from '../search/dictionary';
import { cleanPendingLists } from '../search/index-item';

const FIRST_MS = 1_000;
const PENDING_PAUSE_MS = 1_000;
const SHORTEST_PAUSE_MS = 30_000;
/** A count of many texts takes long, and is made the more seldom. */
const PAUSES = 20;

/** Keeps the index as this Portico makes it, with what was saved last sorted in, and its dictionary up to date. Answers how to stop. */
export function keepSearchCurrent(db: Db, log: FastifyBaseLogger): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const failed = (error: unknown): number => {
    if ((error as Error).name !== 'AbortError') log.error({ err: error }, 'search could not be brought up to date');
    return SHORTEST_PAUSE_MS;
  };
  const sorting = repeat(signal, failed, async () => {
    await cleanPendingLists(db);
    return PENDING_PAUSE_MS;
  });
  const counting = repeat(signal, failed, async () => {
    const began = performance.now();
    await makeCurrent(db, log, signal);
    return Math.max(SHORTEST_PAUSE_MS, PAUSES * (performance.now() - began));
  });
  return async () => {
    stop.abort();
    await Promise.all([sorting, counting]);
  };
}

async function makeCurrent(db: Db, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  if (await reindexOutdated(db, signal)) log.info('the index of search was made anew');
  if (!signal.aborted) await refreshDictionary(db, signal);
}

/** Does the work again and again until the signal comes, each time after the milliseconds that the last one answered, or its failure. */
async function repeat(signal: AbortSignal, failed: (error: unknown) => number, work: () => Promise<number>): Promise<void> {
  let pause = FIRST_MS;
  while (await hasPassed(pause, signal)) pause = await work().catch(failed);
}

/** Waits so many milliseconds; answers false at once when the signal comes. */
const hasPassed = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { ref: false, signal }).catch(() => false);
