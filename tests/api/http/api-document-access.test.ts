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
/** URLs that serve the OpenAPI document or a part of the page that shows it. */
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

/** Returns the cookies that the portal's page stores and that the browser sends when it opens a URL. */
const cookies = (token: string) => ({ cookie: `token=${token}; uc_bind=${browser.cookie('uc_bind')?.value ?? ''}` });
const open = (url: string, headers: Record<string, string> = {}, app: FastifyInstance = portal.app) =>
  app.inject({ url, headers });

test('redirects a browser without a session to sign-in with the document as return address', async () => {
  for (const url of PAGES) {
    const { statusCode, headers } = await open(url);
    assert.deepEqual([statusCode, headers.location], [302, '/login?backUrl=%2Fapi%2Fdocs'], url);
  }
  assert.equal(safeBackUrl(PAGE), PAGE);
});

test('returns 401 and nothing of the document to a program without a session', async () => {
  for (const url of PARTS) {
    const { statusCode, body, json } = await open(url);
    assert.deepEqual([statusCode, json<{ code: string }>().code], [401, 'session.missing'], url);
    assert.doesNotMatch(body, /openapi|swagger/i, url);
  }
});

test('redirects to sign-in for a token that is forged, ended or bound to another browser', async () => {
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

test('serves the document to a signed-in browser with its cookies', async () => {
  for (const url of [PAGE, `${PAGE}/`, ...PARTS]) {
    const { statusCode, headers } = await open(url, cookies(session.token));
    assert.equal(statusCode, 200, url);
    if (!url.includes('static')) assert.equal(headers['cache-control'], 'no-store', url);
  }
});

test("serves the document to a program with any person's token", async () => {
  const { employee, editor, admin } = portal.people;
  for (const person of [employee, editor, admin])
    assert.equal((await open(`${PAGE}/openapi.json`, await portal.signedIn(person))).statusCode, 200);
});

test("redirects a request with a query to the address without it, because the page's script cannot read one", async () => {
  for (const url of [`${PAGE}?x`, `${PAGE}/?x=/`, `${PAGE}?x/`, `${PAGE}/static/index.html?x`]) {
    const { statusCode, headers } = await open(url, cookies(session.token));
    assert.deepEqual([statusCode, headers.location], [302, PAGE], url);
  }
});

test('serves the document to everyone when it is configured as public', async (t) => {
  const { apiDocument } = readConfig({ API_DOCUMENT: 'public' });
  const open = await buildApp({ ...portal.deps, config: { ...portal.deps.config, apiDocument } });
  t.after(() => open.close());
  for (const url of [PAGE, `${PAGE}/`, ...PARTS]) assert.equal((await open.inject(url)).statusCode, 200, url);
  assert.equal((await open.inject(`${PAGE}?x`)).headers.location, PAGE);
});
