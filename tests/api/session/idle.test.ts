import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import type { Deps } from '../../../server/http/deps';
import { randomSecret } from '../../../server/modules/session/secrets';
import { createSession } from '../../../server/modules/session/service';
import { startTestApp, type TestApp } from '../support/harness';

const MINUTE = 60_000;
const clock = { now: new Date('2030-03-01T08:00:00Z') };
let portal: TestApp;
let bind: string;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
});
after(() => portal.close());
beforeEach(() => {
  bind = randomSecret();
});

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
};
const minutesTo = (seconds: number) => (seconds * 1000 - clock.now.getTime()) / MINUTE;

/** Runs `work` with a portal that signs people out after that many minutes without activity. */
async function withIdleMinutes(minutes: number, work: (deps: Deps, app: FastifyInstance) => Promise<void>): Promise<void> {
  const deps = { ...portal.deps, config: { ...portal.deps.config, idleSeconds: minutes * 60 } };
  const app = await buildApp(deps);
  await work(deps, app).finally(() => app.close());
}
const signIn = (deps: Deps) => createSession(deps, { personId: portal.people.employee.id, bind, userAgent: null, idToken: null });
async function renew(app: FastifyInstance, { refreshToken }: Session): Promise<Session & { code?: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: sessionApi.refresh.path,
    payload: { refreshToken },
    headers: { cookie: `uc_bind=${bind}` },
  });
  return answer.json<Session & { code?: string }>();
}

test('does not sign out an idle person unless configured', async () => {
  const session = await signIn(portal.deps);
  assert.equal(session.userInfo.idleSeconds, undefined);
  assert.equal(minutesTo(session.refreshTokenExpiresAt), 7 * 24 * 60);
});

test('expires the session when the idle time has passed since the last call', async () => {
  await withIdleMinutes(30, async (deps, app) => {
    const session = await signIn(deps);
    assert.equal(session.userInfo.idleSeconds, 1800);
    assert.deepEqual([session.tokenExpiresAt, session.refreshTokenExpiresAt].map(minutesTo), [10, 41]);
    later(41);
    assert.equal((await renew(app, session)).code, 'session.expired');
  });
});

test('renews the session of a person who returns within the idle time after the token expired', async () => {
  await withIdleMinutes(30, async (deps, app) => {
    let session: Session & { code?: string } = await signIn(deps);
    for (let hour = 0; hour < 8; hour += 1) {
      later(40);
      session = await renew(app, session);
      assert.equal(session.code, undefined);
      assert.deepEqual([session.userInfo.idleSeconds, minutesTo(session.refreshTokenExpiresAt)], [1800, 41]);
    }
  });
});

test('shortens the access token when the idle time is below ten minutes', async () => {
  await withIdleMinutes(5, async (deps) => {
    const session = await signIn(deps);
    assert.deepEqual([session.tokenExpiresAt, session.refreshTokenExpiresAt].map(minutesTo), [5, 11]);
  });
});
