import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { FIGURES } from '../../../server/modules/rate-limit/policy';
import { Browser } from '../support/browser';
import { demoSession, demoTicket } from '../support/demo-sign-in';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const ORIGIN = 'https://portal.example';
const PLANTED = 'p'.repeat(43);

let portal: TestApp;
let secure: FastifyInstance;
before(async () => {
  portal = await startTestApp();
  secure = await buildApp({ ...portal.deps, config: { ...portal.deps.config, publicUrl: ORIGIN } });
});
after(async () => {
  await secure.close();
  await portal.close();
});

interface SignedIn {
  browser: Browser;
  session: Session;
  bind: string;
}
async function signedIn(): Promise<SignedIn> {
  const browser = new Browser(secure, ORIGIN);
  const session = await demoSession(browser);
  return { browser, session, bind: browser.cookie('__Host-uc_bind')?.value ?? assert.fail('no __Host-uc_bind') };
}
const list = (token: string, cookie: string) =>
  secure.inject({ url: sessionApi.list.path, headers: { authorization: token, cookie } });
const refresh = (refreshToken: string, cookie: string) =>
  secure.inject({ method: 'POST', url: sessionApi.refresh.path, payload: { refreshToken }, headers: { cookie } });

describe('the session cookies on https', () => {
  test("use the __Host- prefix and keep the browser's session", async () => {
    const { session, browser, bind } = await signedIn();
    const names = ['__Host-uc_bind', '__Host-uc_login', 'uc_bind', 'uc_login'];
    assert.deepEqual(
      names.map((name) => browser.cookie(name) !== undefined),
      [true, true, false, false],
    );
    // Browsers require these attributes for the prefix, and discard a cookie that lacks one.
    for (const name of names.slice(0, 2))
      assert.deepEqual([browser.cookie(name)?.secure, browser.cookie(name)?.path], [true, '/']);
    assert.equal((await list(session.token, `__Host-uc_bind=${bind}`)).statusCode, 200);
    const renewed = await refresh(session.refreshToken, `__Host-uc_bind=${bind}`);
    assert.match(
      String(renewed.headers['set-cookie']),
      new RegExp(`^__Host-uc_bind=${bind}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Strict$`),
    );
  });

  test('are removed when a browser signs out or ends its own session', async () => {
    for (const path of [sessionApi.logout.path, sessionApi.end.path]) {
      const { session, browser } = await signedIn();
      const headers = { authorization: session.token };
      const { sessions } = (await browser.visit(sessionApi.list.path, { headers })).json<{
        sessions: { id: string; current: boolean }[];
      }>();
      const payload = path === sessionApi.end.path ? { id: sessions.find(({ current }) => current)?.id } : undefined;
      const answer = await browser.visit(path, { method: 'POST', payload, headers });
      assert.equal(answer.statusCode, 200, path);
      assert.deepEqual([browser.cookie('__Host-uc_bind'), browser.cookie('__Host-uc_login')], [undefined, undefined], path);
    }
  });

  test('are not replaced by a cookie without the prefix, which another host of the domain could set', async () => {
    const { session, bind } = await signedIn();
    assert.equal((await list(session.token, `uc_bind=${bind}`)).statusCode, 401);
    assert.equal((await refresh(session.refreshToken, `uc_bind=${bind}`)).statusCode, 401);

    const browser = new Browser(secure, ORIGIN);
    const ucToken = await demoTicket(browser);
    const login = browser.cookie('__Host-uc_login')?.value ?? '';
    const exchangeWith = (cookie: string) =>
      secure.inject({ method: 'POST', url: sessionApi.ucToken.path, payload: { ucToken }, headers: { cookie } });
    assert.equal((await exchangeWith(`uc_login=${login}`)).statusCode, 401);
    const own = await exchangeWith(`__Host-uc_login=${login}; uc_bind=${PLANTED}`);
    assert.equal(own.statusCode, 200);
    assert.doesNotMatch(String(own.headers['set-cookie']), new RegExp(PLANTED));
  });

  test('ignore a cookie from another host at the start of sign-in and for rate limits', async () => {
    const start = (cookie: string) => secure.inject({ url: `${sessionApi.start.path}?moved=1`, headers: { cookie } });
    const begun = await start(`uc_login=${PLANTED}`);
    assert.match(String(begun.headers['set-cookie']), /^__Host-uc_login=/);
    assert.doesNotMatch(String(begun.headers['set-cookie']), new RegExp(PLANTED));
    const { burst } = FIGURES.login.person;
    const places = async (name: string) => {
      await forgetCalls(portal);
      const all = await Promise.all(Array.from({ length: burst + 1 }, () => start(`${name}=${PLANTED}`)));
      return all.filter(({ headers }) => !String(headers.location).startsWith('/login?error=busy')).length;
    };
    assert.equal(await places('uc_login'), burst + 1);
    assert.equal(await places('__Host-uc_login'), burst);
  });

  test('are named in the API description', async () => {
    const nameAt = async (browser: Browser) => {
      const { token } = await demoSession(browser);
      const answer = await browser.visit('/api/docs/openapi.json', { headers: { authorization: token } });
      return answer.json<{ components: { securitySchemes: { bind: { name: string } } } }>().components.securitySchemes.bind.name;
    };
    const names = [await nameAt(new Browser(secure, ORIGIN)), await nameAt(new Browser(portal.app))];
    assert.deepEqual(names, ['__Host-uc_bind', 'uc_bind']);
  });
});
