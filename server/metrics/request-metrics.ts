import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Limit } from '../../contract/core/endpoint';
import { AppError } from '../http/errors';
import { routePattern } from '../http/route-pattern';
import type { Metrics } from './metrics';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const SEARCHES: readonly (Limit | undefined)[] = ['search', 'suggest'];
/** Counts and times every request, refusals by rate limits, and sign-ins that fail. */
export const requestMetrics = plugin<{ metrics: Metrics }>((app, { metrics }, done) => {
  const { requests, inFlight, searches, refusals, failedSignIns } = metrics;
  app.decorate('onSecurityEvent', ({ action, reason = 'unknown' }) => {
    if (action === 'sign-in-failed') failedSignIns.inc({ reason });
  });
  app.addHook('onRequest', (request, reply, next) => {
    inFlight.inc();
    // Not in onResponse, which is not called for a client that disconnects before the response.
    reply.raw.once('close', () => {
      inFlight.dec();
    });
    next();
  });
  app.addHook('onError', (request, _reply, error, next) => {
    if (error instanceof AppError && error.code === 'rate.limited') refusals.inc({ limit: limitOf(request) ?? 'other' });
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const seconds = reply.elapsedTime / 1000;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const limit = limitOf(request);
    requests.observe(
      { method: METHODS.includes(request.method) ? request.method : 'other', route: routePattern(request), status },
      seconds,
    );
    if (limit && SEARCHES.includes(limit) && reply.statusCode === 200) searches.observe({ kind: limit }, seconds);
    next();
  });
  done();
});

function limitOf({ routeOptions: { config } }: FastifyRequest): Limit | undefined {
  return config.limit ?? config.endpoint?.limit;
}
