import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { demoNotice } from '../../../server/modules/session/connection';
import { removeExpiredModels } from '../../../server/modules/demo-provider/repository';
import { Browser } from '../support/browser';
import { demoSession, demoTicket } from '../support/demo-sign-in';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const newBrowser = () => new Browser(portal.app);
const startIn = (browser: Browser, language = 'en') =>
  browser.follow('/api/user/login/start', { headers: { 'accept-language': language } });

describe("the demo provider's page", () => {
  test('lists each demo person with name, role and department, explains itself and asks for no password', async () => {
    const { answer } = await startIn(newBrowser());
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /<html lang="en-US">/);
    assert.match(answer.body, /<h1>Who do you want to be\?<\/h1>/);
    assert.match(
      answer.body,
      /Demo sign-in: anyone who can reach this address can be any of these people\. Connect your own provider before real use\./,
    );
    const buttons = [...answer.body.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, ''),
    );
    assert.deepEqual(buttons, [
      'Mei Lin Employee · Product Design',
      'Daniel Okafor Editor of the service hall · People Operations',
      'Sofia Rossi Administrator · IT Services',
      'Go back without signing in',
    ]);
    assert.doesNotMatch(answer.body, /password/i);
  });

  test('is in Chinese for a Chinese browser', async () => {
    const { answer } = await startIn(newBrowser(), 'zh-CN,zh;q=0.9');
    assert.match(
      answer.body,
      /<html lang="zh-CN">.*<h1>请选择登录身份<\/h1>.*演示登录.*员工 · 产品设计部.*办事大厅编辑 · 人力资源部/s,
    );
  });

  test('cannot be framed, cached or made to run foreign scripts', async () => {
    const { answer } = await startIn(newBrowser());
    const policy = String(answer.headers['content-security-policy']);
    assert.match(
      policy,
      /default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    );
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  const choices: Record<string, Record<string, string>> = {
    nobody: {},
    'a stranger': { person: 'root' },
    'an empty name': { person: '' },
    'a prototype': { person: '__proto__' },
  };
  for (const [name, fields] of Object.entries(choices)) {
    test(`signs nobody in when it receives ${name}`, async () => {
      const browser = newBrowser();
      const { url } = await startIn(browser);
      const { answer } = await browser.submitForm(url.href, fields);
      assert.equal(answer.statusCode, 400);
      assert.match(answer.body, /This sign-in cannot go on/);
    });
  }

  test('works only in the browser that the portal redirected', async () => {
    const { url } = await startIn(newBrowser());
    const other = newBrowser();
    assert.equal((await other.visit(url.href)).statusCode, 400);
    assert.equal((await other.submitForm(url.href, { person: 'sofia-rossi' })).answer.statusCode, 400);
    const forged = await other.visit('/oidc/interaction/nothing');
    assert.match(forged.body, /<a class="action" href="\/login">Start again<\/a>/);
  });

  test('accepts only form data', async () => {
    const browser = newBrowser();
    const { url } = await startIn(browser);
    const answer = await browser.visit(url.href, { method: 'POST', payload: '<xml/>', headers: { 'content-type': 'text/xml' } });
    assert.equal(answer.statusCode, 415);
  });
});

describe('the demo provider', () => {
  test('remembers the person and signs them in again without asking', async () => {
    const browser = newBrowser();
    await demoSession(browser, 'sofia-rossi');
    const { url } = await startIn(browser);
    assert.equal(url.pathname, '/login');
    assert(url.searchParams.get('ucToken'));
  });

  test('forgets the person when they sign out and redirects to /login', async () => {
    const browser = newBrowser();
    const { token } = await demoSession(browser);
    const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: token } });
    const { endSessionUrl } = left.json<{ endSessionUrl: string }>();
    const page = await browser.visit(endSessionUrl);
    assert.match(page.body, /<script>document\.getElementById\('op\.logoutForm'\)\.submit\(\)<\/script>/);
    assert.match(String(page.headers['content-security-policy']), /script-src 'sha256-/);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1] ?? '';
    const { url } = await browser.submitForm('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    assert.equal(url.href, 'http://localhost:8000/login');
    assert.match((await startIn(browser)).url.pathname, /^\/oidc\/interaction\//);
  });

  test('asks for confirmation before signing out a person sent by another site', async () => {
    const browser = newBrowser();
    await demoSession(browser);
    const page = await browser.visit('/oidc/session/end');
    assert.match(page.body, /<h1>Sign out of the demo provider\?<\/h1>/);
    assert.doesNotMatch(page.body, /<script>/);
  });

  test('keeps open choices and sessions across a restart', async () => {
    const restarted = await buildApp(portal.deps);
    try {
      const [choosing, known] = [newBrowser(), newBrowser()];
      const { url } = await startIn(choosing);
      const session = await demoSession(known);
      const login = await choosing.movedTo(restarted).submitForm(url.href, { person: 'mei-lin' });
      assert(login.url.searchParams.get('ucToken'));
      const again = await startIn(known.movedTo(restarted));
      assert(again.url.searchParams.get('ucToken'));
      const left = await known.visit('/api/user/logout', { method: 'POST', headers: { authorization: session.token } });
      assert.equal(left.statusCode, 200);
    } finally {
      await restarted.close();
    }
  });

  test('creates one set of keys when several processes start at once', async () => {
    const fresh = await startTestApp();
    const other = await buildApp(fresh.deps);
    const keysOf = async (app: TestApp['app']) =>
      (await app.inject('/oidc/jwks')).json<{ keys: { kid: string; d?: string }[] }>().keys;
    const [here, there] = await Promise.all([keysOf(fresh.app), keysOf(other)]);
    assert.equal(here.length, 1);
    assert.deepEqual(here, there);
    assert.equal(here[0]?.d, undefined);
    await other.close();
    await fresh.close();
  });

  test('redirects to no other site and accepts no other client', async () => {
    for (const change of [{ redirect_uri: 'https://evil.example/' }, { client_id: 'another' }, { code_challenge: '' }]) {
      const query = new URLSearchParams({
        client_id: 'portico',
        redirect_uri: 'http://localhost:8000/api/user/login/callback',
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        ...change,
      });
      const answer = await newBrowser().visit(`/oidc/auth?${query.toString()}`);
      assert(!answer.headers.location?.includes('evil'));
      assert.doesNotMatch(answer.headers.location ?? '', /interaction|code=/);
    }
  });

  test('returns a page or a redirect for hostile addresses, never a server error', async () => {
    const hostile = [
      '/oidc/auth',
      '/oidc/auth?state=%00&client_id=%00',
      '/oidc/auth?client_id=a&client_id=b',
      '/oidc/%00',
      '/oidc/..%2f..%2fetc',
      '/oidc/session/end?id_token_hint=x',
      `/oidc/auth?client_id=portico&redirect_uri=${encodeURIComponent('http://localhost:8000/api/user/login/callback')}&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&state=%00`,
    ];
    for (const address of hostile) {
      const { statusCode } = await newBrowser().visit(address);
      assert(statusCode < 500, `${address}: ${statusCode}`);
    }
    const body = await newBrowser().visit('/oidc/token', { method: 'POST', payload: { grant_type: ['x'] } });
    assert(body.statusCode >= 400 && body.statusCode < 500);
  });

  test('publishes its endpoints at the public URL, whatever the Host header', async () => {
    const answer = await portal.app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const { issuer, token_endpoint } = answer.json<{ issuer: string; token_endpoint: string }>();
    assert.deepEqual([issuer, token_endpoint], ['http://localhost:8000/oidc', 'http://localhost:8000/oidc/token']);
  });

  test('deletes expired data and nothing else', async () => {
    await demoTicket(newBrowser());
    const count = async () => (await portal.db.selectFrom('oidc_model').select('id').execute()).length;
    const stored = await count();
    await removeExpiredModels(portal.db, new Date());
    assert.equal(await count(), stored);
    await removeExpiredModels(portal.db, new Date(Date.now() + 2 * 86_400_000));
    assert.equal(await count(), 0);
  });

  test('sets Secure cookies when the portal is at https', async () => {
    const config = { ...portal.deps.config, publicUrl: 'https://portal.example' };
    const secure = await buildApp({ ...portal.deps, config });
    const browser = new Browser(secure, config.publicUrl);
    const { url, answer } = await browser.follow('/api/user/login/start');
    assert.equal(url.origin, 'https://portal.example');
    assert.equal(answer.statusCode, 200);
    const login = await browser.submitForm(url.href, { person: 'mei-lin' });
    const entered = await browser.visit('/api/user/login/ucToken', {
      method: 'POST',
      payload: { ucToken: login.url.searchParams.get('ucToken') },
    });
    assert.equal(entered.json<Session>().userInfo.name, 'Mei Lin');
    assert(browser.everyCookieIsSecure());
    await secure.close();
  });
});

describe('with a configured provider', () => {
  const { oidc } = readConfig({ OIDC_ISSUER: 'https://login.example' });

  test('does not mount the demo provider', async () => {
    const app = await buildApp({ ...portal.deps, config: { ...portal.deps.config, oidc } }, { spa: '/nowhere' });
    for (const url of ['/oidc/.well-known/openid-configuration', '/oidc/auth', '/oidc/interaction/x', '/oidc/jwks']) {
      assert.equal((await app.inject(url)).statusCode, 404, url);
    }
    await app.close();
  });

  test('logs no warning about the demo provider at startup, and logs one otherwise', () => {
    assert.equal(demoNotice(readConfig({ OIDC_ISSUER: 'https://login.example' })), null);
    assert.match(
      demoNotice(readConfig({ PUBLIC_URL: 'http://portal:1' })) ?? '',
      /anyone who can reach http:\/\/portal:1 .* OIDC_ISSUER/,
    );
  });
});
