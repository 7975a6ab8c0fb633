import type { FastifyInstance } from 'fastify';
import { toolApi } from '../../../contract/tool';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { readContextOf } from '../item/read/read-context';
import { TOOL } from './area';
import { launcher } from './service';

export function toolRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, toolApi, TOOL);
  route(app, toolApi.launcher, (_, context) => launcher(deps.db, readContextOf(deps, context)));
}
