import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AREAS } from '../../contract/core/areas';
import { poolCounts } from '../db/connect';
import type { Deps } from '../http/deps';
import { MIGRATIONS } from '../db/migrate';
import { lastMigration, publishedCounts } from './metrics-repository';

/** Histogram buckets in seconds, from a cached response to one that is about to time out. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const SEARCH_BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 5];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];
/** Minimum interval between reads of the database's figures, however often the metrics are requested. */
const DATABASE_MS = 15_000;

/** Result of an attempt of a job in the background. */
interface JobResult {
  task: string;
  seconds: number;
  hasFailed: boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server process. Labels are routes, methods, status classes and fixed words: never ids or people. */
export function createMetrics(deps: Pick<Deps, 'db' | 'now'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const jobs = {
    duration: new Histogram({
      name: 'portico_job_duration_seconds',
      help: 'Duration of jobs in the background',
      labelNames: ['task'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    failures: new Counter({
      name: 'portico_job_failures_total',
      help: 'Attempts of jobs that failed',
      labelNames: ['task'],
      registers,
    }),
    lastSuccess: new Gauge({
      name: 'portico_job_last_success_timestamp_seconds',
      help: 'Time at which a job of this kind was last done by this process',
      labelNames: ['task'],
      registers,
    }),
  };
  observeDatabase(deps, registry);
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by route pattern, method and class of the status',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered', registers }),
    searches: new Histogram({
      name: 'portico_search_duration_seconds',
      help: 'Duration of searches and suggestions that were answered',
      labelNames: ['kind'],
      buckets: SEARCH_BUCKETS,
      registers,
    }),
    pages: new Counter({
      name: 'portico_rendered_pages_total',
      help: 'Pages that were to come with their content: sent with it, or without it because rendering failed or is paused',
      labelNames: ['result'],
      registers,
    }),
    failedSignIns: new Counter({
      name: 'portico_failed_sign_ins_total',
      help: 'Sign-ins that failed, by reason',
      labelNames: ['reason'],
      registers,
    }),
    refusals: new Counter({
      name: 'portico_rate_limit_refusals_total',
      help: 'Calls refused by a rate limit, by limit',
      labelNames: ['limit'],
      registers,
    }),
    recordJob: ({ task, seconds, hasFailed }: JobResult): void => {
      jobs.duration.observe({ task }, seconds);
      if (hasFailed) jobs.failures.inc({ task });
      else jobs.lastSuccess.set({ task }, deps.now().getTime() / 1000);
    },
  };
}

/** Adds the metrics that are read when they are requested: connections, published items and the schema. */
function observeDatabase({ db, now }: Pick<Deps, 'db' | 'now'>, registry: Registry): void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'portico_database_connections',
    help: 'Connections to the database by state, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { total, idle, waiting } = poolCounts(db);
      connections.set({ state: 'busy' }, total - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
  const published = new Gauge({
    name: 'portico_published_items',
    help: 'Items that readers can see, by area',
    labelNames: ['area'],
    registers,
    collect: () => database.refresh(),
  });
  const isUp = new Gauge({
    name: 'portico_database_up',
    help: '1 if the database answered the last question',
    registers,
    collect: () => database.refresh(),
  });
  const schema = new Gauge({
    name: 'portico_migrations',
    help: 'Number of migrations of this version; the label names the last one that the database has',
    labelNames: ['last'],
    registers,
    collect: () => database.refresh(),
  });
  const database = atMostEvery(DATABASE_MS, now, async () => {
    try {
      const counts = await publishedCounts(db, now());
      for (const area of AREAS) published.set({ area }, counts.get(area) ?? 0);
      schema.reset();
      schema.set({ last: await lastMigration(db) }, Object.keys(MIGRATIONS).length);
      isUp.set(1);
    } catch {
      // The log has the reason; figures of a database that does not answer would be wrong.
      published.reset();
      isUp.set(0);
    }
  });
}

/** Returns a `refresh` that runs the work at most once per interval. */
function atMostEvery(intervalMs: number, now: () => Date, work: () => Promise<void>): { refresh: () => Promise<void> } {
  let last: { at: number; done: Promise<void> } | null = null;
  return {
    refresh: () => {
      const at = now().getTime();
      if (!last || at - last.at >= intervalMs) last = { at, done: work() };
      return last.done;
    },
  };
}
