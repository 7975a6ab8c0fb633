import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Session } from '../../../contract/session';
import { readConfig } from '../../../server/config/config';
import { IdentityProvider } from '../../../server/modules/session/identity-provider';
import { inCompany, session, signIn, startOf, toCallback } from '../support/company-sign-in';
import { startTestApp, type TestApp } from '../support/harness';

const UNAVAILABLE = '/login?error=unavailable&backUrl=%2Ftool';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

describe('a provider that is down', () => {
  test('redirects with an error when down from the start, and is used once it is available', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.well = false;
      assert.equal(await startOf(app), UNAVAILABLE);
      provider.well = true;
      await session(app);
    }));

  test('redirects the next sign-in with an error when it goes down after one succeeded', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      await session(app);
      provider.well = false;
      assert.equal(await startOf(app), UNAVAILABLE);
      await provider.close();
      assert.equal(await startOf(app), UNAVAILABLE);
    }));

  test('is retried for an outage of less than a second', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.well = false;
      setTimeout(() => {
        provider.well = true;
      }, 400);
      await session(app);
    }));

  test('redirects with an error when it goes down during a sign-in, which can be started again', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      const { browser, callback } = await toCallback(app);
      provider.well = false;
      assert.equal((await browser.visit(callback)).headers.location, UNAVAILABLE);
      provider.well = true;
      await session(app);
    }));

  test('does not affect existing sessions: tokens are refreshed and sign-out ends the session', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      const { browser, session: entered } = await session(app);
      await provider.close();
      const renewed = await browser.visit('/api/user/token/refresh', {
        method: 'POST',
        payload: { refreshToken: entered.refreshToken },
      });
      assert.equal(renewed.statusCode, 200);
      const headers = { authorization: renewed.json<Session>().token };
      assert.equal((await browser.visit('/api/user/session/list', { headers })).statusCode, 200);
      const left = await browser.visit('/api/user/logout', { method: 'POST', headers });
      assert.deepEqual([left.statusCode, left.json()], [200, { endSessionUrl: null }]);
      assert.equal((await browser.visit('/api/user/session/list', { headers })).statusCode, 401);
    }));
});

describe('a provider that changes', () => {
  test('its keys, even twice within a minute, still signs people in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      for (let change = 0; change < 3; change += 1) {
        await session(app);
        await provider.change();
      }
      await session(app);
    }));

  test('its endpoints still signs people in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      await session(app);
      await provider.change('/moved/token');
      await session(app);
    }));

  test('its keys and endpoints during a sign-in completes that sign-in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      const { browser, callback } = await toCallback(app);
      await provider.change('/moved/token');
      const back = await browser.visit(callback);
      assert.match(String(back.headers.location), /ucToken=/);
    }));

  test('its issuer is refused, because another party may answer at its address', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.instead = (path) =>
        path.startsWith('/.well-known/')
          ? { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/' }
          : undefined;
      assert.equal(await startOf(app), '/login?error=failed&backUrl=%2Ftool');
    }));
});

test('refuses an ID token that no key of the provider signed', () =>
  inCompany(portal, {}, async ({ app, provider }) => {
    const { browser, callback } = await toCallback(app);
    provider.instead = (path) => (path === '/jwks' ? { keys: [] } : undefined);
    assert.match(String((await browser.visit(callback)).headers.location), /error=failed/);
    provider.instead = () => undefined;
    assert((await signIn(app)).login.searchParams.get('ucToken'));
  }));

test('shares one discovery request between concurrent sign-ins; the next one requests it again', async () => {
  const issuer = 'https://login.example';
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Response.json({ issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys` });
  };
  const { oidc } = readConfig({ OIDC_ISSUER: issuer });
  assert(oidc);
  const provider = new IdentityProvider({ ...oidc, fetch });
  const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
  const urlOf = () => provider.authorizationUrl('http://localhost:8000/back', checks);
  const urls = await Promise.all(Array.from({ length: 20 }, urlOf));
  assert.equal(new Set(urls).size, 1);
  assert.equal(asked, 1);
  await urlOf();
  assert.equal(asked, 2);
});
