import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect';
import { reindexOutdated } from '../item/reindex';
import { refreshDictionary } from '../search/dictionary';

const FIRST_MS = 1_000;
const SHORTEST_PAUSE_MS = 30_000;
/** A count of many texts takes long, and is made the more seldom. */
const PAUSES = 20;

/** Keeps the index as this Portico makes it, and its dictionary up to date. Answers how to stop. */
export function keepSearchCurrent(db: Db, log: FastifyBaseLogger): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    const began = performance.now();
    try {
      if (await reindexOutdated(db, stop.signal)) log.info('the index of search was made anew');
      if (!stop.signal.aborted) await refreshDictionary(db, stop.signal);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') log.error({ err: error }, 'search could not be brought up to date');
    }
    if (!stop.signal.aborted) wait(Math.max(SHORTEST_PAUSE_MS, PAUSES * (performance.now() - began)));
  };
  const wait = (pause: number): void => {
    timer = setTimeout(() => {
      working = work();
    }, pause).unref();
  };
  wait(FIRST_MS);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await working;
  };
}
