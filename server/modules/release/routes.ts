import type { FastifyInstance } from 'fastify';
import { releaseApi as api } from '../../../contract/manage/release';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { addToRelease, createRelease, removeFromRelease } from './changing';
import { cancelRelease, publishRelease, scheduleRelease, undoRelease } from './going-live';
import { listReleases, readRelease } from './reading';

export function releaseRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, api.list, (input, { viewer }) => listReleases(deps, input, viewer));
  route(app, api.info, ({ release }, { viewer }) => readRelease(deps, release, viewer));
  route(app, api.create, (input, { viewer }) => createRelease(deps, input, viewer));
  route(app, api.add, (input, { viewer }) => addToRelease(deps, input, viewer));
  route(app, api.remove, (input, { viewer }) => removeFromRelease(deps, input, viewer));
  route(app, api.schedule, (input, { viewer }) => scheduleRelease(deps, input, viewer));
  route(app, api.publish, (input, { viewer }) => publishRelease(deps, input, viewer));
  route(app, api.cancel, (input, { viewer }) => cancelRelease(deps, input, viewer));
  route(app, api.undo, (input, { viewer }) => undoRelease(deps, input, viewer));
}
