import plugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { RateLimiter } from '../modules/rate-limit/rate-limiter';
import { removePaid } from '../modules/rate-limit/repository';
import { bindSecret, loginSecret } from '../modules/session/cookies';
import { sweepRegularly } from '../sweep';

/** Counts the calls of every endpoint that declares a limit, once the caller is known and before the body is read. */
export const rateLimits = plugin<{ deps: Deps }>((app, { deps }, done) => {
  const { config } = deps;
  const limiter = new RateLimiter(deps);
  app.addHook('onRequest', async (request) => {
    const limit = request.routeOptions.config.endpoint?.limit;
    if (!limit) return;
    const person = request.viewer?.id ?? bindSecret(config, request) ?? loginSecret(config, request) ?? null;
    await limiter.count(limit, { person, address: request.ip });
  });
  sweepRegularly(app, 'counts of calls', () => removePaid(deps.db, deps.now()));
  done();
});
