import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { sweepRegularly } from '../../sweep';
import { ViewCounter } from '../item/view-counter';
import { removeViewsBefore } from '../item/view-repository';
import { QueryLog } from '../search/query-log';
import { daysBefore, sweepSearches } from '../search/searcher';

/** What counts views and searches, one of each for the whole app; written out before the database closes. */
export interface Counters {
  views: ViewCounter;
  queries: QueryLog;
}

export function startCounters(app: FastifyInstance, { db, now }: Deps): Counters {
  const views = new ViewCounter(db, now);
  const queries = new QueryLog(db, now, app.log);
  app.addHook('onClose', async () => {
    await views.close();
    await queries.flush();
  });
  // Those of yesterday may be on their way yet.
  sweepRegularly(app, 'views', () => removeViewsBefore(db, daysBefore(now(), 1)));
  sweepRegularly(app, 'searches', () => sweepSearches(db, now()));
  return { views, queries };
}
