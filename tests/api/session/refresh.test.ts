import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { createLogger } from '../../../server/http/log';
import { securityLog } from '../../../server/http/security-log';
import { removeExpired } from '../../../server/modules/session/repository';
import { randomSecret } from '../../../server/modules/session/secrets';
import { refreshSession } from '../../../server/modules/session/refresh';
import { createSession, endForeignSessions } from '../../../server/modules/session/service';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const start = new Date('2030-03-01T08:00:00Z');
const clock = { now: start };
let portal: TestApp;
let session: Session;
let bind: string;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
});
after(() => portal.close());
beforeEach(async () => {
  clock.now = start;
  bind = randomSecret();
  await forgetCalls(portal);
  session = await newSession();
});

const newSession = () =>
  createSession(portal.deps, { personId: portal.people.editor.id, bind, userAgent: 'test', idToken: null });

const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
async function refresh(refreshToken: string, of: string | null = bind) {
  const headers: Record<string, string> = of === null ? {} : { cookie: `uc_bind=${of}` };
  const { status, body, headers: answered } = await portal.call(sessionApi.refresh, { refreshToken }, { headers });
  return { status, code: (body as { code?: string }).code, session: body, cookie: String(answered['set-cookie']) };
}
function listening() {
  const lines: string[] = [];
  return { lines, audit: securityLog(createLogger('info', { write: (line) => lines.push(line) }), '192.0.2.1') };
}
const outcome = ({ status, code }: { status: number; code?: string }) => (code ? `${status} ${code}` : String(status));

/** Returns the number of refresh tokens of the session that have not been rotated. */
async function usableTokens(): Promise<number> {
  const { sid } = decodeJwt<{ sid: string }>(session.token);
  const tokens = await portal.db.selectFrom('refresh_token').select('rotated_at').where('session', '=', sid).execute();
  return tokens.filter(({ rotated_at }) => rotated_at === null).length;
}

/** Returns the number of statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
  return Number(rows[0]?.count);
}

describe('a refresh token', () => {
  test('is exchanged for a new refresh token and access token, usable in the same browser', async () => {
    later(9 * 60 * SECOND);
    const renewed = await refresh(session.refreshToken);
    assert.equal(renewed.status, 200);
    assert.notEqual(renewed.session.refreshToken, session.refreshToken);
    assert.equal(renewed.session.tokenExpiresAt, clock.now.getTime() / 1000 + 600);
    assert.deepEqual(renewed.session.userInfo, session.userInfo);
    assert.match(renewed.cookie, new RegExp(`^uc_bind=${bind}; Max-Age=604800; Path=/; HttpOnly; SameSite=Strict$`));
    const used = await portal.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { authorization: renewed.session.token, cookie: `uc_bind=${bind}` },
    });
    assert.equal(used.statusCode, 200);
  });

  test('returns the current data of the person', async () => {
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

  test('returns the same new token to two tabs that present it concurrently', async () => {
    const tabs = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken), refresh(session.refreshToken)]);
    assert.deepEqual(tabs.map(outcome), ['200', '200', '200']);
    assert.equal(new Set(tabs.map((tab) => tab.session.refreshToken)).size, 1);
    later(60 * SECOND);
    for (const tab of tabs) assert.equal((await refresh(tab.session.refreshToken)).status, 200);
  });

  test('leads to one usable token for twenty concurrent calls from two tabs to two processes', async () => {
    const other = await buildApp(portal.deps);
    const present = (app: FastifyInstance) =>
      app.inject({
        method: 'POST',
        url: sessionApi.refresh.path,
        payload: { refreshToken: session.refreshToken },
        headers: { cookie: `uc_bind=${bind}` },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => present(index % 2 ? portal.app : other)));
    await other.close();
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal(new Set(answers.map((answer) => answer.json<Session>().refreshToken)).size, 1);
    assert.equal(await usableTokens(), 1);
  });

  test('returns the newest token when reused late within the grace period, so that no separate chain is possible', async () => {
    const second = (await refresh(session.refreshToken)).session;
    later(3 * SECOND);
    const third = (await refresh(second.refreshToken)).session;
    later(3 * SECOND);
    assert.equal((await refresh(session.refreshToken)).session.refreshToken, third.refreshToken);
    assert.equal((await refresh(second.refreshToken)).session.refreshToken, third.refreshToken);
    assert.equal(await usableTokens(), 1);
    later(60 * SECOND);
    assert.equal((await refresh(third.refreshToken)).status, 200);
    later(60 * SECOND);
    assert.equal(outcome(await refresh(third.refreshToken)), '401 session.expired');
  });

  test('is logged, without a token, when its reuse ends the session', async () => {
    const { audit, lines } = listening();
    const { refreshToken, token } = session;
    const renewed = (await refresh(refreshToken)).session;
    later(11 * SECOND);
    await assert.rejects(refreshSession(portal.deps, { refreshToken, bind, audit }), { code: 'session.expired' });
    const { sid } = decodeJwt<{ sid: string }>(token);
    const reused = lines.filter((line) => line.includes(sid));
    assert.match(reused.join(), /"level":"warn".*"event":"security".*"reason":"used-before"/);
    for (const secret of [refreshToken, renewed.refreshToken, token, bind]) assert(!lines.join().includes(secret));
  });

  test('is accepted again until 10 seconds after its first use', async () => {
    await refresh(session.refreshToken);
    later(6 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
    later(4 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
    later(1);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.expired');
  });

  test('is accepted within the grace period however long it waits for the session lock', async () => {
    const { refreshToken } = (await refresh(session.refreshToken)).session;
    later(9 * SECOND);
    const { answer } = await portal.db.transaction().execute(async (holder) => {
      await holder.selectFrom('session').select('id').forUpdate().execute();
      const held = { answer: refresh(session.refreshToken) };
      while ((await waiting()) < 1) await setTimeout(5);
      later(5 * SECOND);
      return held;
    });
    assert.equal((await answer).session.refreshToken, refreshToken);
  });

  test('ends every token of its session when reused after the grace period', async () => {
    const renewed = await refresh(session.refreshToken);
    const other = await createSession(portal.deps, {
      personId: portal.people.editor.id,
      bind,
      userAgent: null,
      idToken: null,
    });
    later(11 * SECOND);
    for (const _ of ['first', 'again']) assert.equal(outcome(await refresh(session.refreshToken)), '401 session.expired');
    assert.equal(outcome(await refresh(renewed.session.refreshToken)), '401 session.expired');
    assert.equal(outcome(await refresh(other.refreshToken)), '200');
    const { sid } = decodeJwt<{ sid: string }>(session.token);
    const { end_reason } = await portal.db
      .selectFrom('session')
      .select('end_reason')
      .where('id', '=', sid)
      .executeTakeFirstOrThrow();
    assert.equal(end_reason, 'reuse');
  });

  test('is logged with session and person, without a token, when another browser presents it', async () => {
    const { audit, lines } = listening();
    const [{ refreshToken }, thief] = [session, randomSecret()];
    await assert.rejects(refreshSession(portal.deps, { refreshToken, bind: thief, audit }), { code: 'session.missing' });
    const { sid } = decodeJwt<{ sid: string }>(session.token);
    assert.match(lines.join(), /"level":"warn".*"event":"security".*"reason":"other-browser"/);
    for (const id of [sid, portal.people.editor.id]) assert(lines.join().includes(id));
    for (const secret of [refreshToken, bind, thief]) assert(!lines.join().includes(secret));
  });

  test('is refused in another browser, stays usable and does not end the session', async () => {
    for (const other of [null, 'c'.repeat(43), 'short'])
      assert.equal(outcome(await refresh(session.refreshToken, other)), '401 session.missing');
    later(11 * SECOND);
    assert.equal(outcome(await refresh(session.refreshToken)), '200');
  });

  test('ends with its access token when another identity provider is configured, at startup and in use', async () => {
    const { oidc } = readConfig({ OIDC_ISSUER: 'https://login.example' });
    const deps = { ...portal.deps, config: { ...portal.deps.config, oidc } };
    await assert.rejects(
      refreshSession(deps, { refreshToken: session.refreshToken, bind, audit: securityLog(portal.app.log, null) }),
      {
        code: 'session.revoked',
      },
    );
    const own = await createSession(deps, { personId: portal.people.admin.id, bind, userAgent: null, idToken: null });
    await endForeignSessions(deps);
    const switched = await buildApp(deps);
    const logout = (token: string) =>
      switched.inject({ method: 'POST', url: '/api/user/logout', headers: { authorization: token, cookie: `uc_bind=${bind}` } });
    const [demo, company] = [await logout(session.token), await logout(own.token)];
    await switched.close();
    assert.deepEqual([demo.statusCode, demo.json<{ code: string }>().code], [401, 'session.revoked']);
    assert.equal(company.statusCode, 200);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.revoked');
  });

  test('is refused when it was never issued', async () => {
    for (const forged of ['x', 'A'.repeat(43), session.token, "'; drop table session; --", '\u0000']) {
      assert.equal(outcome(await refresh(forged)), '401 session.expired', forged);
    }
  });

  test('returns 400 when it is malformed', async () => {
    const bad: object[] = [{ refreshToken: 'x', more: 1 }];
    for (const refreshToken of [undefined, '', 5, 'x'.repeat(4097)]) bad.push({ refreshToken });
    for (const payload of bad) {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/user/token/refresh',
        payload,
        headers: { cookie: `uc_bind=${bind}` },
      });
      assert.equal(statusCode, 400, JSON.stringify(payload).slice(0, 60));
    }
  });

  test('expires after seven days without use', async () => {
    later(7 * DAY - SECOND);
    const renewed = await refresh(session.refreshToken);
    assert.equal(renewed.status, 200);
    later(7 * DAY);
    assert.equal(outcome(await refresh(renewed.session.refreshToken)), '401 session.expired');
  });

  test('cannot extend a session beyond thirty days', async () => {
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

  test('is stored as a hash, like its session, and deleted after expiry', async () => {
    const stored = async () => [
      await portal.db.selectFrom('refresh_token').selectAll().execute(),
      await portal.db.selectFrom('session').selectAll().execute(),
    ];
    await portal.db.deleteFrom('session').execute();
    const { token, refreshToken } = await newSession();
    const kept = JSON.stringify(await stored());
    for (const secret of [refreshToken, token, bind]) assert(!kept.includes(secret));
    const leftAfter = async (ms: number) => {
      later(ms);
      await removeExpired(portal.db, clock.now);
      return (await stored()).map(({ length }) => length);
    };
    const renewed = (await refresh(refreshToken)).session;
    later(DAY);
    await refresh(renewed.refreshToken);
    assert.deepEqual(await leftAfter(6 * DAY - 1), [3, 1]);
    assert.deepEqual(await leftAfter(1), [1, 1]);
    assert.deepEqual(await leftAfter(DAY), [0, 1]);
    assert.deepEqual(await leftAfter(22 * DAY), [0, 0]);
  });

  test('is recognized as reused for its whole lifetime, also after a cleanup', async () => {
    const renewed = (await refresh(session.refreshToken)).session;
    later(7 * DAY - 1);
    await removeExpired(portal.db, clock.now);
    assert.equal(outcome(await refresh(session.refreshToken)), '401 session.expired');
    assert.equal(outcome(await refresh(renewed.refreshToken)), '401 session.expired');
  });
});
