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
  test('from the beginning is told, tried again, and used once it is well', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.well = false;
      assert.equal(await startOf(app), UNAVAILABLE);
      provider.well = true;
      await session(app);
    }));

  test('after somebody signed in is told to the next, whose browser is not led to it', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      await session(app);
      provider.well = false;
      assert.equal(await startOf(app), UNAVAILABLE);
      await provider.close();
      assert.equal(await startOf(app), UNAVAILABLE);
    }));

  test('for less than a second is not noticed', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.well = false;
      setTimeout(() => {
        provider.well = true;
      }, 400);
      await session(app);
    }));

  test('while a person is at it is told, and they can start again', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      const { browser, callback } = await toCallback(app);
      provider.well = false;
      assert.equal((await browser.visit(callback)).headers.location, UNAVAILABLE);
      provider.well = true;
      await session(app);
    }));

  test('changes nothing for those signed in: their tokens are renewed, and signing out ends the session', () =>
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
  test('its keys, even twice within a minute, goes on signing people in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      for (let change = 0; change < 3; change += 1) {
        await session(app);
        await provider.change();
      }
      await session(app);
    }));

  test('its addresses goes on signing people in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      await session(app);
      await provider.change('/moved/token');
      await session(app);
    }));

  test('its keys and addresses while a person is at it signs that person in', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      const { browser, callback } = await toCallback(app);
      await provider.change('/moved/token');
      const back = await browser.visit(callback);
      assert.match(String(back.headers.location), /ucToken=/);
    }));

  test('its issuer is refused: somebody else may answer at its address', () =>
    inCompany(portal, {}, async ({ app, provider }) => {
      provider.instead = (path) =>
        path.startsWith('/.well-known/')
          ? { issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/' }
          : undefined;
      assert.equal(await startOf(app), '/login?error=failed&backUrl=%2Ftool');
    }));
});

test('an ID token that none of the provider’s keys has signed signs nobody in', () =>
  inCompany(portal, {}, async ({ app, provider }) => {
    const { browser, callback } = await toCallback(app);
    provider.instead = (path) => (path === '/jwks' ? { keys: [] } : undefined);
    assert.match(String((await browser.visit(callback)).headers.location), /error=failed/);
    provider.instead = () => undefined;
    assert((await signIn(app)).login.searchParams.get('ucToken'));
  }));

test('many who come at once share one question to the provider; the next one asks again', async () => {
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
