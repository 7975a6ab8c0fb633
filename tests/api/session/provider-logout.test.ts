import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { createLogger } from '../../../server/http/log';
import type { Browser } from '../support/browser';
import type { CompanyProvider } from '../support/company-provider';
import { inCompany, postLogout, SECRET, session, signIn } from '../support/company-sign-in';
import { exchange } from '../support/demo-sign-in';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const CLIENT_ID = 'portico-of-the-company';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  await forgetCalls(portal);
  await portal.db.deleteFrom('session').execute();
});

const list = async (browser: Browser, { token }: Session) =>
  (await browser.visit('/api/user/session/list', { headers: { authorization: token } })).statusCode;
const storedSession = ({ token }: Session) =>
  portal.db.selectFrom('session').selectAll().where('id', '=', decodeJwt<{ sid: string }>(token).sid).executeTakeFirstOrThrow();
const formOf = (token: string) => new URLSearchParams({ logout_token: token }).toString();

/** Returns the claims of a valid logout token for the subject `ada`, with `others` replacing some of them. */
function logoutClaims({ issuer }: CompanyProvider, others: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 120, jti: crypto.randomUUID(), events: EVENTS, sub: 'ada' };
  return { ...usual, ...others };
}
const post = async (app: FastifyInstance, token: string) => {
  const answer = await postLogout(app, formOf(token));
  return { status: answer.statusCode, body: answer.body && answer.json<Record<string, string>>(), headers: answer.headers };
};

describe('a provider that signs a person out', () => {
  test('ends that session at once, in every process, and leaves the others', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const first = await session(app);
      const second = await session(app);
      const { oidc } = readConfig({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT_ID,
        OIDC_CLIENT_SECRET: SECRET,
      });
      const other = await buildApp({ ...portal.deps, config: { ...portal.deps.config, oidc } });
      const { provider_session, provider_subject } = await storedSession(first.session);
      assert.equal(provider_subject, 'ada');
      await provider.signOut('ada', provider_session ?? assert.fail('the ID token had no sid'));

      assert.equal(await list(first.browser, first.session), 401);
      assert.equal(await list(second.browser, second.session), 200);
      assert.equal(await list(first.browser.movedTo(other), first.session), 401);
      const refreshed = await first.browser.visit('/api/user/token/refresh', {
        method: 'POST',
        payload: { refreshToken: first.session.refreshToken },
      });
      assert.deepEqual([refreshed.statusCode, refreshed.json<{ code: string }>().code], [401, 'session.revoked']);
      assert.equal((await storedSession(first.session)).provider_grant, null);
      await other.close();
    }));

  test('ends all sessions of the person if it names no session, and no session of others', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const own = [await session(app), await session(app)];
      const headers = await portal.signedIn(portal.people.admin);
      const { status, headers: answered } = await post(app, await provider.sign(logoutClaims(provider)));
      assert.deepEqual([status, answered['cache-control']], [200, 'no-store']);
      for (const { browser, session: ended } of own) assert.equal(await list(browser, ended), 401);
      assert.equal((await portal.app.inject({ url: '/api/user/session/list', headers })).statusCode, 200);
    }));

  test('ends a session that its token names without the person', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      const { provider_session: sid } = await storedSession(entered);
      const token = await provider.sign(logoutClaims(provider, { sub: undefined, sid: sid ?? assert.fail() }));
      assert.equal((await post(app, token)).status, 200);
      assert.equal(await list(browser, entered), 401);
    }));

  test('ends a sign-in whose ticket has not been exchanged for a session yet', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, login } = await signIn(app);
      assert.equal((await post(app, await provider.sign(logoutClaims(provider)))).status, 200);
      assert.equal((await exchange(browser, login.searchParams.get('ucToken') ?? '')).statusCode, 401);
    }));

  test('is recorded in the audit log and in the security log, without the token', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    await inCompany(portal, { log }, async ({ provider, app }) => {
      const { session: entered } = await session(app);
      const { id, person } = await storedSession(entered);
      const token = await provider.sign(logoutClaims(provider));
      await post(app, token);
      const event = await portal.db
        .selectFrom('audit_event')
        .select(['action', 'person', 'after'])
        .orderBy('key', 'desc')
        .executeTakeFirstOrThrow();
      assert.deepEqual(event, { action: 'session.end', person, after: { reason: 'provider-sign-out' } });
      const revoked = lines.find((line) => line.includes('"action":"session-revoked"')) ?? assert.fail();
      assert.match(revoked, /"reason":"provider-sign-out"/);
      assert(revoked.includes(id));
      assert(!lines.join().includes(token));
    });
  });

  test('may send a token of a session that has ended or was never known', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const token = await provider.sign(logoutClaims(provider, { sub: 'nobody', sid: 'none' }));
      assert.equal((await post(app, token)).status, 200);
    }));

  test('may send the token again if its sessions could not be ended', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const token = await provider.sign(logoutClaims(provider));
      provider.well = false;
      const { status, body } = await post(app, token);
      assert.deepEqual([status, body && body.error], [400, 'invalid_request']);
      provider.well = true;
      assert.equal((await post(app, token)).status, 200);
    }));
});

const SECONDS_AGO = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const WRONG: Record<string, () => JWTPayload> = {
  'of another audience': () => ({ aud: 'another-client' }),
  'without an audience': () => ({ aud: undefined }),
  'of another issuer': () => ({ iss: 'https://evil.example' }),
  'that has expired': () => ({ iat: SECONDS_AGO(300), exp: SECONDS_AGO(60) }),
  'without an expiry that is too old': () => ({ iat: SECONDS_AGO(3600), exp: undefined }),
  'that is too old, though it has not expired': () => ({ iat: SECONDS_AGO(3600), exp: SECONDS_AGO(-3600) }),
  'of the future': () => ({ iat: SECONDS_AGO(-300), exp: SECONDS_AGO(-600) }),
  'without a time': () => ({ iat: undefined }),
  'without an id': () => ({ jti: undefined }),
  'with a nonce': () => ({ nonce: 'n' }),
  'with an empty nonce': () => ({ nonce: null }),
  'without events': () => ({ events: undefined }),
  'with another event': () => ({ events: { 'http://schemas.openid.net/event/another': {} } }),
  'with an event that is no object': () => ({ events: { 'http://schemas.openid.net/event/backchannel-logout': true } }),
  'that names nobody': () => ({ sub: undefined }),
};

describe('a logout token', () => {
  /** Posts a token that must be refused, while Ada is signed in. */
  const assertRefused = (made: (provider: CompanyProvider) => Promise<string>) =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      const { status, body, headers } = await post(app, await made(provider));
      assert.equal(status, 400);
      assert(body);
      assert.deepEqual([body.error, typeof body.error_description], ['invalid_request', 'string']);
      assert.equal(headers['cache-control'], 'no-store');
      assert.match(String(headers['content-type']), /^application\/json/);
      assert.equal(await list(browser, entered), 200);
    });

  for (const [name, claims] of Object.entries(WRONG))
    test(`${name} is refused`, () => assertRefused((provider) => provider.sign(logoutClaims(provider, claims()))));

  test('that another key signed is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await assertRefused((provider) => provider.sign(logoutClaims(provider), {}, privateKey));
    await assertRefused((provider) => provider.sign(logoutClaims(provider), { kid: 'unknown' }, privateKey));
  });

  test('that is unsigned or signed with the client secret is refused', async () => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    await assertRefused((provider) => Promise.resolve(`${encoded({ alg: 'none' })}.${encoded(logoutClaims(provider))}.`));
    await assertRefused((provider) =>
      new SignJWT(logoutClaims(provider)).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET)),
    );
  });

  test('of another type, such as an access token, is refused; the type of the standard is accepted', async () => {
    await assertRefused((provider) => provider.sign(logoutClaims(provider), { typ: 'at+jwt' }));
    await inCompany(portal, {}, async ({ provider, app }) => {
      assert.equal((await post(app, await provider.sign(logoutClaims(provider), { typ: 'logout+jwt' }))).status, 200);
    });
  });

  test('without an expiry is accepted, as providers that follow a draft of the standard send it', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const { browser, session: entered } = await session(app);
      const token = await provider.sign(logoutClaims(provider, { exp: undefined }));
      assert.equal((await post(app, token)).status, 200);
      assert.equal((await post(app, token)).status, 400, 'once only');
      assert.equal(await list(browser, entered), 401);
    }));

  test('that is the ID token of the person is refused', () =>
    inCompany(portal, {}, async ({ app }) => {
      const { browser, session: entered } = await session(app);
      const { id_token } = await storedSession(entered);
      assert.equal((await post(app, id_token ?? assert.fail())).status, 400);
      assert.equal(await list(browser, entered), 200);
    }));

  test('that was used before is refused, and ends no later session', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      const token = await provider.sign(logoutClaims(provider));
      assert.equal((await post(app, token)).status, 200);
      const { browser, session: entered } = await session(app);
      assert.equal((await post(app, token)).status, 400);
      assert.equal(await list(browser, entered), 200);
    }));

  test('that is refused is in the security log, with the reason and without the token', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    await inCompany(portal, { log }, async ({ provider, app }) => {
      const token = await provider.sign(logoutClaims(provider, { aud: 'another-client' }));
      await post(app, token);
      assert.match(lines.join(), /"level":"warn".*"event":"security".*"reason":"token-refused"/);
      assert(!lines.join().includes(token));
    });
  });

  test('that is malformed makes the portal request nothing from the provider', () =>
    inCompany(portal, {}, async ({ provider, app }) => {
      for (const payload of ['', 'logout_token=', 'logout_token=a.b.c', 'logout_token=x&logout_token=y', 'other=1'])
        assert.equal((await postLogout(app, payload)).statusCode, 400, payload);
      assert.deepEqual(provider.asked, []);
    }));
});

describe('the address for logout tokens', () => {
  test('accepts only forms, and only by POST', async () => {
    const json = { 'content-type': 'application/json' };
    assert.equal((await postLogout(portal.app, '{"logout_token":"x"}', json)).statusCode, 415);
    assert.equal((await portal.app.inject({ url: '/api/user/logout/backchannel' })).statusCode, 405);
    assert.equal((await postLogout(portal.app, `logout_token=${'x'.repeat(40_000)}`)).statusCode, 413);
  });

  test('limits the requests from one address', async () => {
    assert.equal((await postLogout(portal.app, 'logout_token=x')).statusCode, 400);
    const { bound } = await portal.db.selectFrom('rate_limit').select('bound').executeTakeFirstOrThrow();
    // One minute above the limit, so that the time until the next call does not allow it.
    const paidUntil = new Date(bound.getTime() + 60_000);
    await portal.db.updateTable('rate_limit').set({ paid_until: paidUntil }).execute();
    const refused = await postLogout(portal.app, 'logout_token=x');
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.headers['cache-control'], 'no-store');
  });
});
