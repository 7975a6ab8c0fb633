import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { attachmentApi } from '../../../contract/attachment';
import type { Area } from '../../../contract/core/areas';
import { auditApi } from '../../../contract/manage/audit';
import { noticeApi } from '../../../contract/notice';
import { previewApi } from '../../../contract/preview';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { createLogger } from '../../../server/http/log';
import { FIGURES } from '../../../server/modules/rate-limit/policy';
import { randomSecret } from '../../../server/modules/session/secrets';
import { createSession, endForeignSessions } from '../../../server/modules/session/service';
import { securityLog } from '../../../server/http/security-log';
import { Browser } from '../support/browser';
import { inCompany, SECRET, session, signIn } from '../support/company-sign-in';
import { demoSession, demoTicket, exchange } from '../support/demo-sign-in';
import { makeDraft, makePerson } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const DEMO = 'http://localhost:8000/oidc';
const ADDRESS = '127.0.0.1';

interface Line {
  event?: string;
  level: string;
  action: string;
  person: string | null;
  address: string | null;
  provider: string;
  reason?: string;
  session?: string;
  feed?: string;
  item?: number;
  links?: number;
}

let portal: TestApp;
let app: FastifyInstance;
let written: string[] = [];
const destination = { write: (line: string) => void written.push(line) };
/** Returns the log entries whose field `event` is `security`. */
const events = () => written.map((line) => JSON.parse(line) as Line).filter(({ event }) => event === 'security');
const told = () =>
  events().map(({ action, person, address, provider, reason }) => ({
    action,
    person,
    address,
    provider,
    ...(reason && { reason }),
  }));

before(async () => {
  portal = await startTestApp();
  app = await buildApp(portal.deps, { log: createLogger('warn', destination) });
});
after(async () => {
  await app.close();
  await portal.close();
});
beforeEach(async () => {
  await forgetCalls(portal);
  written = [];
});

const post = (browser: Browser, { token }: Session, path: string, payload: object = {}) =>
  browser.visit(path, { method: 'POST', payload, headers: { authorization: token } });
const sessionsOf = async (browser: Browser, { token }: Session) =>
  (await browser.visit(sessionApi.list.path, { headers: { authorization: token } })).json<{
    sessions: { id: string; current: boolean }[];
  }>().sessions;

describe('the security log, at every log level', () => {
  test('records person, address and provider of a sign-in, a failed sign-in and a sign-out', async () => {
    const browser = new Browser(app);
    const ticket = await demoTicket(browser);
    const signedIn = (await exchange(browser, ticket)).json<Session>();
    await exchange(browser, ticket);
    await browser.visit(`${sessionApi.callback.path}?state=x&code=y`);
    await post(browser, signedIn, sessionApi.logout.path);
    const common = { address: ADDRESS, provider: DEMO };
    const person = signedIn.userInfo.id;
    assert.deepEqual(told(), [
      { action: 'sign-in', person, ...common },
      { action: 'sign-in-failed', person: null, ...common, reason: 'ticket-refused' },
      { action: 'sign-in-failed', person: null, ...common, reason: 'no-attempt' },
      { action: 'sign-out', person, ...common },
    ]);
    assert.deepEqual(
      events().map(({ level }) => level),
      ['info', 'warn', 'warn', 'info'],
    );
    assert.equal(events()[0]?.session, events()[3]?.session);
    for (const secret of [ticket, signedIn.token, signedIn.refreshToken, signedIn.userInfo.email, signedIn.userInfo.name])
      assert(!written.join('').includes(secret));
  });

  test('records the forwarded address if the proxy is trusted', async () => {
    const behind = await buildApp(
      { ...portal.deps, config: { ...portal.deps.config, trustedProxies: ['10.0.0.0/8'] } },
      { log: createLogger('error', destination) },
    );
    const refused = { method: 'POST', url: sessionApi.ucToken.path, payload: { ucToken: 'garbage' } } as const;
    await behind.inject({ ...refused, remoteAddress: '10.0.0.5', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await behind.inject({ ...refused, remoteAddress: '198.51.100.7', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await behind.close();
    assert.deepEqual(
      events().map(({ address }) => address),
      ['203.0.113.9', '198.51.100.7'],
    );
  });

  test('records a person whom the mapping refuses, with every session and feed that they lose', () =>
    inCompany(
      portal,
      {
        claims: { roles: ['staff'] },
        env: { OIDC_CLIENT_SECRET: SECRET, OIDC_ROLE_EMPLOYEE: 'staff' },
        log: createLogger('warn', destination),
      },
      async ({ app: company, provider }) => {
        const { browser, session: entered } = await session(company);
        await post(browser, entered, noticeApi.feedCreate.path, { filter: {} });
        written = [];
        provider.instead = (path) => (path === '/me' ? { sub: 'ada', roles: [] } : undefined);
        await signIn(company);
        const common = { person: entered.userInfo.id, address: ADDRESS, provider: provider.issuer, reason: 'not-admitted' };
        assert.deepEqual(told(), [
          { action: 'session-revoked', ...common },
          { action: 'feed-revoked', ...common },
          { action: 'sign-in-failed', ...common },
        ]);
        written = [];
        provider.well = false;
        await new Browser(company).visit(sessionApi.start.path);
        assert.deepEqual(told(), [{ ...common, action: 'sign-in-failed', person: null, reason: 'unavailable' }]);
      },
    ));

  test('records the sessions that a person ends, individually or all others', async () => {
    const [browser, phone, tablet] = [new Browser(app), new Browser(app), new Browser(app)];
    const own = await demoSession(browser, 'sofia-rossi');
    await demoSession(phone, 'sofia-rossi');
    const onPhone = (await sessionsOf(browser, own)).find(({ current }) => !current)?.id ?? '';
    written = [];
    await post(browser, own, sessionApi.end.path, { id: onPhone });
    await demoSession(tablet, 'sofia-rossi');
    await post(browser, own, sessionApi.endOthers.path);
    const revoked = { action: 'session-revoked', person: own.userInfo.id, address: ADDRESS, provider: DEMO, reason: 'by-owner' };
    assert.deepEqual(
      told().filter(({ action }) => action === 'session-revoked'),
      [revoked, revoked],
    );
    assert.equal(events()[0]?.session, onPhone);
  });

  test('records a session that ends because its person has too many', async () => {
    const person = await makePerson(portal.db);
    const log = securityLog(createLogger('warn', destination), ADDRESS);
    const newSession = () => ({ personId: person.id, bind: randomSecret(), userAgent: null, idToken: null });
    for (let count = 0; count < 51; count += 1) await createSession(portal.deps, newSession(), log);
    const lines = events();
    assert.equal(lines.filter(({ action }) => action === 'sign-in').length, 51);
    assert.deepEqual(
      lines.filter(({ action }) => action === 'session-revoked').map(({ reason, session: ended }) => [reason, ended]),
      [['too-many', lines[0]?.session]],
    );
  });

  test('records the feed that its owner deletes', async () => {
    const browser = new Browser(app);
    const signedIn = await demoSession(browser);
    const made = (await post(browser, signedIn, noticeApi.feedCreate.path, { filter: {} })).json<{ id: string; url: string }>();
    written = [];
    await post(browser, signedIn, noticeApi.feedRemove.path, { id: made.id });
    const common = { address: ADDRESS, provider: DEMO, reason: 'by-owner' };
    assert.deepEqual(told(), [{ action: 'feed-revoked', person: signedIn.userInfo.id, ...common }]);
    assert.equal(events()[0]?.feed, made.id);
    assert(!written.join('').includes(made.url.split('/').at(-1) ?? ''));
  });

  test("records who revoked the preview links of a draft and how many, without a token or the draft's name", async () => {
    const text = { title: 'Layoffs', summary: '', markdown: 'Text.', keywords: [], fields: {} };
    const { key } = await makeDraft(portal.deps, { id: 'secret-plan', texts: { 'en-US': text } });
    const draft: { area: Area; id: string } = { area: 'service', id: 'secret-plan' };
    const browser = new Browser(app);
    const admin = await demoSession(browser, 'sofia-rossi');
    const tokens: string[] = [];
    for (let count = 0; count < 2; count += 1)
      tokens.push(
        (await post(browser, admin, previewApi.createLink.path, { ...draft, label: 'Board' })).json<{ token: string }>().token,
      );
    written = [];
    for (let count = 0; count < 2; count += 1)
      assert.equal((await post(browser, admin, previewApi.revokeLinks.path, draft)).statusCode, 200);
    assert.deepEqual(told(), [{ action: 'preview-link-revoked', person: admin.userInfo.id, address: ADDRESS, provider: DEMO }]);
    assert.deepEqual([events()[0]?.item, events()[0]?.links], [key, 2]);
    for (const secret of [...tokens, 'secret-plan', 'Layoffs', 'Board']) assert(!written.join('').includes(secret));
  });

  test('records sign-ins that the rate limit refuses', async () => {
    const browser = new Browser(app);
    await demoTicket(browser);
    const { burst } = FIGURES.login.person;
    for (let count = 0; count <= burst; count += 1) await exchange(browser, 'garbage');
    assert(told().some(({ action, reason }) => action === 'sign-in-failed' && reason === 'rate-limited'));
  });

  test('records calls that a missing permission, a rate limit or a token of another browser refuses', async () => {
    const browser = new Browser(app);
    const signedIn = await demoSession(browser, 'mei-lin');
    const call = (headers: Record<string, string>) => app.inject({ url: sessionApi.list.path, headers });
    const { token, userInfo } = signedIn;
    written = [];
    assert.equal((await post(browser, signedIn, auditApi.list.path, { pageSize: 20 })).statusCode, 403);
    assert.equal((await call({ authorization: token })).statusCode, 401);
    assert.equal((await call({ authorization: `${token.slice(0, -4)}AAAA` })).statusCode, 401);
    assert.equal((await call({})).statusCode, 401);
    const common = { action: 'access-refused', address: ADDRESS, provider: DEMO };
    assert.deepEqual(told(), [
      { ...common, person: userInfo.id, reason: 'permission' },
      { ...common, person: userInfo.id, reason: 'other-browser' },
      { ...common, person: null, reason: 'token-refused' },
    ]);
    assert(events().every(({ level }) => level === 'warn'));
    assert(!written.join('').includes(token));
    written = [];
    const { burst } = FIGURES.download.person;
    const file = `${attachmentApi.all.path}?area=service&id=none`;
    for (let count = 0; count <= burst; count += 1) await browser.visit(file, { headers: { authorization: token } });
    assert.deepEqual(told(), [{ ...common, person: userInfo.id, reason: 'rate-limited' }]);
  });

  test('records sessions that end at startup because their provider is no longer configured', async () => {
    const person = await makePerson(portal.db);
    const newSession = { personId: person.id, bind: randomSecret(), userAgent: null, idToken: null };
    await createSession(portal.deps, { ...newSession, issuer: 'https://gone.example' });
    await endForeignSessions(portal.deps, securityLog(createLogger('error', destination), null));
    assert.deepEqual(told(), [
      {
        action: 'session-revoked',
        person: person.id,
        address: null,
        provider: 'https://gone.example',
        reason: 'provider-removed',
      },
    ]);
  });

  test('records nothing when logging is silent', () => {
    securityLog(createLogger('silent', destination), null)({ action: 'sign-in', person: null, provider: DEMO });
    assert.deepEqual(written, []);
  });
});
