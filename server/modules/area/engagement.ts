import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps';
import { sweepRegularly } from '../../http/sweep';
import { ViewCounter } from '../item/engagement/view-counter';
import { removeViewsBefore } from '../item/engagement/view-repository';
import { QueryLog } from '../search/analytics/query-log';
import { daysBefore, sweepSearches } from '../search/analytics/searcher';

/** Counters of views and searches, shared by the whole app and flushed before the database closes. */
export interface Engagement {
  views: Pick<ViewCounter, 'count'>;
  queries: Pick<QueryLog, 'record'>;
}

export function startEngagement(app: FastifyInstance, { db, now }: Deps): Engagement {
  const views = new ViewCounter(db, now);
  const queries = new QueryLog(db, now, app.log);
  app.addHook('onClose', async () => {
    await views.close();
    await queries.flush();
  });
  // Yesterday's rows are kept, because its last views may still be waiting to be written.
  sweepRegularly(app, 'views', () => removeViewsBefore(db, daysBefore(now(), 1)));
  sweepRegularly(app, 'searches', () => sweepSearches(db, now()));
  return { views, queries };
}
