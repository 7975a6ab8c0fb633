import type { FastifyInstance } from 'fastify';
import { structureApi } from '../../../contract/manage/structure';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readStructure, saveStructure } from './service';

export function structureRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, structureApi.info, ({ area }, { locale }) => readStructure(deps.db, area, locale));
  route(app, structureApi.save, (input, context) => saveStructure(deps, input, context));
}
