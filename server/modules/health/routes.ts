import type { FastifyInstance } from 'fastify';
import { healthApi } from '../../../contract/health';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { route } from '../../route';
import { isMigrated } from './repository';

const RETRY_SECONDS = 5;

export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, healthApi.live, () => ({ status: 'live' as const }));
  route(app, healthApi.ready, async (_input, { request }) => {
    const ready = await isMigrated(db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    if (!ready) throw new AppError('unavailable', undefined, RETRY_SECONDS);
    return { status: 'ready' as const };
  });
}
