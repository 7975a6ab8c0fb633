import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import { sessionApi, type Session } from '../../contract/session';
import { buildApp } from '../../server/app';
import { removeExpired } from '../../server/modules/session/repository';
import { createSession, endForeignSessions, refreshSession } from '../../server/modules/session/service';
import { startTestApp, type TestApp } from './harness';

const BIND = 'b'.repeat(43);
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const start = new Date('2030-03-01T08:00:00Z');
const clock = { now: start };
let portal: TestApp;
let session: Session;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
});
after(() => portal.close());
beforeEach(async () => {
  clock.now = start;
  session = await newSession();
});

const newSession = () =>
  createSession(portal.deps, { personId: portal.people.editor.id, bind: BIND, userAgent: 'test', idToken: null });

const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
async function refresh(refreshToken: string, bind: string | null = BIND) {
  const headers: Record<string, string> = bind === null ? {} : { cookie: `uc_bind=${bind}` };
  const { status, body, headers: answered } = await portal.call(sessionApi.refresh, { refreshToken }, { headers });
  return { status, code: (body as { code?: string }).code, session: body, cookie: String(answered['set-cookie']) };
}
const outcome = ({ status, code }: { status: number; code?: string }) => (code ? `${status} ${code}` : String(status));

describe('a refresh token', () => {
  test('is exchanged for another and for a new access token, which the same browser may use', async () => {
    later(9 * 60 * SECOND);
    const renewed = await refresh(session.refreshToken);
    assert.equal(renewed.status, 200);
    assert.notEqual(renewed.session.refreshToken, session.refreshToken);
    assert.equal(renewed.session.tokenExpiresAt, clock.now.getTime() / 1000 + 600);
    assert.deepEqual(renewed.session.userInfo, session.userInfo);
    assert.match(renewed.cookie, new RegExp(`^uc_bind=${BIND}; Max-Age=604800; Path=/; HttpOnly; SameSite=Strict$`));
    const used = await portal.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { authorization: renewed.session.token, cookie: `uc_bind=${BIND}` },
    });
    assert.equal(used.statusCode, 200);
  });

  test('carries what has changed of the person meanwhile', async () => {
    await portal.db
      .updateTable('person')
      .set({ roles: ['employee'] })
      .where('id', '=', portal.people.editor.id)
      .execute();
    const renewed = await refresh(session.refreshToken);
    await portal.db
      .updateTable('person')
      .set({ roles: ['employee', 'editor'] })
      .where('id', '=', portal.people.editor.id)
      .execute();
    assert.deepEqual(renewed.session.userInfo.roles, ['employee']);
  });

  test('serves two tabs that present it at the same moment, and both go on', async () => {
    const tabs = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken), refresh(session.refreshToken)]);
    assert.deepEqual(tabs.map(outcome), ['200', '200', '200']);
    assert.equal(new Set(tabs.map((tab) => tab.session.refreshToken)).size, 3);
    later(60 * SECOND);
    for (const tab of tabs) assert.equal((await refresh(tab.session.refreshToken)).status, 200);
  });

  test('is answered again until 10 seconds after its first use', async () => {
    await refresh(session.refreshToken);
    later(6 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
    later(4 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
    later(1);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.revoked');
  });

  test('that is used again later ends every token of its session', async () => {
    const renewed = await refresh(session.refreshToken);
    const other = await createSession(portal.deps, {
      personId: portal.people.editor.id,
      bind: BIND,
      userAgent: null,
      idToken: null,
    });
    later(11 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.revoked');
    assert.equal(outcome(await refresh(renewed.session.refreshToken)), '401 session.revoked');
    assert.equal(outcome(await refresh(other.refreshToken)), '200');
    const { sid } = decodeJwt<{ sid: string }>(session.token);
    const { end_reason } = await portal.db
      .selectFrom('session')
      .select('end_reason')
      .where('id', '=', sid)
      .executeTakeFirstOrThrow();
    assert.equal(end_reason, 'reuse');
  });

  test('is refused in another browser, which neither uses it up nor ends the session', async () => {
    for (const bind of [null, 'c'.repeat(43), 'short'])
      assert.equal(outcome(await refresh(session.refreshToken, bind)), '401 session.missing');
    later(11 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
  });

  test('and its access token end when another identity provider is configured, at the start and in use', async () => {
    const oidc = { issuer: 'https://login.example', clientId: 'portico', clientSecret: null, scopes: 'openid' };
    const deps = { ...portal.deps, config: { ...portal.deps.config, oidc } };
    await assert.rejects(refreshSession(deps, session.refreshToken, BIND), { code: 'session.revoked' });
    const own = await createSession(deps, { personId: portal.people.admin.id, bind: BIND, userAgent: null, idToken: null });
    await endForeignSessions(deps);
    const switched = await buildApp(deps);
    const logout = (token: string) =>
      switched.inject({ method: 'POST', url: '/api/user/logout', headers: { authorization: token, cookie: `uc_bind=${BIND}` } });
    const [demo, company] = [await logout(session.token), await logout(own.token)];
    await switched.close();
    assert.deepEqual([demo.statusCode, demo.json<{ code: string }>().code], [401, 'session.revoked']);
    assert.equal(company.statusCode, 200);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.revoked');
  });

  test('that nobody issued is refused', async () => {
    for (const forged of ['x', 'A'.repeat(43), session.token, "'; drop table session; --", '\u0000']) {
      assert.equal(outcome(await refresh(forged)), '401 session.expired', forged);
    }
  });

  test('that is none is a bad request', async () => {
    for (const payload of [
      {},
      { refreshToken: '' },
      { refreshToken: 5 },
      { refreshToken: 'x'.repeat(5000) },
      { refreshToken: 'x', more: 1 },
    ]) {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/user/token/refresh',
        payload,
        headers: { cookie: `uc_bind=${BIND}` },
      });
      assert.equal(statusCode, 400, JSON.stringify(payload).slice(0, 60));
    }
  });

  test('ends after seven days without use', async () => {
    later(7 * DAY - SECOND);
    const renewed = await refresh(session.refreshToken);
    assert.equal(renewed.status, 200);
    later(7 * DAY);
    assert.equal(outcome(await refresh(renewed.session.refreshToken)), '401 session.expired');
  });

  test('cannot carry a session past thirty days', async () => {
    let current = session;
    for (let day = 6; day < 30; day += 6) {
      later(6 * DAY);
      current = (await refresh(current.refreshToken)).session;
    }
    assert.equal(current.refreshTokenExpiresAt, start.getTime() / 1000 + (30 * DAY) / SECOND);
    later(6 * DAY - 5 * 60 * SECOND);
    const last = await refresh(current.refreshToken);
    assert.equal(last.session.tokenExpiresAt, start.getTime() / 1000 + (30 * DAY) / SECOND);
    later(5 * 60 * SECOND);
    assert.equal(outcome(await refresh(last.session.refreshToken)), '401 session.expired');
  });

  test('and its session are kept as hashes, and swept when they have expired', async () => {
    const stored = async () => [
      await portal.db.selectFrom('refresh_token').selectAll().execute(),
      await portal.db.selectFrom('session').selectAll().execute(),
    ];
    await portal.db.deleteFrom('session').execute();
    const { token, refreshToken } = await newSession();
    const kept = JSON.stringify(await stored());
    for (const secret of [refreshToken, token, BIND]) assert(!kept.includes(secret));
    const leftAfter = async (ms: number) => {
      later(ms);
      await removeExpired(portal.db, clock.now);
      return (await stored()).map(({ length }) => length);
    };
    await refresh(refreshToken);
    assert.deepEqual(await leftAfter(DAY - 1), [2, 1]);
    assert.deepEqual(await leftAfter(1), [1, 1]);
    assert.deepEqual(await leftAfter(6 * DAY - 1), [1, 1]);
    assert.deepEqual(await leftAfter(1), [0, 1]);
    assert.deepEqual(await leftAfter(23 * DAY), [0, 0]);
  });
});
