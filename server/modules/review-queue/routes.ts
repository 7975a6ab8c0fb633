import type { FastifyInstance } from 'fastify';
import { draftManageApi } from '../../../contract/manage/draft';
import { reviewApi } from '../../../contract/manage/review';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import { approveDraft } from './approval';
import { readReview } from './page';
import { listReviews } from './queue';
import { readSettings, saveSettings } from './settings';

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, draftManageApi.approve, (input, { viewer }) => approveDraft(deps, input, viewer));
  route(app, reviewApi.list, (input, context) => listReviews(deps, input, context));
  route(app, reviewApi.info, (ref, context) => readReview(deps, ref, readContextOf(deps, context)));
  route(app, reviewApi.settings, (_input, { locale }) => readSettings(deps.db, locale));
  route(app, reviewApi.saveSettings, (input, context) => saveSettings(deps, input, context));
}
