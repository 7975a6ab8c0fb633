import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sessionApi, type Session } from '../../../contract/session';
import { randomSecret } from '../../../server/modules/session/secrets';
import { createSession } from '../../../server/modules/session/service';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

const MAX = 50;
const DAY_MS = 86_400_000;

const clock = { now: new Date('2030-03-01T08:00:00Z') };
let portal: TestApp;
let person: TestPerson;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
});
after(() => portal.close());
beforeEach(async () => {
  person = await makePerson(portal.db);
});

type SignedIn = Session & { bind: string };
async function signIn(as = person): Promise<SignedIn> {
  const bind = randomSecret();
  return { ...(await createSession(portal.deps, { personId: as.id, bind, userAgent: null, idToken: null })), bind };
}
async function signInTimes(times: number): Promise<SignedIn[]> {
  const sessions: SignedIn[] = [];
  while (sessions.length < times) {
    clock.now = new Date(clock.now.getTime() + 1000);
    sessions.push(await signIn());
  }
  return sessions;
}
const renew = async ({ refreshToken, bind }: SignedIn) => {
  const { status, body } = await portal.call(sessionApi.refresh, { refreshToken }, { headers: { cookie: `uc_bind=${bind}` } });
  return status === 200 ? '200' : `${status} ${(body as { code?: string }).code}`;
};
const statusOf = async ({ token, bind }: SignedIn) =>
  (await portal.call(sessionApi.list, undefined, { headers: { authorization: token, cookie: `uc_bind=${bind}` } })).status;
const listed = async ({ token, bind }: SignedIn) => {
  const headers = { authorization: token, cookie: `uc_bind=${bind}` };
  return (await portal.call(sessionApi.list, undefined, { headers })).body.sessions.length;
};

describe('a person with 50 sessions', () => {
  test('loses the oldest session at the next sign-in and keeps the others', async () => {
    const sessions = await signInTimes(MAX);
    const other = await signIn(await makePerson(portal.db));
    const [oldest, second, ...rest] = sessions;
    assert(oldest && second);
    assert.equal(await statusOf(oldest), 200);
    const newest = await signIn();
    assert.equal(await listed(newest), MAX);
    assert.equal(await renew(oldest), '401 session.revoked');
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.equal(await statusOf(oldest), 401);
    for (const kept of [second, ...rest, newest, other]) assert.equal(await renew(kept), '200');
  });

  test('keeps 50 sessions after ten concurrent sign-ins, including these ten', async () => {
    const sessions = await signInTimes(MAX);
    const newest = await Promise.all(Array.from({ length: 10 }, () => signIn()));
    const outcomes = await Promise.all(sessions.map(renew));
    assert.deepEqual(outcomes, [...Array<string>(10).fill('401 session.revoked'), ...Array<string>(MAX - 10).fill('200')]);
    for (const session of newest) assert.equal(await renew(session), '200');
  });

  test('keeps the oldest session in use when 49 others have expired', async () => {
    const [oldest] = await signInTimes(MAX);
    assert(oldest);
    clock.now = new Date(clock.now.getTime() + 6 * DAY_MS);
    const renewed = await portal.call(
      sessionApi.refresh,
      { refreshToken: oldest.refreshToken },
      { headers: { cookie: `uc_bind=${oldest.bind}` } },
    );
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
    const newest = await signIn();
    assert.equal(await listed(newest), 2);
    assert.equal(await renew({ ...oldest, ...renewed.body }), '200');
  });
});
