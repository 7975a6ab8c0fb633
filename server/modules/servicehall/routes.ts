import type { FastifyInstance } from 'fastify';
import { servicehallApi } from '../../../contract/servicehall';
import type { Deps } from '../../deps';
import { route, type CallContext } from '../../route';
import { sweepRegularly } from '../../sweep';
import { classificationTree } from '../item/classification';
import { readingOf } from '../item/reading';
import { shareItem, viewItem } from '../item/use';
import { ViewCounter } from '../item/view-counter';
import { removeViewsBefore } from '../item/view-repository';
import { suggestTitles } from '../search/area-search';
import { hotKeywords } from '../search/keywords';
import { QueryLog } from '../search/query-log';
import { daysBefore, sweepSearches } from '../search/searcher';
import { listForms, readForm, searchForms, SERVICE } from './service';

export function servicehallRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const reading = (context: CallContext) => readingOf(deps, context);
  const views = new ViewCounter(db, now);
  const queries = new QueryLog(db, now, app.log);
  app.addHook('onClose', async () => {
    await views.close();
    await queries.flush();
  });

  // Those of yesterday may be on their way yet.
  sweepRegularly(app, 'views', () => removeViewsBefore(db, daysBefore(now(), 1)));
  sweepRegularly(app, 'searches', () => sweepSearches(db, now()));

  route(app, servicehallApi.classificationList, (_, context) => classificationTree(db, SERVICE.area, reading(context)));
  route(app, servicehallApi.keywordList, (_, context) => hotKeywords(db, SERVICE.area, reading(context)));
  route(app, servicehallApi.search, (input, context) => searchForms(db, queries, input, reading(context)));
  route(app, servicehallApi.suggest, ({ query }, context) => suggestTitles(db, SERVICE, query, reading(context)));
  route(app, servicehallApi.formList, (input, context) => listForms(db, input, reading(context)));
  route(app, servicehallApi.formInfo, ({ id }, context) => readForm(db, id, reading(context)));
  route(app, servicehallApi.updateShareCount, async ({ id }, { viewer }) => ({
    shareCount: await shareItem(deps, SERVICE, id, viewer),
  }));
  route(app, servicehallApi.updateViews, async ({ id }, { viewer }) => ({
    views: await viewItem(deps, views, SERVICE, id, viewer),
  }));
}
