import type { FastifyInstance } from 'fastify';
import { directoryManageApi } from '../../../contract/manage/directory';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { listEntries } from './entries';
import { removeEntry } from './remove';
import { saveEntry } from './save';
import { uploadPortrait } from './upload';

export function directoryManageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, directoryManageApi.list, (input, { viewer }) => listEntries(deps, input, viewer));
  route(app, directoryManageApi.save, (input, { viewer }) => saveEntry(deps, input, viewer));
  route(app, directoryManageApi.remove, (input, { viewer }) => removeEntry(deps, input, viewer));
  route(app, directoryManageApi.upload, ({ name }, { request, viewer }) => uploadPortrait(deps, name, request, viewer));
}
