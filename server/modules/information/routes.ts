import type { FastifyInstance } from 'fastify';
import { informationApi } from '../../../contract/information';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { areaRoutes } from '../area/routes';
import { readingOf } from '../item/reading';
import { INFORMATION } from './area';
import { shelfTree } from './service';

export function informationRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  areaRoutes(app, deps, counters, informationApi, INFORMATION);
  route(app, informationApi.tree, (_, context) => shelfTree(deps.db, readingOf(deps, context)));
}
