import type { FastifyInstance } from 'fastify';
import { personnelApi } from '../../../contract/personnel';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { areaRoutes } from '../area/routes';
import { readingOf } from '../item/reading';
import { PERSONNEL } from './area';
import { overview } from './service';

export function personnelRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  areaRoutes(app, deps, counters, personnelApi, PERSONNEL);
  route(app, personnelApi.overview, (_, context) => overview(deps.db, readingOf(deps, context)));
}
