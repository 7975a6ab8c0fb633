import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { safeBackUrl } from '../../../contract/core/paths';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { Browser } from '../support/browser';
import { demoSession } from '../support/demo-sign-in';
import { startTestApp, type TestApp } from '../support/harness';

const PAGE = '/api/docs';
const PAGES = [PAGE, `${PAGE}/`, `${PAGE}?x`, `${PAGE}/?x=/`];
/** Each address at which the document itself, or what shows it, can be read. */
const PARTS = ['openapi.json', 'json', 'yaml', 'static/swagger-initializer.js', 'static/swagger-ui.css'].map(
  (name) => `${PAGE}/${name}`,
);

let portal: TestApp;
let browser: Browser;
let session: Session;
before(async () => {
  portal = await startTestApp();
  browser = new Browser(portal.app);
  session = await demoSession(browser);
});
after(() => portal.close());

/** The cookies that a page of the portal keeps, and the browser sends when it opens an address. */
const cookies = (token: string) => ({ cookie: `token=${token}; uc_bind=${browser.cookie('uc_bind')?.value ?? ''}` });
const open = (url: string, headers: Record<string, string> = {}, app: FastifyInstance = portal.app) =>
  app.inject({ url, headers });

test('a person without a session who opens the document is led to sign in, with the way back to it', async () => {
  for (const url of PAGES) {
    const { statusCode, headers } = await open(url);
    assert.deepEqual([statusCode, headers.location], [302, '/login?backUrl=%2Fapi%2Fdocs'], url);
  }
  assert.equal(safeBackUrl(PAGE), PAGE);
});

test('a program without a session gets 401 and nothing of the document', async () => {
  for (const url of PARTS) {
    const { statusCode, body, json } = await open(url);
    assert.deepEqual([statusCode, json<{ code: string }>().code], [401, 'session.missing'], url);
    assert.doesNotMatch(body, /openapi|swagger/i, url);
  }
});

test('a person whose token is forged, is not of this browser or was ended is led to sign in', async () => {
  const ended = new Browser(portal.app);
  const { token } = await demoSession(ended);
  await ended.visit(sessionApi.logout.path, { method: 'POST', headers: { authorization: token } });
  const bind = (await portal.signedIn(portal.people.employee)).cookie ?? '';
  for (const headers of [cookies('a.b.c'), { cookie: `token=${session.token}` }, { cookie: `token=${session.token}; ${bind}` }]) {
    assert.equal((await open(PAGE, headers)).headers.location, '/login?backUrl=%2Fapi%2Fdocs');
    assert.equal((await open(`${PAGE}/openapi.json`, headers)).statusCode, 401);
  }
  const revoked = { cookie: `token=${token}; uc_bind=${browser.cookie('uc_bind')?.value ?? ''}` };
  assert.equal((await open(`${PAGE}/openapi.json`, revoked)).statusCode, 401);
});

test('a signed-in person opens the document by the cookies of the portal', async () => {
  for (const url of [PAGE, `${PAGE}/`, ...PARTS]) {
    const { statusCode, headers } = await open(url, cookies(session.token));
    assert.equal(statusCode, 200, url);
    if (!url.includes('static')) assert.equal(headers['cache-control'], 'no-store', url);
  }
});

test('a program reads the document with the token of any person', async () => {
  const { employee, editor, admin } = portal.people;
  for (const person of [employee, editor, admin])
    assert.equal((await open(`${PAGE}/openapi.json`, await portal.signedIn(person))).statusCode, 200);
});

test('a person who opens the document with a query is led to it without one, which its program cannot read', async () => {
  for (const url of [`${PAGE}?x`, `${PAGE}/?x=/`, `${PAGE}?x/`, `${PAGE}/static/index.html?x`]) {
    const { statusCode, headers } = await open(url, cookies(session.token));
    assert.deepEqual([statusCode, headers.location], [302, PAGE], url);
  }
});

test('anybody reads the document where the operator made it public', async (t) => {
  const { apiDocument } = readConfig({ API_DOCUMENT: 'public' });
  const open = await buildApp({ ...portal.deps, config: { ...portal.deps.config, apiDocument } });
  t.after(() => open.close());
  for (const url of [PAGE, `${PAGE}/`, ...PARTS]) assert.equal((await open.inject(url)).statusCode, 200, url);
  assert.equal((await open.inject(`${PAGE}?x`)).headers.location, PAGE);
});
