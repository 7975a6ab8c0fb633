import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { createSession } from '../../../../server/modules/session/service';
import { Browser } from '../browser';
import { demoTicket } from '../demo-sign-in';
import { makePerson } from '../factories';
import type { TestPerson } from '../harness';
import { nothing, type Asked, type Inputs } from './asked';

/** Valid inputs of the calls of sign-in and sessions. */
export const ACCOUNT_INPUTS = {
  'GET /api/user/login/start': () => ({ input: { backUrl: '/service', moved: '1' } }),
  'GET /api/user/login/callback': callback,
  'POST /api/user/login/ucToken': ticket,
  'POST /api/user/token/refresh': refreshToken,
  'POST /api/user/logout': nothing,
  'GET /api/user/session/list': nothing,
  'POST /api/user/session/end': anotherSession,
  'POST /api/user/session/endOthers': nothing,
} satisfies Inputs;

async function callback({ world }: Asked) {
  const browser = new Browser(world.portal.app);
  const choice = await browser.follow('/api/user/login/start');
  const form = { method: 'POST', payload: 'person=mei-lin', headers: FORM } as const;
  const { url } = await browser.follow(choice.url.href, form, '/api/user/login/callback');
  return { input: Object.fromEntries(url.searchParams), cookie: cookieOf(browser, 'uc_login') };
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function ticket({ world }: Asked) {
  const browser = new Browser(world.portal.app);
  return { input: { ucToken: await demoTicket(browser) }, cookie: cookieOf(browser, 'uc_login') };
}

function cookieOf(browser: Browser, name: string): string {
  const cookie = browser.cookie(name);
  assert(cookie, `no cookie ${name}`);
  return `${name}=${cookie.value}`;
}

async function refreshToken(asked: Asked) {
  const bind = randomBytes(32).toString('base64url');
  const { refreshToken: token } = await signIn(asked, asked.person, bind);
  return { input: { refreshToken: token }, cookie: `uc_bind=${bind}` };
}

async function anotherSession(asked: Asked) {
  if (!asked.person) return { input: { id: randomUUID() } };
  const person = asked.subject === 'own session' ? asked.person : await makePerson(asked.world.portal.db);
  await signIn(asked, person, randomBytes(32).toString('base64url'));
  const sessions = asked.world.portal.db.selectFrom('session').where('person', '=', person.id).select('id');
  return { input: await sessions.orderBy('created_at', 'desc').executeTakeFirstOrThrow() };
}

async function signIn({ world: { portal } }: Asked, person: TestPerson | undefined, bind: string) {
  const { id } = person ?? (await makePerson(portal.db));
  return createSession(portal.deps, { personId: id, bind, userAgent: 'portico-test', idToken: null });
}
