import type { FastifyInstance } from 'fastify';
import { homeApi } from '../../../contract/home';
import type { Deps } from '../../deps';
import { route } from '../../route';
import { readingOf } from '../item/reading';
import { homeOf, setPinned } from './service';

export function homeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, homeApi.home, ({ parts }, context) => homeOf(db, context.request.log, parts, readingOf(deps, context)));
  route(app, homeApi.updatePinned, ({ items }, context) => setPinned(db, items, readingOf(deps, context)));
}
