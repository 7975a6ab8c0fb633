import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Endpoint } from '../../contract/endpoint';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { accessVerifier, type Access } from '../modules/session/access-token';
import { BIND_COOKIE } from '../modules/session/cookies';
import { EndedSessions } from '../modules/session/ended-sessions';
import { ACCESS_TOKEN_MS, momentAfter } from '../modules/session/policy';
import { removeExpired, sessionsEndedSince } from '../modules/session/repository';
import { hashOf } from '../modules/session/secrets';
import { sweepRegularly } from '../sweep';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the request's token belongs to; null where none is needed. */
    sessionId: string | null;
  }
  interface FastifyInstance {
    endedSessions: EndedSessions;
  }
}

/** An ended session matters until its last access token has expired, by the slowest clock. */
const ENDED_MS = ACCESS_TOKEN_MS + 5 * 60 * 1000;

/** Knows the caller of every endpoint that is not public, before its body is read; refuses all others with 401. */
export const sessionPlugin = plugin<{ deps: Deps }>(async (app, { deps }) => {
  await app.register(cookie);
  const verify = accessVerifier(deps);
  const ended = new EndedSessions(() => sessionsEndedSince(deps.db, momentAfter(deps.now(), -ENDED_MS)));
  app.decorate('endedSessions', ended);
  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.permission === 'public') return;
    const access = await verify(tokenOf(request, endpoint));
    if (!isOfBrowser(request, access)) throw new AppError('session.missing');
    if (await ended.has(access.sessionId)) throw new AppError('session.revoked');
    request.viewer = access.viewer;
    request.sessionId = access.sessionId;
  });

  sweepRegularly(app, 'sessions', () => removeExpired(deps.db, deps.now()));
});

function tokenOf(request: FastifyRequest, endpoint: Endpoint): string {
  const inCookie = endpoint.session === 'cookie' && request.method === 'GET' ? request.cookies.token : undefined;
  const token = (request.headers.authorization ?? inCookie ?? '').replace(/^Bearer\s+/i, '');
  if (!token) throw new AppError('session.missing');
  return token;
}

function isOfBrowser(request: FastifyRequest, { bindHash }: Access): boolean {
  const bind = request.cookies[BIND_COOKIE];
  return bind !== undefined && hashOf(bind) === bindHash;
}
