import type { FastifyInstance } from 'fastify';
import { homeManageApi } from '../../../../contract/manage/home';
import type { Deps } from '../../../http/deps';
import { route } from '../../../http/route';
import { readContextOf } from '../../item/read/read-context';
import { saveSlides } from './save-slides';
import { readManagedHome } from './service';
import { uploadSlidePicture } from './upload';

export function homeManageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, homeManageApi.info, (_input, context) => readManagedHome(deps.db, readContextOf(deps, context)));
  route(app, homeManageApi.save, (input, context) => saveSlides(deps, input, readContextOf(deps, context)));
  route(app, homeManageApi.upload, ({ name }, { request, viewer }) => uploadSlidePicture(deps, name, request, viewer));
}
