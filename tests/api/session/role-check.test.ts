import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import type { Session } from '../../../contract/session';
import { createLogger } from '../../../server/http/log';
import { decryptFor, encryptFor, randomSecret } from '../../../server/modules/session/secrets';
import type { Browser } from '../support/browser';
import { inCompany, SECRET, session } from '../support/company-sign-in';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const MINUTE_MS = 60_000;
const clock = { aheadMs: 0 };

let portal: TestApp;
before(async () => {
  portal = await startTestApp({ now: () => new Date(Date.now() + clock.aheadMs) });
});
after(() => portal.close());
beforeEach(async () => {
  clock.aheadMs = 0;
  await forgetCalls(portal);
  await portal.db.deleteFrom('session').execute();
});

async function renew(browser: Browser, { refreshToken }: Session) {
  const answer = await browser.visit('/api/user/token/refresh', { method: 'POST', payload: { refreshToken } });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, session: answer.json<Session>() };
}
const sidOf = ({ token }: Session) => decodeJwt<{ sid: string }>(token).sid;
const eventsOf = (person: string) =>
  portal.db.selectFrom('audit_event').select(['action', 'after']).where('person', '=', person).orderBy('key').execute();
const WITH_REFRESH_TOKENS = { refreshTokens: true };
/** Calls an endpoint for editors and administrators. Returns the status. */
const editing = async (browser: Browser, { token }: Session) =>
  (await browser.visit('/api/manage/question/sunk', { method: 'POST', payload: {}, headers: { authorization: token } }))
    .statusCode;

describe('a person who loses a role at the provider', () => {
  test('loses it in the portal with the next renewal, which the audit log records', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      assert.deepEqual(entered.userInfo.roles, ['employee', 'admin']);
      provider.claims.roles = ['portico-editor'];
      const { status, session: renewed } = await renew(browser, entered);
      assert.equal(status, 200);
      assert.deepEqual(renewed.userInfo.roles, ['employee', 'editor']);
      assert.deepEqual(decodeJwt<{ roles: string[] }>(renewed.token).roles, ['employee', 'editor']);
      const { action, after: now } = (await eventsOf(entered.userInfo.id)).at(-1) ?? assert.fail();
      assert.equal(action, 'person.roles');
      assert.deepEqual((now as { roles: string[] }).roles, ['employee', 'editor']);
    }));

  test('cannot use it ten minutes later, whether or not the browser renews the session before', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.claims.roles = [];
      clock.aheadMs = 9 * MINUTE_MS;
      assert.equal(await editing(browser, entered), 200);
      clock.aheadMs = 10 * MINUTE_MS + 3_000;
      assert.equal(await editing(browser, entered), 401);
      const { status, session: renewed } = await renew(browser, entered);
      assert.deepEqual([status, renewed.userInfo.roles], [200, ['employee']]);
      assert.equal(await editing(browser, renewed), 403);
    }));

  test('loses the last role too, although the claim is then missing', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      delete provider.claims.roles;
      assert.deepEqual((await renew(browser, entered)).session.userInfo.roles, ['employee']);
    }));

  test('gets it back with a later renewal: each renewal uses the newest refresh token of the provider', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      let current = entered;
      for (const roles of [['portico-editor'], [], ['portico-admin']]) {
        provider.claims.roles = roles;
        current = (await renew(browser, current)).session;
      }
      assert.deepEqual(current.userInfo.roles, ['employee', 'admin']);
    }));

  test('loses it in two tabs that renew at the same time, while the provider is asked once', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.claims.roles = [];
      provider.asked = [];
      const tabs = await Promise.all([renew(browser, entered), renew(browser, entered), renew(browser, entered)]);
      assert.deepEqual(
        tabs.map(({ session: { userInfo } }) => userInfo.roles),
        [['employee'], ['employee'], ['employee']],
      );
      assert.equal(provider.asked.filter((path) => path === '/token').length, 1);
    }));

  test('loses it through userinfo if the provider issues no refresh token, until its access token expires', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.claims.roles = [];
      const renewed = await renew(browser, entered);
      assert.deepEqual(renewed.session.userInfo.roles, ['employee']);
      clock.aheadMs = 2 * MINUTE_MS;
      provider.asked = [];
      assert.equal((await renew(browser, renewed.session)).status, 200);
      assert.deepEqual(provider.asked, []);
    }));

  test('is signed out in all browsers if no role is left', () =>
    inCompany(
      portal,
      {
        ...WITH_REFRESH_TOKENS,
        env: { OIDC_CLIENT_SECRET: SECRET, OIDC_ROLE_EMPLOYEE: 'staff', OIDC_ROLE_ADMIN: 'portico-admin' },
      },
      async ({ provider, app }) => {
        const first = await session(app);
        const second = await session(app);
        provider.claims.roles = [];
        const { status, code } = await renew(first.browser, first.session);
        assert.deepEqual([status, code], [401, 'session.revoked']);
        const headers = { authorization: second.session.token };
        assert.equal((await second.browser.visit('/api/user/session/list', { headers })).statusCode, 401);
        const ends = (await eventsOf(first.session.userInfo.id)).filter(({ action }) => action === 'session.end');
        assert.deepEqual(
          ends.slice(-2).map(({ after: why }) => why),
          [{ reason: 'not-admitted' }, { reason: 'not-admitted' }],
        );
      },
    ));
});

describe('a provider that has ended the grant', () => {
  test('ends the session, which the audit log and the security log record', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    await inCompany(portal, { ...WITH_REFRESH_TOKENS, log }, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.hasLeft = true;
      const { status, code } = await renew(browser, entered);
      assert.deepEqual([status, code], [401, 'session.revoked']);
      const headers = { authorization: entered.token };
      assert.equal((await browser.visit('/api/user/session/list', { headers })).statusCode, 401);
      const event = (await eventsOf(entered.userInfo.id)).at(-1);
      assert.deepEqual(event, { action: 'session.end', after: { reason: 'provider-grant-gone' } });
      assert.match(lines.join(), /"action":"session-revoked".*"reason":"provider-grant-gone"/);
    });
  });

  test('also ends a session that has only an access token', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.hasLeft = true;
      assert.deepEqual((await renew(browser, entered)).code, 'session.revoked');
    }));
});

describe('a provider that is down', () => {
  test('keeps the roles, is logged, and is asked again half a minute later', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    await inCompany(portal, { ...WITH_REFRESH_TOKENS, log }, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.claims.roles = [];
      provider.well = false;
      const first = await renew(browser, entered);
      assert.deepEqual([first.status, first.session.userInfo.roles], [200, ['employee', 'admin']]);
      assert.match(lines.join(), /identity provider unavailable/);
      provider.well = true;
      provider.asked = [];
      const second = await renew(browser, first.session);
      assert.deepEqual([second.session.userInfo.roles, provider.asked], [['employee', 'admin'], []]);
      clock.aheadMs = MINUTE_MS;
      assert.deepEqual((await renew(browser, second.session)).session.userInfo.roles, ['employee']);
    });
  });

  test('signs nobody out, but from an hour after its last answer until it answers again, people are only employees', async () => {
    await inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      const changes = async () => (await eventsOf(entered.userInfo.id)).filter(({ action }) => action === 'person.roles').length;
      const before = await changes();
      provider.well = false;
      clock.aheadMs = 59 * MINUTE_MS;
      const within = await renew(browser, entered);
      assert.deepEqual(within.session.userInfo.roles, ['employee', 'admin']);
      clock.aheadMs = 61 * MINUTE_MS;
      const after = await renew(browser, within.session);
      assert.deepEqual([after.status, after.session.userInfo.roles], [200, ['employee']]);
      assert.deepEqual(decodeJwt<{ roles: string[] }>(after.session.token).roles, ['employee']);
      assert.equal(await editing(browser, after.session), 403);
      provider.well = true;
      clock.aheadMs = 70 * MINUTE_MS;
      const again = await renew(browser, after.session);
      assert.deepEqual(again.session.userInfo.roles, ['employee', 'admin']);
      assert.equal(await editing(browser, again.session), 200);
      assert.equal(await changes(), before, 'the roles stored with the person have not changed');
    });
  });

  test('takes the area from an editor of one area after an hour', () =>
    inCompany(
      portal,
      {
        ...WITH_REFRESH_TOKENS,
        env: { OIDC_CLIENT_SECRET: SECRET, OIDC_ROLE_EDITOR_TOOL: 'portico-admin', OIDC_ROLE_ADMIN: 'x' },
      },
      async ({ provider, app }) => {
        const { browser, session: entered } = await session(app);
        assert.deepEqual(entered.userInfo.roles, ['employee', 'editor']);
        provider.well = false;
        clock.aheadMs = 61 * MINUTE_MS;
        const { session: renewed } = await renew(browser, entered);
        assert.deepEqual(decodeJwt<{ editorAreas: string[] }>(renewed.token).editorAreas, []);
        assert.equal(await editing(browser, renewed), 403);
      },
    ));

  test('keeps the roles if it fails after replacing the refresh token, and the new token is used next', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      provider.claims.roles = [];
      provider.instead = (path) => (path === '/me' ? { sub: 'somebody else' } : undefined);
      const first = await renew(browser, entered);
      assert.deepEqual([first.status, first.session.userInfo.roles], [200, ['employee', 'admin']]);
      provider.instead = () => undefined;
      assert.deepEqual((await renew(browser, first.session)).session.userInfo.roles, ['employee']);
    }));
});

describe('the grant of a session', () => {
  test('is stored encrypted, and can be read only with the cookie of the browser', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ app }) => {
      const { browser, session: entered } = await session(app);
      const { provider_grant } = await portal.db
        .selectFrom('session')
        .select('provider_grant')
        .where('id', '=', sidOf(entered))
        .executeTakeFirstOrThrow();
      const bind = browser.cookie('uc_bind')?.value ?? assert.fail();
      const grant = JSON.parse(decryptFor(bind, provider_grant ?? assert.fail())) as { refreshToken: string };
      const rows = JSON.stringify(await portal.db.selectFrom('session').selectAll().execute());
      const tickets = JSON.stringify(await portal.db.selectFrom('login_ticket').selectAll().execute());
      for (const secret of [grant.refreshToken, bind]) assert(!`${rows}${tickets}`.includes(secret));
    }));

  test('is deleted when the session ends', () =>
    inCompany(portal, WITH_REFRESH_TOKENS, async ({ app }) => {
      const { browser, session: entered } = await session(app);
      await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: entered.token } });
      const rows = await portal.db.selectFrom('session').select('provider_grant').execute();
      assert.deepEqual(rows, [{ provider_grant: null }]);
    }));

  test('cannot be decrypted with another secret, or after a change', () => {
    const secret = randomSecret();
    const encrypted = encryptFor(secret, 'a token 令牌');
    assert.equal(decryptFor(secret, encrypted), 'a token 令牌');
    assert.notEqual(encryptFor(secret, 'a token 令牌'), encrypted);
    assert.throws(() => decryptFor(randomSecret(), encrypted));
    assert.throws(() => decryptFor(secret, `${encrypted.slice(0, -4)}AAAA`));
  });
});
