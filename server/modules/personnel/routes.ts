import type { FastifyInstance } from 'fastify';
import { draftApi } from '../../../contract/preview';
import { personnelApi } from '../../../contract/personnel';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { draftRoute } from '../preview/draft-route';
import { readContextOf } from '../item/read/read-context';
import { PERSONNEL } from './area';
import { overview } from './service';

export function personnelRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, personnelApi, PERSONNEL);
  draftRoute(app, deps, draftApi.personnel, PERSONNEL);
  route(app, personnelApi.overview, (_, context) => overview(deps.db, readContextOf(deps, context)));
}
