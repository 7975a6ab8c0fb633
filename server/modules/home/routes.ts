import type { FastifyInstance } from 'fastify';
import { homeApi } from '../../../contract/home';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readContextOf } from '../item/read/read-context';
import type { Shared } from '../area/engagement';
import { keptHomeOf } from './kept-home';
import { setPinned } from './service';

export function homeRoutes(app: FastifyInstance, deps: Deps, { kept }: Pick<Shared, 'kept'>): void {
  const { db } = deps;
  route(app, homeApi.home, ({ parts }, context) =>
    keptHomeOf(kept, db, context.request.log, parts, readContextOf(deps, context)),
  );
  route(app, homeApi.updatePinned, ({ items }, context) => setPinned(db, items, readContextOf(deps, context)));
}
