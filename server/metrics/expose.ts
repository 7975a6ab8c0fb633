import { createHash, timingSafeEqual } from 'node:crypto';
import { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config';
import { listenFailure } from '../config/listen-address';
import { AppError } from '../http/errors';
import { headersOfData } from '../http/security-headers';
import { createListener, type WatchedCertificate } from '../tls/https-server';
import type { Metrics } from './metrics';

export const METRICS_PATH = '/api/metrics';

/**
 * Serves the metrics at the portal's own address to callers with the token. It is not an endpoint of the contract: Prometheus defines
 * its format, its caller has no session, and it exists only if it is configured.
 */
export const metricsWithToken = plugin<{ metrics: Metrics; token: string }>((app, { metrics, token }, done) => {
  app.get(METRICS_PATH, { config: { public: true, limit: 'provider' } }, async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(token))) {
      void reply.header('www-authenticate', 'Bearer');
      throw new AppError('session.missing');
    }
    return send(reply, metrics.registry);
  });
  done();
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function send(reply: FastifyReply, registry: Registry): Promise<FastifyReply> {
  const text = await registry.metrics();
  return reply.header('content-type', registry.contentType).header('cache-control', 'no-store').send(text);
}

/** Serves the metrics on a separate port, by HTTPS if there is a certificate. Throws StartupError if it cannot listen there. */
export async function listenForMetrics(
  { registry }: Metrics,
  { port, host }: NonNullable<Config['metrics']['listen']>,
  { log, certificate }: { log: FastifyBaseLogger; certificate: WatchedCertificate | null },
): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true });
  const app = createListener({ loggerInstance: log, logController }, certificate);
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headersOfData(''));
    next();
  });
  app.get(METRICS_PATH, (_request, reply) => send(reply, registry));
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenFailure(error, { host, port }, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  }
  return app;
}
