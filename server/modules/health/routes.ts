import type { FastifyInstance } from 'fastify';
import { healthApi } from '../../../contract/health';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { route } from '../../http/route';
import type { Shared } from '../area/engagement';
import { Readiness } from './readiness';

const RETRY_SECONDS = 5;

export function healthRoutes(app: FastifyInstance, deps: Deps, { stopping }: Pick<Shared, 'stopping'>): void {
  const readiness = new Readiness(deps, stopping);
  app.addHook('onError', (_request, _reply, error, done) => {
    readiness.note(error);
    done();
  });
  route(app, healthApi.live, () => ({ status: 'live' as const }));
  route(app, healthApi.ready, async (_input, { request }) => {
    try {
      await readiness.check();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('unavailable', undefined, RETRY_SECONDS);
    }
    return { status: 'ready' as const };
  });
}
