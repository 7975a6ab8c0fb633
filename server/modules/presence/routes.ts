import type { FastifyInstance } from 'fastify';
import { presenceApi } from '../../../contract/manage/presence';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { sweepRegularly } from '../../http/sweep';
import { removeClosedEditors, reportPresence } from './presence';

export function presenceRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'open editors', () => removeClosedEditors(deps));
  route(app, presenceApi.report, (input, { viewer }) => reportPresence(deps, input, viewer));
}
