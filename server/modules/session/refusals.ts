import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { AppError } from '../../http/errors';
import { securityLogOf } from '../../http/security-log';
import { issuerOf } from './connection';

/**
 * Writes calls that were refused for a missing permission or by a rate limit to the security log. Sign-ins are left out, because the
 * rate limit logs them itself as failed sign-ins.
 */
export function logRefusals(app: FastifyInstance, config: Config): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const reason = error instanceof AppError && reasonOf(error.code, request.routeOptions.config.endpoint?.limit);
    const person = request.viewer?.id ?? null;
    if (reason) securityLogOf(request)({ action: 'access-refused', person, provider: issuerOf(config), reason });
    done();
  });
}

function reasonOf(code: AppError['code'], limit: string | undefined): string | null {
  if (code === 'permission.denied') return 'permission';
  return code === 'rate.limited' && limit !== 'login' ? 'rate-limited' : null;
}
