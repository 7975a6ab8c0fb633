import type { FastifyInstance } from 'fastify';
import { departmentApi } from '../../../contract/manage/department';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { readDepartments, saveDepartments } from './service';

export function departmentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, departmentApi.info, (_, { locale }) => readDepartments(deps.db, locale));
  route(app, departmentApi.save, (input, context) => saveDepartments(deps, input, context));
}
