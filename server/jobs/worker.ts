import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import { openPool } from '../db/pool';
import type { Deps } from '../http/deps';
import { enqueueAbandoned, LOCK_MS } from '../modules/manage/scheduled-job';
import { enqueueAbandonedReleases } from '../modules/release/job';
import { workerLogger, type JobLog } from './job-log';
import { NIGHTLY, tasksOf } from './tasks';

/** Number of jobs that a process does at the same time. */
const CONCURRENCY = 2;
/** Interval at which the worker looks for jobs whose time has come, and so their maximum delay while it is idle. */
const POLL_MS = 400;
/** Interval at which jobs of processes that ended are looked for. */
const ABANDONED_MS = 5_000;
const CONNECT_MS = 10_000;
/** Pause before the worker is started again after it lost its database. */
const RESTART_MS = 1_000;

/** Receives the result of each attempt of a job. */
type OnJob = (result: { task: string; seconds: number; hasFailed: boolean }) => void;

/** Starts doing jobs in the background. Returns a function that stops this after the jobs that are being done. */
export function startWorker(deps: Deps, url: string, log: JobLog, onJob?: OnJob): () => Promise<void> {
  const stop = new AbortController();
  const working = [
    repeat(stop.signal, RESTART_MS, log, () => workUntilTrouble(deps, url, log, stop.signal, onJob)),
    watchAbandoned(deps, log, stop.signal),
  ];
  return async () => {
    stop.abort();
    await Promise.all(working);
  };
}

/**
 * Does jobs until the signal aborts, or until a job could not be marked as done because the database did not answer, after which
 * the worker does no others.
 */
async function workUntilTrouble(deps: Deps, url: string, log: JobLog, signal: AbortSignal, onJob?: OnJob): Promise<void> {
  // The worker's own listeners are gone as soon as it has stopped, before the pool has ended.
  const pool = openPool({ connectionString: url, max: CONCURRENCY + 2, connectionTimeoutMillis: CONNECT_MS }, (error) => {
    log.warn({ err: error }, 'a connection of the worker broke');
  });
  const events: WorkerEvents = new EventEmitter();
  if (onJob) observeJobs(events, onJob);
  const ended = new AbortController();
  const stopped = once(events, 'worker:fatalError', { signal: AbortSignal.any([signal, ended.signal]) }).catch(ignoreAbort);
  try {
    const runner = await run({
      ...{
        pgPool: pool,
        events,
        taskList: tasksOf(deps, log),
        parsedCronItems: parseCronItems(NIGHTLY),
        logger: workerLogger(log),
      },
      ...{ concurrency: CONCURRENCY, pollInterval: POLL_MS, noHandleSignals: true },
      // The time that decides what readers see is the server's as well.
      useNodeTime: true,
      noPreparedStatements: !deps.config.preparedStatements,
    });
    const isOver = runner.promise.then(() => true);
    if (await Promise.race([stopped.then(() => false), isOver])) return;
    await runner.stop();
    await isOver;
  } finally {
    ended.abort();
    await pool.end();
  }
}

/** Calls `onJob` after each attempt of a job. */
function observeJobs(events: WorkerEvents, onJob: OnJob): void {
  const startedAt = new Map<string, number>();
  events.on('job:start', ({ job }) => startedAt.set(job.id, performance.now()));
  const report = (job: { id: string; task_identifier: string }, hasFailed: boolean) => {
    const seconds = (performance.now() - (startedAt.get(job.id) ?? performance.now())) / 1000;
    startedAt.delete(job.id);
    onJob({ task: job.task_identifier, seconds, hasFailed });
  };
  events.on('job:success', ({ job }) => {
    report(job, false);
  });
  events.on('job:error', ({ job }) => {
    report(job, true);
  });
}

const ignoreAbort = (error: unknown): void => {
  if ((error as Error).name !== 'AbortError') throw error;
};

async function watchAbandoned(deps: Deps, log: JobLog, signal: AbortSignal): Promise<void> {
  let isFirst = true;
  await repeat(signal, ABANDONED_MS, log, async () => {
    const lockedSince = new Date(deps.now().getTime() - (isFirst ? 0 : LOCK_MS));
    const count = (await enqueueAbandoned(deps, isFirst)) + (await enqueueAbandonedReleases(deps.db, lockedSince));
    isFirst = false;
    if (count) log.info({ count }, 'jobs of a process that ended were enqueued again');
  });
}

/** Repeats work, with pauses, until the signal aborts. Errors are logged. */
async function repeat(signal: AbortSignal, pauseMs: number, log: JobLog, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => {
      log.error({ err: error }, 'trouble with jobs in the background');
    });
    await setTimeout(pauseMs, undefined, { signal }).catch(ignoreAbort);
  }
}
