import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance } from 'fastify';
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
import { keepParts } from './modules/kept/kept-parts';
import { healthRoutes } from './modules/health/routes';
import { homeRoutes } from './modules/home/routes';
import { searchAdminRoutes } from './modules/search-admin/routes';
import { manageRoutes } from './modules/manage/routes';
import { reviewRoutes } from './modules/review-queue/routes';
import { directoryManageRoutes } from './modules/directory/routes';
import { homeManageRoutes } from './modules/home/manage/routes';
import { departmentRoutes } from './modules/department/routes';
import { structureRoutes } from './modules/structure/routes';
import { personRoutes } from './modules/person/routes';
import { presenceRoutes } from './modules/presence/routes';
import { previewRoutes } from './modules/preview/routes';
import { searchRoutes } from './modules/search/routes';
import { sessionRoutes } from './modules/session/routes';
import { AnswerBytes, keptZlib } from './http/answers/answer-bytes';
import { allowedMethods } from './http/allowed-methods';
import { routableAddress } from './http/api-address';
import { answerError, answerMalformed, errorHandler } from './http/error-handler';
import type { Standby } from './db/standby/standby';
import { standbyReads } from './http/standby-reads';
import { LIMITS, limits } from './http/limits';
import { hasWorker, readPage } from './http/spa/page';
import type { Rendering } from './http/spa/page-content';
import type { PageRenderer } from './http/spa/renderer';
import { readWorker } from './http/spa/service-worker';
import { rateLimits } from './modules/rate-limit/plugin';
import { routeGuard } from './http/route-guard';
import { openapi } from './http/openapi';
import { headersOfData, pagePolicy, securityHeaders } from './http/security-headers';
import { securityTxt } from './http/security-txt';
import { sessionPlugin } from './modules/session/plugin';
import { seeAsAddress, seeAsPlugin } from './modules/see-as/plugin';
import { questionRoutes } from './modules/question/routes';
import { peopleRoutes } from './modules/people/routes';
import { seeAsRoutes } from './modules/see-as/routes';
import { releaseRoutes } from './modules/release/routes';
import { transferRoutes } from './transfer/transfer-routes';
import { clientAddresses, staticFiles } from './http/spa/static-files';
import { PROJECT_FOLDER } from './config/project-folder';
import { metricsWithToken } from './metrics/expose';
import type { Metrics } from './metrics/metrics';
import { requestMetrics } from './metrics/request-metrics';
import { createListener, type WatchedCertificate } from './tls/https-server';
import type { Tracing } from './telemetry/tracing';

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
  homeManageRoutes,
  departmentRoutes,
  directoryManageRoutes,
  presenceRoutes,
  auditRoutes,
  insightsRoutes,
  seeAsRoutes,
  releaseRoutes,
  peopleRoutes,
  questionRoutes,
  transferRoutes,
];

/** Size in bytes below which a response is compressed synchronously: cheaper than a stream, and blocking for at most two milliseconds. */
const WHOLE_BYTES = 64 * 1024;

/** Compression of API responses and rendered pages while they are sent. Files of the SPA are compressed by the build. */
const COMPRESSION: FastifyCompressOptions = {
  customTypes: /^(?:application\/json|text\/html)/,
  zlib: keptZlib,
  threshold: 1024,
  encodings: ['br', 'gzip'],
  syncThreshold: WHOLE_BYTES,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};

/** Folder into which `npm run build` writes the SPA. */
const SPA = join(PROJECT_FOLDER, 'dist');

export interface AppOptions {
  log?: FastifyBaseLogger;
  /** Folder of the built SPA, which need not exist. */
  spa?: string;
  /** Metrics that requests are counted in; none by default. */
  metrics?: Metrics | null;
  /** Tracing of requests; none by default. */
  tracing?: Tracing | null;
  /** Standby for reads, which `db` is also connected to; none by default. */
  standby?: Standby | null;
  /** Certificate for HTTPS; the server speaks HTTP without one. */
  certificate?: WatchedCertificate | null;
  /** Renders the content of pages; by default the program in the browser does. */
  renderer?: PageRenderer | null;
  /** Aborted once the process was told to stop. */
  stopping?: AbortSignal;
}

/** Builds the whole portal without listening. Throws if an endpoint of the contract has no route, or a route declares no permission. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { log = createLogger(deps.config.logLevel), spa = SPA, metrics = null, tracing = null, standby = null } = options;
  const { certificate = null, renderer = null } = options;
  const { publicUrl } = deps.config;
  const rendering: Rendering | null = renderer && { renderer, onResult: (result) => metrics?.pages.inc({ result }) };
  const page = await readPage(spa, { withWorker: deps.config.serviceWorker, rendering });
  const policy = pagePolicy(publicUrl, page?.html ?? '');
  const worker = page && hasWorker(page) ? await readWorker({ folder: spa, html: page.html, policy }) : undefined;
  const app = createServer(log, deps.config, certificate);
  await app.register(routeGuard);
  await tracing?.register(app);
  if (metrics) await app.register(requestMetrics, { metrics });
  await app.register(errorHandler);
  await app.register(limits);
  await app.register(securityHeaders, { publicUrl, policy });
  await app.register(allowedMethods, { hasClientAddress: await clientAddresses({ folder: spa, page }) });
  await app.register(compress, COMPRESSION);
  await app.register(sessionPlugin, { deps });
  await app.register(standbyReads, { standby, publicUrl });
  await app.register(rateLimits, { deps });
  const bytes = deps.config.keptAnswerBytes;
  const shared = {
    ...startEngagement(app, deps),
    kept: keepParts(deps.db, bytes / 2, standby !== null),
    stopping: options.stopping,
  };
  app.decorate('answerBytes', new AnswerBytes(bytes / 2));
  for (const mount of MODULES) mount(app, deps, shared);
  seeAsPlugin(app, deps);
  await app.register(openapi, { config: deps.config });
  await app.register(securityTxt, { deps });
  const { token } = deps.config.metrics;
  if (metrics && token !== null) await app.register(metricsWithToken, { metrics, token });
  await app.register(staticFiles, { folder: spa, page, worker });
  await app.ready();
  refuseIncomplete(app);
  return app;
}

function createServer(
  log: FastifyBaseLogger,
  { publicUrl, trustedProxies }: Config,
  certificate: WatchedCertificate | null,
): FastifyInstance {
  const headers = headersOfData(publicUrl);
  const options: FastifyHttpOptions<Server> = {
    ...LIMITS,
    trustProxy: trustedProxies.length ? trustedProxies : false,
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => routableAddress(seeAsAddress(request)),
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => {
      answerMalformed(error, socket, headers);
    },
    // While stopping, requests that have arrived are still served; their connections are closed afterwards.
    return503OnClosing: false,
  };
  return createListener(options, certificate);
}

function refuseIncomplete(app: FastifyInstance): void {
  const missing = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  if (missing.length) throw new Error(`no route for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}
