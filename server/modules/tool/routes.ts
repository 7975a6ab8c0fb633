import type { FastifyInstance } from 'fastify';
import { toolApi } from '../../../contract/tool';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { areaRoutes } from '../area/routes';
import { readingOf } from '../item/reading';
import { TOOL } from './area';
import { launcher } from './service';

export function toolRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  areaRoutes(app, deps, counters, toolApi, TOOL);
  route(app, toolApi.launcher, (_, context) => launcher(deps.db, readingOf(deps, context)));
}
