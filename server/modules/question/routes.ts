import type { FastifyInstance } from 'fastify';
import { questionApi as api } from '../../../contract/manage/question';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { scopeOf } from '../manage/content';
import { askDraft } from './draft';
import { countSunk, listSunk } from './repository';

export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, api.ask, (input, context) => askDraft(deps, input, context));
  route(app, api.sunk, async ({ page, pageSize }, { viewer }) => {
    const { db, now } = deps;
    const scope = await scopeOf(db, viewer);
    const moment = now();
    const total = await countSunk(db, scope, moment);
    return { items: await listSunk(db, scope, { page, pageSize }, moment), total, page, pageSize };
  });
}
