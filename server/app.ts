import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endpoints } from '../contract/api';
import type { Config } from './config/config';
import type { Deps } from './http/deps';
import { createLogger, RequestLog } from './http/log';
import { AREA_ROUTES } from './modules/areas';
import { demoProviderRoutes } from './modules/demo-provider/routes';
import { auditRoutes } from './modules/audit/routes';
import { attachmentRoutes } from './modules/attachment/routes';
import { favouriteRoutes } from './modules/favourite/routes';
import { feedbackRoutes } from './modules/feedback/routes';
import { startEngagement } from './modules/area/engagement';
import { insightsRoutes } from './modules/insights/routes';
import { healthRoutes } from './modules/health/routes';
import { homeRoutes } from './modules/home/routes';
import { searchAdminRoutes } from './modules/search-admin/routes';
import { manageRoutes } from './modules/manage/routes';
import { reviewRoutes } from './modules/review-queue/routes';
import { structureRoutes } from './modules/structure/routes';
import { personRoutes } from './modules/person/routes';
import { presenceRoutes } from './modules/presence/routes';
import { previewRoutes } from './modules/preview/routes';
import { searchRoutes } from './modules/search/routes';
import { sessionRoutes } from './modules/session/routes';
import { allowedMethods } from './http/allowed-methods';
import { answerError, answerMalformed, errorHandler } from './http/error-handler';
import { LIMITS, limits } from './http/limits';
import { readPage } from './http/page';
import { rateLimits } from './modules/rate-limit/plugin';
import { routeGuard } from './http/route-guard';
import { openapi } from './http/openapi';
import { headersOfData, securityHeaders } from './http/security-headers';
import { securityTxt } from './http/security-txt';
import { sessionPlugin } from './modules/session/plugin';
import { seeAsAddress, seeAsPlugin } from './modules/see-as/plugin';
import { peopleRoutes } from './modules/people/routes';
import { seeAsRoutes } from './modules/see-as/routes';
import { releaseRoutes } from './modules/release/routes';
import { transferRoutes } from './transfer/transfer-routes';
import { clientAddresses, staticFiles } from './http/static-files';
import { PROJECT_FOLDER } from './config/project-folder';

export type { Deps };

/** Modules; each registers its endpoints of the contract. */
const MODULES = [
  sessionRoutes,
  demoProviderRoutes,
  healthRoutes,
  ...AREA_ROUTES,
  homeRoutes,
  searchRoutes,
  searchAdminRoutes,
  favouriteRoutes,
  feedbackRoutes,
  attachmentRoutes,
  personRoutes,
  previewRoutes,
  manageRoutes,
  reviewRoutes,
  structureRoutes,
  presenceRoutes,
  auditRoutes,
  insightsRoutes,
  seeAsRoutes,
  releaseRoutes,
  peopleRoutes,
  transferRoutes,
];

/** Compression of API responses while they are sent. Files of the SPA are compressed by the build. */
const JSON_ONLY: FastifyCompressOptions = {
  customTypes: /^application\/json/,
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};

/** Folder into which `npm run build` writes the SPA. */
const SPA = join(PROJECT_FOLDER, 'dist');

export interface AppOptions {
  log?: FastifyBaseLogger;
  /** Folder of the built SPA, which need not exist. */
  spa?: string;
}

/** Builds the whole portal without listening. Throws if an endpoint of the contract has no route, or a route declares no permission. */
export async function buildApp(
  deps: Deps,
  { log = createLogger(deps.config.logLevel), spa = SPA }: AppOptions = {},
): Promise<FastifyInstance> {
  const { publicUrl } = deps.config;
  const page = await readPage(spa);
  const app = createServer(log, deps.config);
  await app.register(routeGuard);
  await app.register(errorHandler);
  await app.register(limits);
  await app.register(securityHeaders, { publicUrl, html: page?.html ?? '' });
  await app.register(allowedMethods, { hasClientAddress: await clientAddresses({ folder: spa, page }) });
  await app.register(compress, JSON_ONLY);
  await app.register(sessionPlugin, { deps });
  await app.register(rateLimits, { deps });
  const engagement = startEngagement(app, deps);
  for (const mount of MODULES) mount(app, deps, engagement);
  seeAsPlugin(app, deps);
  await app.register(openapi, { config: deps.config });
  await app.register(securityTxt, { deps });
  await app.register(staticFiles, { folder: spa, page });
  await app.ready();
  refuseIncomplete(app);
  return app;
}

function createServer(log: FastifyBaseLogger, { publicUrl, trustedProxies }: Config): FastifyInstance {
  const headers = headersOfData(publicUrl);
  return fastify({
    ...LIMITS,
    trustProxy: trustedProxies.length ? trustedProxies : false,
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    rewriteUrl: seeAsAddress,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => {
      answerMalformed(error, socket, headers);
    },
    // While stopping, requests that have arrived are still served; their connections are closed afterwards.
    return503OnClosing: false,
  });
}

function refuseIncomplete(app: FastifyInstance): void {
  const missing = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  if (missing.length) throw new Error(`no route for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}
