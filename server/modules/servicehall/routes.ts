import type { FastifyInstance } from 'fastify';
import { servicehallApi } from '../../../contract/servicehall';
import type { Deps } from '../../deps';
import { route } from '../../route';
import type { Counters } from '../area/counters';
import { areaRoutes } from '../area/routes';
import { readingOf } from '../item/reading';
import { hotKeywords } from '../search/keywords';
import { SERVICE } from './area';

export function servicehallRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  areaRoutes(app, deps, counters, servicehallApi, SERVICE);
  route(app, servicehallApi.keywordList, (_, context) => hotKeywords(deps.db, SERVICE.area, readingOf(deps, context)));
}
