import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { can } from '../../../contract/core/permissions';
import { SEE_AS_HEADER } from '../../../contract/core/see-as-header';

import { callDatabase, type Call } from '../../db/call-database';
import type { Deps } from '../../http/deps';
import { answerError } from '../../http/error-handler';
import { AppError } from '../../http/errors';
import type { Shared } from '../area/engagement';
import { AREA_ROUTES } from '../areas';
import { attachmentRoutes } from '../attachment/routes';
import { favouriteRoutes } from '../favourite/routes';
import { feedbackRoutes } from '../feedback/routes';
import { homeRoutes } from '../home/routes';
import { NOTHING_KEPT } from '../kept/kept-parts';
import { personRoutes } from '../person/routes';
import { searchRoutes } from '../search/routes';
import { findSeeAs } from './repository';
import { openSight, type Sight } from './sight';

/** Prefix of the routes that answer as another reader; calls with the header are sent there. */
const PREFIX = '/see-as';
/** Code of PostgreSQL for a write in a read-only transaction. */
const READ_ONLY = '25006';

/** Modules whose calls readers make. */
const READERS = [...AREA_ROUTES, homeRoutes, searchRoutes, favouriteRoutes, feedbackRoutes, attachmentRoutes, personRoutes];

/** Counts and caches nothing, because only this call sees what is in its transaction. */
const UNCOUNTED: Shared = {
  views: { count: ({ views }) => Promise.resolve(views) },
  downloads: { record: () => undefined },
  queries: { record: () => undefined },
  kept: NOTHING_KEPT,
};

/** Returns the address at which a request is routed: calls that are made as another reader have routes of their own. */
export function seeAsAddress({ url = '/', headers }: IncomingMessage): string {
  return headers[SEE_AS_HEADER] !== undefined && url.startsWith('/api/') ? PREFIX + url : url;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Call that is answered as another reader; null for a call of one's own. */
    seen: Call | null;
  }
}

/**
 * Mounts the calls of readers once more. They are answered by the same handlers, which get the database of a transaction that is
 * rolled back, the chosen moment, and the reader as the viewer. All other calls are refused.
 */
export function seeAsPlugin(app: FastifyInstance, deps: Deps): void {
  const { db, now, enter } = callDatabase();
  app.decorateRequest('seen', null);
  void app.register(
    (scope, _options, done) => {
      scope.addHook('preHandler', async (request) => {
        if (!request.routeOptions.config.endpoint) return;
        const sight = await sightOf(deps, request);
        const { run, end } = enter(sight.trx, sight.moment);
        request.seen = { run, end: () => end().then(sight.close) };
        request.viewer = sight.viewer;
      });
      scope.addHook('preHandler', ({ seen }, _reply, next) => {
        if (seen) seen.run(next);
        else next();
      });
      scope.addHook('onSend', async ({ seen }) => seen?.end());
      scope.addHook('onResponse', async ({ seen }) => seen?.end());
      scope.setErrorHandler(answerRefusedWrite);
      // A route, because the catch-all of the client's pages would answer these addresses otherwise.
      scope.route({
        method: ['GET', 'POST'],
        url: '/*',
        config: { public: true },
        handler: () => {
          throw new AppError('see_as.read_only');
        },
      });
      for (const mount of READERS) mount(scope, { ...deps, db, now }, UNCOUNTED);
      done();
    },
    { prefix: PREFIX },
  );
}

/** Opens what the caller has begun to see. Throws `permission.denied` or `see_as.ended`. */
async function sightOf(deps: Deps, { viewer, headers }: FastifyRequest): Promise<Sight> {
  if (!viewer) throw new AppError('session.missing');
  if (!can(viewer, 'people.manage')) throw new AppError('permission.denied');
  const id = z.uuid().safeParse(headers[SEE_AS_HEADER]);
  const row = id.success && (await findSeeAs(deps.db, id.data, viewer.id, deps.now()));
  if (!row) throw new AppError('see_as.ended');
  // A moment that has passed meanwhile is now.
  const moment = row.moment && row.moment > deps.now() ? row.moment : null;
  return openSight(deps, { reader: row.reader, moment });
}

function answerRefusedWrite(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error.code === READ_ONLY ? new AppError('see_as.read_only') : error, request, reply);
}
