import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BIND_COOKIE, cookieName } from '../../../contract/core/cookies';
import type { Config } from '../../config/config';
import { ATTEMPT_MS, REFRESH_TOKEN_MS } from './policy';
import { isSecret } from './secrets';

/**
 * Cookie that identifies the browser when the identity provider redirects it back. That is a navigation from another site, so it
 * needs SameSite=Lax.
 */
const LOGIN_COOKIE = 'uc_login';
/** Path of the login cookie on http. On https its path is `/`, as the `__Host-` prefix of its name requires. */
const LOGIN_PATH = '/api/user/login';

export function setLoginSecret({ publicUrl }: Config, reply: FastifyReply, secret: string): void {
  const options = { ...loginOptions(publicUrl), maxAge: ATTEMPT_MS / 1000 };
  void reply.setCookie(cookieName(LOGIN_COOKIE, publicUrl), secret, options);
}

export function setBind({ publicUrl }: Config, reply: FastifyReply, bind: string): void {
  const options = { ...bindOptions(publicUrl), maxAge: REFRESH_TOKEN_MS / 1000 };
  void reply.setCookie(cookieName(BIND_COOKIE, publicUrl), bind, options);
}

export function clearCookies({ publicUrl }: Config, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(LOGIN_COOKIE, publicUrl), loginOptions(publicUrl));
  void reply.clearCookie(cookieName(BIND_COOKIE, publicUrl), bindOptions(publicUrl));
}

/**
 * Returns the secret that all sign-in attempts of one browser share, also in several tabs. All its sessions share the secret of
 * `bindSecret` in the same way.
 */
export const loginSecret = (config: Config, request: FastifyRequest): string | undefined =>
  secretIn(config, request, LOGIN_COOKIE);
export const bindSecret = (config: Config, request: FastifyRequest): string | undefined => secretIn(config, request, BIND_COOKIE);

/**
 * Returns whether the request comes from a page of the portal, according to the browser. Every browser sends `Origin` with a
 * POST; a request with neither header is rejected.
 */
export function isOwnPage({ publicUrl }: Config, { headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
}

/**
 * Returns whether a person initiated this navigation: on a page of the portal, in the address bar, or with a click elsewhere. Browsers
 * send `Sec-Fetch-User` with a click only. A request without these headers comes from an older browser or a program and is accepted.
 */
export function isAskedFor({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-user'] === '?1';
}

function secretIn({ publicUrl }: Config, request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[cookieName(name, publicUrl)];
  return isSecret(value) ? value : undefined;
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const loginOptions = (publicUrl: string): CookieSerializeOptions => ({
  httpOnly: true,
  secure: isHttps(publicUrl),
  sameSite: 'lax',
  path: isHttps(publicUrl) ? '/' : LOGIN_PATH,
});

const bindOptions = (publicUrl: string): CookieSerializeOptions => ({
  httpOnly: true,
  secure: isHttps(publicUrl),
  sameSite: 'strict',
  path: '/',
});
