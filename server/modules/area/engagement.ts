import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps';
import { sweepRegularly } from '../../http/sweep';
import { DownloadLog } from '../item/engagement/download-log';
import { ViewCounter } from '../item/engagement/view-counter';
import { removeDailyCountsBefore, removeViewsBefore } from '../item/engagement/view-repository';
import type { KeptParts } from '../kept/kept-parts';
import { QueryLog } from '../search/analytics/query-log';
import { daysBefore, sweepSearches } from '../search/analytics/searcher';

/** Number of days for which the daily counts of items are kept: three years. */
const KEPT_DAYS = 3 * 365;

/** Counters of views, downloads and searches, shared by the whole app and flushed before the database closes. */
export interface Engagement {
  views: Pick<ViewCounter, 'count'>;
  downloads: Pick<DownloadLog, 'record'>;
  queries: Pick<QueryLog, 'record'>;
}

/** Counters, and cached parts of answers, that the routes of readers share. */
export interface Shared extends Engagement {
  kept: KeptParts;
  /** Aborted once the process was told to stop. */
  stopping?: AbortSignal;
}

export function startEngagement(app: FastifyInstance, { db, now }: Deps): Engagement {
  const views = new ViewCounter(db, now);
  const downloads = new DownloadLog(db, now, app.log);
  const queries = new QueryLog(db, now, app.log);
  app.addHook('onClose', async () => {
    await views.close();
    await downloads.flush();
    await queries.flush();
  });
  // Yesterday's rows are kept, because its last views may still be waiting to be written.
  sweepRegularly(app, 'views', () => removeViewsBefore(db, daysBefore(now(), 1)));
  sweepRegularly(app, 'daily counts', () => removeDailyCountsBefore(db, daysBefore(now(), KEPT_DAYS)));
  sweepRegularly(app, 'searches', () => sweepSearches(db, now()));
  return { views, downloads, queries };
}
