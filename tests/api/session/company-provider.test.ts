import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '../../../server/http/log';
import { inCompany, BY_SECRET, SECRET, session, signIn } from '../support/company-sign-in';
import type { CompanyClient } from '../support/company-provider';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

type Algorithm = 'RS256' | 'PS256' | 'ES256' | 'ES384';
const CURVES: Partial<Record<Algorithm, string>> = { ES256: 'P-256', ES384: 'P-384' };

/** Returns the settings of a portal that signs with its own key, and of a provider that accepts only this algorithm. */
function signingBy(algorithm: Algorithm): { client: CompanyClient; env: Record<string, string> } {
  const namedCurve = CURVES[algorithm];
  const { publicKey, privateKey } = namedCurve
    ? generateKeyPairSync('ec', { namedCurve })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    client: { method: 'private_key_jwt', publicKey: publicKey.export({ format: 'jwk' }), algorithm },
    env: { OIDC_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
  };
}

const SETTINGS = {
  'a secret in a header': { client: BY_SECRET },
  'a secret in the body': { client: { method: 'client_secret_post' as const, secret: SECRET } },
  'an RSA key (RS256)': signingBy('RS256'),
  'an RSA key (PS256)': signingBy('PS256'),
  'a key of P-256': signingBy('ES256'),
  'a key of P-384': signingBy('ES384'),
};

describe("a company's provider that authenticates the portal", () => {
  for (const [name, setting] of Object.entries(SETTINGS)) {
    test(`signs a person in and out with ${name}`, () =>
      inCompany(portal, setting, async ({ app, provider }) => {
        const { browser, session: entered } = await session(app);
        const { id: _, ...userInfo } = entered.userInfo;
        assert.deepEqual(userInfo, {
          name: 'Ada Byron',
          email: 'ada@company.example',
          department: 'Finance',
          roles: ['employee', 'admin'],
          locale: 'zh-CN',
        });
        const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: entered.token } });
        const end = new URL(left.json<{ endSessionUrl: string }>().endSessionUrl);
        assert.equal(end.origin, provider.issuer);
        assert.equal(end.searchParams.get('post_logout_redirect_uri'), 'http://localhost:8000/login');
        assert(end.searchParams.get('id_token_hint'));
        assert.equal((await fetch(end)).status, 200);
      }));
  }

  test('refuses the sign-in with a key of another portal', () =>
    inCompany(portal, { client: signingBy('RS256').client, env: signingBy('RS256').env }, async ({ app }) => {
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'failed');
    }));

  test("refuses the sign-in with a wrong secret; the log has the provider's error code but not the secret", async () => {
    const lines: string[] = [];
    const log = createLogger('error', { write: (line) => void lines.push(line) });
    await inCompany(portal, { env: { OIDC_CLIENT_SECRET: 'a-wrong-secret' }, log }, async ({ app }) => {
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'failed');
    });
    assert.match(lines.join(''), /"refusal":"invalid_client"/);
    assert.doesNotMatch(lines.join(''), /a-wrong-secret/);
  });
});

describe('a portal that requires several factors', () => {
  const env = { OIDC_CLIENT_SECRET: SECRET, OIDC_ACR_VALUES: 'two-factors,hardware' };

  test('asks the provider for them, and signs in a person who has used them', () =>
    inCompany(portal, { env }, async ({ app, provider }) => {
      provider.acr = 'two-factors';
      const { headers } = await app.inject('/api/user/login/start?moved=1');
      assert.equal(new URL(headers.location ?? '').searchParams.get('acr_values'), 'two-factors hardware');
      assert.equal((await session(app)).session.userInfo.name, 'Ada Byron');
    }));

  for (const acr of ['password', undefined])
    test(`denies a sign-in with the strength ${String(acr)}, and keeps the person's existing session`, async () => {
      const lines: string[] = [];
      const log = createLogger('warn', { write: (line) => void lines.push(line) });
      await inCompany(portal, { env, log }, async ({ app, provider }) => {
        provider.acr = 'two-factors';
        const { browser, session: entered } = await session(app);
        provider.acr = acr;
        assert.equal((await signIn(app)).login.searchParams.get('error'), 'denied');
        const listed = await browser.visit('/api/user/session/list', { headers: { authorization: entered.token } });
        assert.equal(listed.statusCode, 200);
      });
      assert.match(lines.join(''), /"action":"sign-in-failed".*"reason":"weak"/);
    });
});

describe('a provider with its own claim names', () => {
  const KEYCLOAK = { realm_access: { roles: ['offline_access', 'hall-editors'] }, org_unit: 'Logistics', roles: undefined };
  const OIDC_CLIENT_SECRET = SECRET;

  test('gives the person the configured role, areas and department', () =>
    inCompany(
      portal,
      {
        claims: KEYCLOAK,
        env: {
          OIDC_CLIENT_SECRET,
          OIDC_CLAIM_ROLES: 'realm_access.roles',
          OIDC_CLAIM_DEPARTMENT: 'org_unit',
          OIDC_ROLE_EDITOR_SERVICE: 'hall-editors',
        },
      },
      async ({ app }) => {
        const { userInfo } = (await session(app)).session;
        assert.deepEqual([userInfo.roles, userInfo.department], [['employee', 'editor'], 'Logistics']);
        const { editor_areas } = await portal.db
          .selectFrom('person')
          .select('editor_areas')
          .where('id', '=', userInfo.id)
          .executeTakeFirstOrThrow();
        assert.deepEqual(editor_areas, ['service']);
      },
    ));

  test('denies a person without the configured employee value', () =>
    inCompany(portal, { env: { OIDC_CLIENT_SECRET, OIDC_ROLE_EMPLOYEE: 'staff', OIDC_ROLE_ADMIN: 'none' } }, async ({ app }) => {
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'denied');
    }));

  test('fails the sign-in when the ID token lacks the configured subject claim', () =>
    inCompany(portal, { env: { OIDC_CLIENT_SECRET, OIDC_CLAIM_SUBJECT: 'oid' } }, async ({ app }) => {
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'failed');
    }));
});

describe('signing out', () => {
  test('stays in the portal when provider logout is off', () =>
    inCompany(portal, { env: { OIDC_CLIENT_SECRET: SECRET, OIDC_LOGOUT: 'off' } }, async ({ app }) => {
      const { browser, session: entered } = await session(app);
      const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: entered.token } });
      assert.deepEqual(left.json(), { endSessionUrl: null });
    }));

  test('omits an ID token that would make the logout address too long', () =>
    inCompany(portal, {}, async ({ app }) => {
      const { browser, session: entered } = await session(app);
      await portal.db
        .updateTable('session')
        .set({ id_token: 'x'.repeat(4000) })
        .execute();
      const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: entered.token } });
      const { searchParams } = new URL(left.json<{ endSessionUrl: string }>().endSessionUrl);
      assert.deepEqual([searchParams.get('id_token_hint'), searchParams.get('client_id')], [null, 'portico-of-the-company']);
    }));
});
