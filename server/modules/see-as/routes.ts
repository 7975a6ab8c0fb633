import type { FastifyInstance } from 'fastify';
import { seeAsApi } from '../../../contract/manage/see-as';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { sweepRegularly } from '../../http/sweep';
import { explainSight } from './explain';
import { removeExpiredSeeAs } from './repository';
import { beginSeeAs, endSeeAs, presentSeeAsOf } from './service';

export function seeAsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, seeAsApi.begin, (input, { viewer }) => beginSeeAs(deps, input, viewer));
  route(app, seeAsApi.info, ({ id }, { viewer }) => presentSeeAsOf(deps, id, viewer));
  route(app, seeAsApi.end, async ({ id }, { viewer }) => {
    await endSeeAs(deps, id, viewer);
    return {};
  });
  route(app, seeAsApi.explain, (input, context) => explainSight(deps, input, context));
  sweepRegularly(app, 'ended views as another reader', () => removeExpiredSeeAs(deps.db, deps.now()));
}
