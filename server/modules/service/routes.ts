import type { FastifyInstance } from 'fastify';
import { draftApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { draftRoute } from '../preview/draft-route';
import { readContextOf } from '../item/read/read-context';
import { hotKeywords } from '../search/analytics/keywords';
import { SERVICE } from './area';

export function serviceRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, serviceApi, SERVICE);
  draftRoute(app, deps, draftApi.service, SERVICE);
  route(app, serviceApi.keywordList, (_, context) => hotKeywords(deps.db, SERVICE.area, readContextOf(deps, context)));
}
