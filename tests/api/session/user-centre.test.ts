import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import type { Deps } from '../../../server/http/deps';
import { removeExpired } from '../../../server/modules/session/repository';
import { endForeignSessions } from '../../../server/modules/session/service';
import { Browser } from '../support/browser';
import { demoTicket, exchange } from '../support/demo-sign-in';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';
import { startUserCentre, type TestUserCentre } from '../support/user-centre';
import { CLAIM_MAPPING } from '../../../server/config/claim-mapping';

const OWN_PAGE: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8000' };

const clock = { now: new Date() };
let portal: TestApp;
let centre: TestUserCentre;
let deps: Deps;
let app: FastifyInstance;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
  centre = await startUserCentre();
  deps = { ...portal.deps, config: { ...portal.deps.config, userCentre: centre.trusted } };
  app = await buildApp(deps);
});
after(async () => {
  await app.close();
  await centre.close();
  await portal.close();
});
beforeEach(async () => {
  clock.now = new Date();
  await forgetCalls(portal);
});

const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const newToken = (claims?: JWTPayload) => centre.token(clock.now, claims);
const present = (ucToken: string, { browser = new Browser(app), headers = OWN_PAGE, more = {} } = {}) =>
  browser.visit('/api/user/login/ucToken', { method: 'POST', payload: { ucToken, ...more }, headers });
const outcome = (answer: Awaited<ReturnType<typeof present>>) =>
  answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;

describe('a token of the user centre', () => {
  test('signs its subject in by the ticket call and ignores additional fields', async () => {
    const browser = new Browser(app);
    const answer = await present(await newToken(), { browser, more: { from: 'intranet', nested: { a: [1] } } });
    assert.equal(answer.statusCode, 200);
    const { token, userInfo } = answer.json<Session>();
    const { id: _, ...person } = userInfo;
    assert.deepEqual(person, {
      name: 'Ada Byron',
      email: 'ada@company.example',
      department: 'Finance',
      roles: ['employee', 'admin'],
      locale: 'en-US',
    });
    assert.equal(browser.cookie('uc_bind')?.sameSite, 'strict');
    const list = await browser.visit('/api/user/session/list', { headers: { authorization: token } });
    assert.equal(list.statusCode, 200);
  });

  test('may have groups up to 12,000 characters', async () => {
    const tokenOf = (groups: number) => newToken({ groups: Array.from({ length: groups }, (_, index) => `group-${index}`) });
    const [long, tooLong] = [await tokenOf(600), await tokenOf(800)];
    assert(long.length > 9_000 && long.length <= 12_000 && tooLong.length > 12_000, `${long.length}, ${tooLong.length}`);
    assert.equal(outcome(await present(long)), '200');
    assert.equal(outcome(await present('x'.repeat(12_000))), '401 login.invalid');
    for (const refused of ['x'.repeat(12_001), tooLong]) assert.equal(outcome(await present(refused)), '400 request.invalid');
  });

  for (const alg of ['ES256', 'EdDSA', 'RS256', 'PS256']) {
    test(`may be signed with ${alg}`, async () => {
      const key = centre.keys.get(alg) as CryptoKey;
      assert.equal(outcome(await present(await centre.token(clock.now, {}, { alg, kid: alg, key }))), '200');
    });
  }

  test('is accepted once while it is valid, also when presented concurrently', async () => {
    for (const claims of [{}, { jti: undefined }]) {
      const token = await newToken(claims);
      const answers = await Promise.all(Array.from({ length: 6 }, () => present(token)));
      assert.deepEqual(answers.map(outcome).sort(), ['200', ...Array<string>(5).fill('401 login.invalid')]);
      later(50_000);
      await removeExpired(portal.db, clock.now);
      assert.equal(outcome(await present(token)), '401 login.invalid');
    }
  });

  test('is accepted once per id, and once per content regardless of its signature', async () => {
    const first = await newToken({ jti: 'the-same' });
    assert.equal(outcome(await present(first)), '200');
    assert.equal(outcome(await present(await newToken({ jti: 'the-same', name: 'Other' }))), '401 login.invalid');
    const [signed, again] = [await newToken({ jti: undefined, n: 1 }), await newToken({ jti: undefined, n: 1 })];
    assert.notEqual(signed, again);
    assert.equal(outcome(await present(signed)), '200');
    assert.equal(outcome(await present(again)), '401 login.invalid');
  });

  test('is stored only as a hash, which is deleted after the token expires', async () => {
    const token = await newToken({ jti: 'to-forget' });
    await present(token);
    const kept = JSON.stringify(await portal.db.selectFrom('used_token').selectAll().execute());
    assert(!kept.includes('to-forget') && !kept.includes(token.slice(0, 30)));
    later(10 * 60_000);
    await removeExpired(portal.db, clock.now);
    assert.deepEqual(await portal.db.selectFrom('used_token').selectAll().execute(), []);
    assert.equal(outcome(await present(token)), '401 login.invalid');
  });

  test('is refused while no user centre is configured', async () => {
    assert.equal(outcome(await present(await newToken(), { browser: new Browser(portal.app) })), '401 login.invalid');
  });

  test('of a person whom the mapping does not admit is refused and creates no person', async () => {
    const claims = { ...CLAIM_MAPPING, roleValues: { ...CLAIM_MAPPING.roleValues, employee: ['staff'] } };
    const oidc = readConfig({ OIDC_ISSUER: 'https://login.example' }).oidc;
    const strict = await buildApp({ ...deps, config: { ...deps.config, oidc: oidc && { ...oidc, claims } } });
    const token = await newToken({ sub: 'visitor', roles: [] });
    assert.equal(outcome(await present(token, { browser: new Browser(strict) })), '403 permission.denied');
    await strict.close();
    assert.deepEqual(await portal.db.selectFrom('person').selectAll().where('subject', '=', 'visitor').execute(), []);
  });

  test('is refused without the strength that the portal requires of every sign-in', async () => {
    const { oidc } = readConfig({ OIDC_ISSUER: 'https://login.example', OIDC_ACR_VALUES: 'two-factors' });
    const strict = await buildApp({ ...deps, config: { ...deps.config, oidc } });
    const signIn = async (claims: JWTPayload) => outcome(await present(await newToken(claims), { browser: new Browser(strict) }));
    assert.equal(await signIn({}), '401 login.invalid');
    assert.equal(await signIn({ acr: 'password' }), '401 login.invalid');
    assert.equal(await signIn({ acr: 'two-factors' }), '200');
    await strict.close();
  });

  test('does not affect tickets of the portal', async () => {
    const browser = new Browser(app);
    assert.equal((await exchange(browser, await demoTicket(browser))).statusCode, 200);
  });

  test('gets a temporary error when the keys cannot be fetched', async () => {
    const fresh = await buildApp(deps);
    centre.well = false;
    const token = await newToken();
    assert.equal(outcome(await present(token, { browser: new Browser(fresh) })), '503 unavailable');
    centre.well = true;
    assert.equal(outcome(await present(token, { browser: new Browser(fresh) })), '200');
    await fresh.close();
  });

  test('has its sessions ended when the user centre is no longer trusted', async () => {
    const session = (await present(await newToken())).json<Session>();
    const sid = JSON.parse(Buffer.from(session.token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const ended = async () =>
      (await portal.db.selectFrom('session').select('ended_at').where('id', '=', sid.sid).executeTakeFirstOrThrow()).ended_at;
    await endForeignSessions(deps);
    assert.equal(await ended(), null);
    await endForeignSessions(portal.deps);
    assert.notEqual(await ended(), null);
  });
});

describe('a token that is not valid for this portal now', () => {
  const seconds = () => Math.floor(clock.now.getTime() / 1000);
  const wrong: Record<string, () => Promise<string> | string> = {
    'of another issuer': () => newToken({ iss: 'https://evil.example' }),
    'for another audience': () => newToken({ aud: 'payroll' }),
    'without an audience': () => newToken({ aud: undefined }),
    'without an end': () => newToken({ exp: undefined }),
    'that has ended': () => newToken({ exp: seconds() - 31 }),
    'that does not hold yet': () => newToken({ nbf: seconds() + 60 }),
    'that does not say when it was made': () => newToken({ iat: undefined }),
    'that was made long ago': () => newToken({ iat: seconds() - 331, exp: seconds() + 3600 }),
    'that was made in the future': () => newToken({ iat: seconds() + 60, exp: seconds() + 600 }),
    'about nobody': () => newToken({ sub: undefined }),
    'about an empty name': () => newToken({ sub: '' }),
    'about what is no name': () => newToken({ sub: 7 as unknown as string }),
    'without a signature': async () => {
      const [, payload = ''] = (await newToken()).split('.');
      return new UnsecuredJWT(JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload).encode();
    },
    'with other claims under the old signature': async () => {
      const [head, payload = '', signature] = (await newToken()).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
      return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'root' })).toString('base64url'), signature].join('.');
    },
    'signed by another key under a known name': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return centre.token(clock.now, {}, { alg: 'ES256', kid: 'ES256', key: privateKey });
    },
    'signed by a key that nobody publishes': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return centre.token(clock.now, {}, { alg: 'ES256', kid: 'unknown', key: privateKey });
    },
    'signed by a shared secret': async () => {
      const [, payload = ''] = (await newToken()).split('.');
      return new SignJWT(JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload)
        .setProtectedHeader({ alg: 'HS256', kid: 'RS256' })
        .sign(Buffer.from('k'.repeat(32)));
    },
    'of which only three dots are left': () => '...',
  };
  for (const [what, make] of Object.entries(wrong)) {
    test(`is refused with a message: ${what}`, async () => {
      const answer = await present(await make());
      assert.equal(outcome(answer), '401 login.invalid');
      assert.equal(answer.json<{ message: string }>().message, 'This sign-in is no longer valid. Start again.');
      assert.equal(answer.headers['set-cookie'], undefined);
    });
  }
});

describe('a token of the user centre that another site submits', () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ] as Record<string, string>[]) {
    test(`is refused with headers ${JSON.stringify(headers)} and stays usable`, async () => {
      const token = await newToken();
      assert.equal(outcome(await present(token, { headers })), '401 login.invalid');
      assert.equal(outcome(await present(token)), '200');
    });
  }

  test('is accepted with only an Origin header', async () => {
    assert.equal(outcome(await present(await newToken(), { headers: { origin: 'http://localhost:8000' } })), '200');
  });

  test('does not replace a signed-in person by another, but signs the same person in again', async () => {
    const browser = new Browser(app);
    const { token } = (await present(await newToken(), { browser })).json<Session>();
    assert.equal(outcome(await present(await newToken({ sub: 'eve' }), { browser })), '401 login.invalid');
    assert.equal(outcome(await present(await newToken(), { browser })), '200');
    const left = await browser.visit('/api/user/logout', { method: 'POST', headers: { authorization: token } });
    assert.equal(left.statusCode, 200);
    assert.equal(outcome(await present(await newToken({ sub: 'eve' }), { browser })), '200');
  });
});
