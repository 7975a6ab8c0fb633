import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { ATTEMPT_MS, REFRESH_TOKEN_MS } from './policy';
import { isSecret } from './secrets';

/** What access and refresh tokens are bound to. No page of another site can have the browser send it. */
export const BIND_COOKIE = 'uc_bind';
/** Knows the browser again when the identity provider leads it back, which is a navigation from another site: hence Lax. */
const LOGIN_COOKIE = 'uc_login';
const LOGIN_PATH = '/api/user/login';

export function setLoginSecret(config: Config, reply: FastifyReply, secret: string): void {
  void reply.setCookie(LOGIN_COOKIE, secret, { ...options(config, 'lax', LOGIN_PATH), maxAge: ATTEMPT_MS / 1000 });
}

export function setBind(config: Config, reply: FastifyReply, bind: string): void {
  void reply.setCookie(BIND_COOKIE, bind, { ...options(config, 'strict', '/'), maxAge: REFRESH_TOKEN_MS / 1000 });
}

export function clearCookies(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(LOGIN_COOKIE, options(config, 'lax', LOGIN_PATH));
  void reply.clearCookie(BIND_COOKIE, options(config, 'strict', '/'));
}

/** Several attempts of one browser, in as many tabs, share its secret; so do its sessions with the bind. */
export const loginSecret = (request: FastifyRequest): string | undefined => secretIn(request, LOGIN_COOKIE);
export const bindSecret = (request: FastifyRequest): string | undefined => secretIn(request, BIND_COOKIE);

function secretIn(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name];
  return isSecret(value) ? value : undefined;
}

const options = ({ publicUrl }: Config, sameSite: 'lax' | 'strict', path: string): CookieSerializeOptions => ({
  httpOnly: true,
  secure: publicUrl.startsWith('https:'),
  sameSite,
  path,
});
