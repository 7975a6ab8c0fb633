import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { issuerOf } from '../session/connection';
import { RateLimiter } from './rate-limiter';
import { removePaid } from './repository';
import { bindSecret, loginSecret } from '../session/cookies';
import { securityLogOf } from '../../http/security-log';
import { sweepRegularly } from '../../http/sweep';

/** Counts the calls of every endpoint that declares a limit, once the caller is known and before the body is read. */
export const rateLimits = plugin<{ deps: Deps }>((app, { deps }, done) => {
  const { config } = deps;
  const limiter = new RateLimiter(deps);
  app.addHook('onRequest', async (request) => {
    const { endpoint, limit = endpoint?.limit } = request.routeOptions.config;
    if (!limit) return;
    const browser = bindSecret(config, request) ?? loginSecret(config, request) ?? null;
    const caller = { person: request.viewer?.id ?? null, browser, address: request.ip };
    const admission = limiter.count(limit, caller);
    await (limit === 'login' ? admission.catch(logRefusedSignIn(request)) : admission);
  });
  const logRefusedSignIn = (request: FastifyRequest) => (error: unknown) => {
    if (error instanceof AppError && error.code === 'rate.limited')
      securityLogOf(request)({ action: 'sign-in-failed', person: null, provider: issuerOf(config), reason: 'rate-limited' });
    throw error;
  };
  sweepRegularly(app, 'counts of calls', () => removePaid(deps.db, deps.now()));
  done();
});
