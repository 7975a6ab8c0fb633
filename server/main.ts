import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import { openDatabase, type OpenDatabase } from './db/open';
import type { Deps } from './deps';
import { diskFiles } from './files';
import { loadSampleContent } from './import/sample-content';
import { createLogger } from './log';
import { keepSearchCurrent } from './modules/area/search-upkeep';
import { demoNotice } from './modules/demo-provider/connection';
import { endForeignSessions } from './modules/session/service';
import { securityLog } from './security-log';
import { StartupError } from './startup-error';

/** What is under way is finished within this time after a signal to stop, or is cut off. */
const DRAIN_MS = 10_000;
const STOP_MS = 30_000;
const IDLE_MS = 100;

/** A signal while it starts is kept until there is something to stop as a whole. */
const stopSignal = new Promise<NodeJS.Signals>((resolve) => {
  process.on('SIGTERM', resolve);
  process.on('SIGINT', resolve);
});

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, 'serve', (error) => {
    log.error({ err: error }, 'trouble with the database');
  });
  const deps = { db: database.db, config, files: diskFiles(join(config.dataFolder, 'files')), now: () => new Date() };
  let app: FastifyInstance | null = null;
  try {
    app = await buildApp(deps, { log });
    if (config.sampleContent) await fillWhenNew(deps, log);
    await endForeignSessions(deps, securityLog(log, null));
    await listen(app, config);
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
  const stopUpkeep = keepSearchCurrent(deps.db, log);
  announce(config);
  await stop(app, database, stopUpkeep, await stopSignal);
}

async function fillWhenNew(deps: Deps, log: Logger): Promise<void> {
  const summary = await loadSampleContent(deps);
  if (summary) log.info({ documents: summary.read, failed: summary.failed }, 'sample content loaded');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another.`);
    throw new StartupError(`Cannot listen on ${host}:${port}: ${message}. Check HOST and PORT.`);
  }
}

/** For the person who starts it; everything else on standard output is for programs. */
function announce(config: Config): void {
  const notice = demoNotice(config);
  process.stdout.write(`\nPortico is at ${config.publicUrl}\n${notice ? `${notice}\n` : ''}\n`);
}

async function stop(
  app: FastifyInstance,
  database: OpenDatabase,
  stopUpkeep: () => Promise<void>,
  signal: NodeJS.Signals,
): Promise<void> {
  app.log.info({ signal }, 'stopping');
  setTimeout(() => {
    app.log.error('stopping took too long');
    process.exit(1);
  }, STOP_MS).unref();
  const cutOff = setTimeout(() => {
    app.server.closeAllConnections();
  }, DRAIN_MS);
  // A connection that was busy when the signal came would be kept alive after its answer.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, IDLE_MS);
  await Promise.all([app.close(), stopUpkeep()]);
  clearInterval(sweep);
  clearTimeout(cutOff);
  await database.close();
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof StartupError;
  process.stderr.write(
    `Portico ${isExpected ? `cannot start: ${error.message}` : `failed: ${String((error as Error).stack)}`}\n`,
  );
  process.exit(1);
}
