import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps';
import { sweepRegularly } from '../../http/sweep';
import { ViewCounter } from '../item/engagement/view-counter';
import { removeViewsBefore } from '../item/engagement/view-repository';
import { QueryLog } from '../search/analytics/query-log';
import { daysBefore, sweepSearches } from '../search/analytics/searcher';

/** Counters of views and searches, one of each for the whole app, flushed before the database closes. */
export interface Engagement {
  views: ViewCounter;
  queries: QueryLog;
}

export function startEngagement(app: FastifyInstance, { db, now }: Deps): Engagement {
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
