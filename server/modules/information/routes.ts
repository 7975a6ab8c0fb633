import type { FastifyInstance } from 'fastify';
import { informationApi } from '../../../contract/information';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { readContextOf } from '../item/read/read-context';
import { INFORMATION } from './area';
import { overview } from './overview';
import { shelfTree } from './service';

export function informationRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, informationApi, INFORMATION);
  route(app, informationApi.tree, (_, context) => shelfTree(deps.db, readContextOf(deps, context)));
  route(app, informationApi.overview, (_, context) => overview(deps.db, readContextOf(deps, context)));
}
