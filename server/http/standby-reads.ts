import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { cookieName, WROTE_COOKIE } from '../../contract/core/cookies';
import type { Endpoint } from '../../contract/core/endpoint';
import { SEE_AS_HEADER } from '../../contract/core/see-as-header';
import { isOutage } from '../db/outage';
import { readOnStandby } from '../db/standby/read-routing';
import type { Standby } from '../db/standby/standby';
import { AppError } from './errors';

/** Lifetime of the cookie in seconds. By then the standby has the browser's changes, or is not used at all. */
const WROTE_SECONDS = 60;
/** Value of the cookie after a change whose position could not be read: reads use the primary. */
const UNKNOWN_POSITION = 'unknown';
const POSITION = /^\d{1,15}$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** Standby for reads, with the name of the cookie that holds the position of the browser's last change; null if there is none. */
    standbyReads: { standby: Standby; cookie: string } | null;
  }
}

/** Returns true if a call changes nothing. Redirects belong to signing in, which stores something. */
const isRead = ({ method, audit, answer }: Endpoint): boolean =>
  answer !== 'redirect' && (audit === 'reads' || (method === 'GET' && audit === undefined));

/** Returns true if the handler of a call may read from the standby: a read of a signed-in person that is answered in JSON. */
export const mayUseStandby = (endpoint: Endpoint): boolean =>
  isRead(endpoint) && typeof endpoint.answer !== 'string' && endpoint.body !== 'file' && endpoint.permission !== 'public';

/**
 * Runs the handler of a call on the standby if the standby has the browser's last change. If a statement fails there, the handler runs
 * again on the primary. Calls as another reader use the primary.
 */
export async function readNearby<Answer>(request: FastifyRequest, handle: () => Promise<Answer>): Promise<Answer> {
  const { standbyReads: reads } = request.server;
  if (!reads || request.headers[SEE_AS_HEADER] !== undefined) return handle();
  const { standby, cookie } = reads;
  const position = positionIn(request.cookies[cookie]);
  if (position === null || !standby.has(position)) return handle();
  const { result, failure } = await readOnStandby(handle);
  if (!failure) {
    if (result.status === 'fulfilled') return result.value;
    if (result.reason instanceof AppError) throw result.reason;
  }
  const error: unknown = failure ?? (result.status === 'rejected' ? result.reason : null);
  request.log.warn({ err: error }, 'a read failed on the standby and is repeated on the primary');
  if (failure && isOutage(failure) && !isWrite(failure)) standby.distrust();
  return handle();
}

/** Returns true if the standby refused a statement because it writes. The server itself is then healthy. */
const isWrite = (error: Error): boolean => (error as { code?: unknown }).code === '25006';

/** Returns the position in a cookie; 0 without a cookie, and null if the value is not a position. */
function positionIn(value: string | undefined): number | null {
  if (value === undefined) return 0;
  return POSITION.test(value) ? Number(value) : null;
}

/** Lets calls read from a standby. After each call that changes something, stores the position of the primary in a cookie. */
export const standbyReads = plugin<{ standby: Standby | null; publicUrl: string }>((app, { standby, publicUrl }, done) => {
  const cookie = cookieName(WROTE_COOKIE, publicUrl);
  app.decorate('standbyReads', standby && { standby, cookie });
  if (standby)
    app.addHook('onSend', async (request, reply) => {
      const { endpoint } = request.routeOptions.config;
      if (!endpoint || isRead(endpoint) || reply.statusCode >= 400) return;
      setPosition(reply, cookie, publicUrl, await positionAfter(standby, request));
    });
  done();
});

async function positionAfter(standby: Standby, request: FastifyRequest): Promise<string> {
  try {
    return String(await standby.primaryPosition());
  } catch (error) {
    request.log.warn({ err: error }, 'the position of the primary could not be read');
    return UNKNOWN_POSITION;
  }
}

function setPosition(reply: FastifyReply, cookie: string, publicUrl: string, value: string): void {
  const secure = publicUrl.startsWith('https:');
  void reply.setCookie(cookie, value, { httpOnly: true, secure, sameSite: 'strict', path: '/', maxAge: WROTE_SECONDS });
}
