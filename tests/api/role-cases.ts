import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, CallInput } from '../../contract/api';
import { createSession } from '../../server/modules/session/service';
import { Browser } from './browser';
import { demoTicket } from './demo-sign-in';
import { makeDraft, makeFile, makeItem, makePerson, type MadeItem } from './factories';
import type { TestApp, TestPerson } from './harness';

/** Who makes a call; areas are seen from the service that it is about. */
export const CALLERS = ['signed out', 'employee', 'editor of this area', 'editor of another area', 'administrator'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a call is about, where that decides. */
export type Subject = 'anything' | ItemSubject | SessionSubject;
/** `hidden` is published, for a department that no caller belongs to. */
export type ItemSubject = 'published' | 'draft' | 'hidden';
export type SessionSubject = 'own session' | "another person's session";
export const isAboutItem = (subject: Subject): subject is ItemSubject => ['published', 'draft', 'hidden'].includes(subject);

export interface World {
  portal: TestApp;
  items: Record<ItemSubject, MadeItem>;
  files: Record<ItemSubject, string>;
}

export async function makeWorld(portal: TestApp): Promise<World> {
  const { db, deps } = portal;
  const published = await makeItem(db, { id: 'published', title: 'Published', classification: ['Open'] });
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const draft = await makeDraft(deps, { id: 'draft', texts: { 'en-US': text } });
  const audience = { departments: ['Legal'] };
  const hidden = await makeItem(db, { id: 'hidden', title: 'Published elsewhere', classification: ['Open'], audience });
  const files = {
    published: await makeFile(deps, published),
    draft: await makeFile(deps, draft, { draft: true }),
    hidden: await makeFile(deps, hidden),
  };
  return { portal, items: { published, draft, hidden }, files };
}

/** One person of their own for each call, so that none meets what another left behind. */
export async function makeCaller({ db }: TestApp, caller: Caller): Promise<TestPerson | undefined> {
  switch (caller) {
    case 'signed out':
      return undefined;
    case 'employee':
      return makePerson(db);
    case 'editor of this area':
      return makePerson(db, { roles: ['employee', 'editor'], editorAreas: ['service'] });
    case 'editor of another area':
      return makePerson(db, { roles: ['employee', 'editor'], editorAreas: ['notice', 'tool'] });
    case 'administrator':
      return makePerson(db, { roles: ['employee', 'admin'] });
  }
}

export interface Asked {
  world: World;
  subject: Subject;
  person: TestPerson | undefined;
}
export interface Given<C extends Call = Call> {
  input: CallInput<C>;
  cookie?: string;
}

const aboutOf = ({ subject }: Asked): ItemSubject => (isAboutItem(subject) ? subject : 'published');
const itemOf = (asked: Asked): MadeItem => asked.world.items[aboutOf(asked)];
const refOf = (asked: Asked) => ({ area: itemOf(asked).area, id: itemOf(asked).id });
const byId = (asked: Asked) => ({ input: { id: itemOf(asked).id } });
const nothing = () => ({ input: undefined });

/** What each call is made with: good, so that only who asks decides. */
export const INPUTS: { [C in Call]: (asked: Asked) => Given<C> | Promise<Given<C>> } = {
  'GET /api/user/login/start': () => ({ input: { backUrl: '/service', moved: '1' } }),
  'GET /api/user/login/callback': callback,
  'POST /api/user/login/ucToken': ticket,
  'POST /api/user/token/refresh': refreshToken,
  'POST /api/user/logout': nothing,
  'GET /api/user/session/list': nothing,
  'POST /api/user/session/end': anotherSession,
  'POST /api/user/session/endOthers': nothing,
  'POST /api/servicehall/classification/list': nothing,
  'POST /api/servicehall/keyword/list': nothing,
  'POST /api/servicehall/search': () => ({ input: { query: 'published', classificationId: 'open' } }),
  'POST /api/servicehall/suggest': () => ({ input: { query: 'pub' } }),
  'POST /api/servicehall/form/list': () => ({ input: { classificationId: 'open', pageSize: 5 } }),
  'GET /api/servicehall/form/info': byId,
  'POST /api/servicehall/form/updateShareCount': byId,
  'POST /api/servicehall/form/updateViews': byId,
  'POST /api/favourite/list': nothing,
  'POST /api/favourite/update': (asked) => ({ input: { ...refOf(asked), favourite: true } }),
  'POST /api/feedback': (asked) => ({ input: { ...refOf(asked), useful: true, comment: 'Clear.' } }),
  'GET /api/attachment/all': (asked) => ({ input: refOf(asked) }),
  'GET /api/attachment/:id': (asked) => ({ input: { id: asked.world.files[aboutOf(asked)] } }),
  'POST /api/preview/list': (asked) => ({ input: { area: itemOf(asked).area } }),
  'GET /api/preview/service/info': byId,
  'POST /api/preview/link/create': (asked) => ({ input: refOf(asked) }),
  'GET /api/health/live': () => ({ input: {} }),
  'GET /api/health/ready': () => ({ input: {} }),
};

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
