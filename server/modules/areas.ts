import type { FastifyInstance } from 'fastify';
import type { Deps } from '../http/deps';
import type { Shared } from './area/engagement';
import { informationRoutes } from './information/routes';
import { noticeRoutes } from './notice/routes';
import { personnelRoutes } from './personnel/routes';
import { serviceRoutes } from './service/routes';
import { toolRoutes } from './tool/routes';
import { welfareRoutes } from './welfare/routes';

type Mount = (app: FastifyInstance, deps: Deps, shared: Shared) => void;

/** Functions that mount the endpoints of each area. */
export const AREA_ROUTES: readonly Mount[] = [
  serviceRoutes,
  noticeRoutes,
  welfareRoutes,
  personnelRoutes,
  informationRoutes,
  toolRoutes,
];
