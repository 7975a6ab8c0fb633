import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { BIND_COOKIE, cookieName } from '../../../contract/core/cookies';
import { can } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { securityLogOf } from '../../http/security-log';
import { accessVerifier, type VerifiedAccess } from './access-token';
import { issuerOf } from './connection';
import { ACCESS_TRACE_MS, momentAfter } from './policy';
import { logRefusals } from './refusals';
import { removeExpired } from './repository';
import { Revocations } from './revocations';
import { hashOf } from './secrets';
import { revokedSince } from './session-repository';
import { sweepRegularly } from '../../http/sweep';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the request's token; null on routes that need none. */
    sessionId: string | null;
  }
  interface FastifyInstance {
    revocations: Revocations;
    /** Returns whether a request with this token would be accepted, without logging a refusal. */
    acceptsToken: (request: FastifyRequest, token: string) => Promise<boolean>;
  }
}

interface Refusal {
  person: string | null;
  session?: string;
  reason: string;
}
type OnRefusal = (refusal: Refusal) => void;

/** Identifies the caller of every route that is not public, before the body is read. Rejects requests without a valid token with 401. */
export const sessionPlugin = plugin<{ deps: Deps }>(async (app, { deps }) => {
  await app.register(cookie);
  const bindCookie = cookieName(BIND_COOKIE, deps.config.publicUrl);
  const verify = accessVerifier(deps);
  const revocations = new Revocations(() => revokedSince(deps.db, momentAfter(deps.now(), -ACCESS_TRACE_MS)));
  app.decorate('revocations', revocations);
  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionId', null);
  /** Returns what a token says. Throws why it is refused, which `onRefusal` is told as well if it is not this browser's. */
  const accessOf = async (request: FastifyRequest, token: string, onRefusal: OnRefusal): Promise<VerifiedAccess> => {
    const access = await verify(token).catch((error: unknown) => {
      if (isMissing(error)) onRefusal({ person: null, reason: 'token-refused' });
      throw error;
    });
    if (!isBoundTo(request.cookies[bindCookie], access)) {
      onRefusal({ person: access.viewer.id, session: access.sessionId, reason: 'other-browser' });
      throw new AppError('session.missing');
    }
    // A replaced session or key counts as expired: the browser has another session, or gets a token with the signature of another key.
    const revoked = (await revocations.find(access.sessionId)) ?? (await revocations.find(access.kid));
    if (revoked) throw new AppError(revoked.isReplaced ? 'session.expired' : 'session.revoked');
    return access;
  };
  app.decorate('acceptsToken', async (request: FastifyRequest, token: string) => {
    try {
      await accessOf(request, token, () => undefined);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  });
  app.addHook('onRequest', async (request) => {
    const { endpoint, signedIn = false } = request.routeOptions.config;
    if (!signedIn && (!endpoint || endpoint.permission === 'public')) return;
    const token = tokenOf(request, signedIn || endpoint?.session === 'cookie');
    const access = await accessOf(request, token, (refusal) => {
      logRefused(request, refusal);
    });
    if (signedIn && !can(access.viewer, 'session.use')) throw new AppError('permission.denied');
    request.viewer = access.viewer;
    request.sessionId = access.sessionId;
  });

  const logRefused = (request: FastifyRequest, refusal: Refusal) => {
    securityLogOf(request)({ action: 'access-refused', provider: issuerOf(deps.config), ...refusal });
  };
  logRefusals(app, deps.config);

  sweepRegularly(app, 'sessions', () => removeExpired(deps.db, deps.now()));
});

function tokenOf(request: FastifyRequest, mayBeCookie: boolean): string {
  const inCookie = mayBeCookie && request.method === 'GET' ? request.cookies.token : undefined;
  const token = (request.headers.authorization ?? inCookie ?? '').replace(/^Bearer\s+/i, '');
  if (!token) throw new AppError('session.missing');
  return token;
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'session.missing';

const isBoundTo = (bind: string | undefined, { bindHash }: VerifiedAccess): boolean =>
  bind !== undefined && hashOf(bind) === bindHash;
