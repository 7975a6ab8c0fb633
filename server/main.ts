import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { readConfig, type Config } from './config/config';
import { openDatabase, type OpenDatabase } from './db/startup/open';
import { watchStandby, type WatchedStandby } from './db/standby/standby';
import type { Deps } from './http/deps';
import { failureText, isExpectedFailure } from './commands/failure-text';
import { openCheckedFiles } from './storage/open-files';
import { loadSampleContent } from './content-folder/sample/sample-content';
import { checkListenAddress, listenFailure } from './config/listen-address';
import { bothOf, createLogger, standardOutput, surviveLostOutput } from './http/log';
import { startWorker } from './jobs/worker';
import { listenForMetrics } from './metrics/expose';
import { createMetrics } from './metrics/metrics';
import { observeCertificate } from './metrics/certificate-metrics';
import { observeStandby } from './metrics/standby-metrics';
import { keepSearchCurrent } from './modules/area/search-upkeep';
import { demoNotice } from './modules/session/connection';
import { endForeignSessions } from './modules/session/service';
import { securityLog } from './http/security-log';
import { startRenderer, type PageRenderer } from './http/spa/renderer';
import { startLogExport } from './telemetry/log-export';
import { watchCertificate } from './tls/https-server';
import { startTracing } from './telemetry/tracing';

/** Maximum time for requests in progress to finish after a signal to stop; after that they are aborted. */
const DRAIN_MS = 10_000;
const STOP_MS = 30_000;
const IDLE_MS = 100;

/** Resolves with the first stop signal. A signal during startup takes effect when the server has started. */
const stopSignal = new Promise<NodeJS.Signals>((resolve) => {
  process.on('SIGTERM', resolve);
  process.on('SIGINT', resolve);
});
const stopping = new AbortController();

async function main(): Promise<void> {
  surviveLostOutput();
  const config = readConfig();
  await checkListenAddress(config);
  const output = standardOutput();
  // Says at every level but `silent` that lines are lost, as security events are logged at every level as well.
  const local = createLogger(config.logLevel === 'silent' ? 'silent' : 'info', output);
  const logExport = config.telemetry?.sendsLogs ? await startLogExport(config.telemetry, local) : null;
  const log = createLogger(config.logLevel, logExport ? bothOf(output, logExport) : output);
  const certificate = config.tls && (await watchCertificate(config.tls, log));
  const files = await openCheckedFiles(config, (error) => {
    log.warn({ err: error }, 'the file storage does not answer; files cannot be read or stored until it does');
  });
  const tracing = config.telemetry && (await startTracing(config.telemetry));
  const reportTrouble = (error: Error) => {
    log.error({ err: error }, 'trouble with the database');
  };
  const database = await openDatabase(config, 'serve', reportTrouble, tracing?.onStatement);
  const deps = { db: database.db, config, files, now: () => new Date() };
  const { listen: metricsAddress, token } = config.metrics;
  const metrics = metricsAddress || token ? createMetrics(deps) : null;
  let app: FastifyInstance | null = null;
  let metricsApp: FastifyInstance | null = null;
  let standby: WatchedStandby | null = null;
  let renderer: PageRenderer | null = null;
  try {
    standby = await standbyOf(config, database, log);
    if (metrics && standby) observeStandby(metrics.registry, standby);
    if (metrics && certificate) observeCertificate(metrics.registry, certificate);
    renderer = config.serverRendering ? startRenderer() : null;
    if (config.serverRendering && !renderer)
      log.warn('pages come without their content, because the program that renders them is not built');
    app = await buildApp(deps, { log, metrics, tracing, standby, certificate, renderer, stopping: stopping.signal });
    if (metrics && metricsAddress) metricsApp = await listenForMetrics(metrics, metricsAddress, { log, certificate });
    if (config.sampleContent) await fillWhenNew(deps, log);
    await endForeignSessions(deps, securityLog(log, null));
    await listen(app, config);
  } catch (error) {
    await metricsApp?.close();
    await app?.close();
    await renderer?.stop();
    await standby?.close();
    await database.close();
    throw error;
  }
  const stopUpkeep = keepSearchCurrent(deps.db, log);
  const stopWorker = startWorker(deps, database.url, log, metrics?.recordJob);
  announce(config);
  log.info({ signal: await stopSignal }, 'stopping');
  stopping.abort();
  certificate?.stop();
  // Gives load balancers time to notice that the server is not ready, and to send no more requests to it.
  await pause(config.stopDelaySeconds * 1000);
  await stop(app, database, () =>
    Promise.all([
      stopUpkeep(),
      stopWorker(),
      renderer?.stop(),
      standby?.close(),
      metricsApp?.close(),
      tracing?.stop().catch(() => undefined),
    ]),
  );
  // The failure to send the last lines has been logged.
  await logExport?.stop().catch(() => undefined);
}

const standbyOf = async (
  { databaseReadUrl: standby }: Config,
  { db, url: primary }: OpenDatabase,
  log: Logger,
): Promise<WatchedStandby | null> => (standby === null ? null : watchStandby(db, { primary, standby }, log));

async function fillWhenNew(deps: Deps, log: Logger): Promise<void> {
  const summary = await loadSampleContent(deps);
  if (summary) log.info({ documents: summary.read, failed: summary.failed }, 'sample content loaded');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenFailure(error, { host, port });
  }
}

/** Prints the address for the person who starts the server; all other lines on standard output are JSON for programs. */
function announce(config: Config): void {
  const notice = demoNotice(config);
  process.stdout.write(`\nPortico is at ${config.publicUrl}\n${notice ? `${notice}\n` : ''}\n`);
}

async function stop(app: FastifyInstance, database: OpenDatabase, stopBackgroundWork: () => Promise<unknown>): Promise<void> {
  setTimeout(() => {
    app.log.error('stopping took too long');
    process.exit(1);
  }, STOP_MS).unref();
  const cutOff = setTimeout(() => {
    app.server.closeAllConnections();
  }, DRAIN_MS);
  // Connections that were busy at the time of the signal would otherwise be kept alive after their response.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, IDLE_MS);
  await Promise.all([app.close(), stopBackgroundWork()]);
  clearInterval(sweep);
  clearTimeout(cutOff);
  await database.close();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Portico ${isExpectedFailure(error) ? 'cannot start' : 'failed'}: ${failureText(error)}\n`);
  process.exit(1);
}
