import { z } from 'zod';
import { endpoint, isoDate, nothing } from './core/endpoint';
import { LOCALES } from './core/locale';
import { ROLES } from './core/permissions';

const epochSeconds = z.int().meta({ description: 'Seconds since the Unix epoch.' });

const userInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    department: z.string().nullable(),
    avatarUrl: z.string().optional(),
    roles: z.array(z.enum(ROLES)),
    locale: z.enum(LOCALES),
    idleSeconds: z.int().optional().meta({
      description:
        'Without use for this long a person is warned, then signed out; absent when the portal asks for no such thing.',
    }),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.infer<typeof userInfo>;

const session = z
  .object({
    token: z.string().meta({ description: 'Sent as the value of the Authorization header.' }),
    tokenExpiresAt: epochSeconds,
    refreshToken: z.string(),
    refreshTokenExpiresAt: epochSeconds,
    userInfo,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

export const listedSession = z.object({
  id: z.string(),
  device: z.string().meta({ description: 'Browser and system, such as `Firefox · Windows`; empty when unknown.' }),
  createdAt: isoDate,
  lastUsedAt: isoDate.meta({
    description: 'Time at which its tokens were last renewed, at most ten minutes before its last call.',
  }),
  current: z.boolean().meta({ description: 'True for the browser that makes the call.' }),
});
export type ListedSession = z.infer<typeof listedSession>;

/** Reason for which a sign-in ended at `/login?error=`. */
export type LoginError = 'denied' | 'unavailable' | 'busy' | 'failed';

const refreshToken = z.string().min(1).max(4096);
/** The user centre's token contains the groups of the person, but must fit into an address of the login page. */
const ucToken = z.string().min(1).max(12_000);

export const sessionApi = {
  start: endpoint({
    method: 'GET',
    path: '/api/user/login/start',
    summary: 'Start signing in: redirects to the identity provider.',
    permission: 'public',
    limit: 'login',
    // People see the response of this call as a page: invalid values are dropped, and the login page reports every failure.
    input: z.object({
      backUrl: z.string().max(2048).optional().catch(undefined),
      moved: z.literal('1').optional().catch(undefined),
    }),
    answer: 'redirect',
  }),
  callback: endpoint({
    method: 'GET',
    path: '/api/user/login/callback',
    summary: 'Callback of the identity provider; redirects to /login with a ucToken or an error.',
    permission: 'public',
    limit: 'login',
    audit: ['person.roles', 'session.end', 'session.refuse', 'feed.revoke'],
    input: z.looseObject({}),
    answer: 'redirect',
  }),
  ucToken: endpoint({
    method: 'POST',
    path: '/api/user/login/ucToken',
    summary: 'Exchange a single-use ucToken for a session. A person has at most 50 sessions; a further one ends the oldest.',
    permission: 'public',
    limit: 'login',
    audit: ['session.begin', 'session.end', 'session.refuse', 'person.roles', 'feed.revoke'],
    input: z.looseObject({ ucToken }),
    answer: session,
    errors: ['login.invalid', 'permission.denied'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/user/token/refresh',
    summary:
      'Exchange a refresh token for a new session, with the roles that the identity provider gives now. A reused token ends its session and is refused as expired.',
    permission: 'public',
    limit: 'refresh',
    audit: ['session.end', 'session.refuse', 'person.roles', 'feed.revoke'],
    input: z.strictObject({ refreshToken }),
    answer: session,
    errors: ['session.missing', 'session.expired', 'session.revoked'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout',
    summary: "End the caller's session; the answer names the page that ends it at the identity provider too, if there is one.",
    permission: 'session.use',
    audit: ['session.end'],
    input: nothing,
    answer: z.object({ endSessionUrl: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/session/list',
    summary: 'The browsers in which the caller is signed in: the calling one first, then by last use.',
    permission: 'session.use',
    input: nothing,
    answer: z.object({ sessions: z.array(listedSession) }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/user/session/end',
    summary: 'Sign the caller out of one of their browsers, or of the calling one.',
    permission: 'session.use',
    audit: ['session.end'],
    input: z.strictObject({ id: z.uuid() }),
    answer: z.object({}),
    errors: ['session.not_found'],
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/user/session/endOthers',
    summary: 'Sign the caller out of every other browser.',
    permission: 'session.use',
    audit: ['session.end'],
    input: nothing,
    answer: z.object({ ended: z.int().meta({ description: 'Number of browsers.' }) }),
  }),
};
