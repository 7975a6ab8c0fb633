import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { AppError } from '../../http/errors';
import { securityLogOf } from '../../http/security-log';
import { issuerOf } from './connection';

/**
 * Writes calls that were refused for a missing permission, by a rate limit or for a file with malware to the security log. Sign-ins are
 * left out, because the rate limit logs them itself as failed sign-ins.
 */
export function logRefusals(app: FastifyInstance, config: Config): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const refusal = error instanceof AppError && refusalOf(error, request.routeOptions.config.endpoint?.limit);
    const person = request.viewer?.id ?? null;
    if (refusal) securityLogOf(request)({ person, provider: issuerOf(config), ...refusal });
    done();
  });
}

function refusalOf(
  { code, details }: AppError,
  limit: string | undefined,
): { action: 'access-refused' | 'malware-refused'; reason: string } | null {
  if (code === 'file.infected') return { action: 'malware-refused', reason: details?.name ?? '' };
  if (code === 'permission.denied') return { action: 'access-refused', reason: 'permission' };
  return code === 'rate.limited' && limit !== 'login' ? { action: 'access-refused', reason: 'rate-limited' } : null;
}
