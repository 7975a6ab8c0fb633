import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { randomSecret } from '../../../server/modules/session/secrets';
import { createSession } from '../../../server/modules/session/service';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DAY = 86_400_000;
const MISSING = '00000000-0000-4000-8000-000000000000';

const clock = { now: new Date('2030-03-01T08:00:00Z') };
let portal: TestApp;
let mei: TestPerson;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
});
after(() => portal.close());
beforeEach(async () => {
  mei = await makePerson(portal.db);
});

interface SignedIn extends Session {
  bind: string;
  headers: Record<string, string>;
}
async function signIn(person = mei, userAgent: string | null = WINDOWS, bind = randomSecret()): Promise<SignedIn> {
  const session = await createSession(portal.deps, { personId: person.id, bind, userAgent, idToken: null });
  return { ...session, bind, headers: { authorization: session.token, cookie: `uc_bind=${bind}` } };
}
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const list = async ({ headers }: SignedIn) => (await portal.call(sessionApi.list, undefined, { headers })).body.sessions;
const end = (by: SignedIn, id: string) => portal.call(sessionApi.end, { id }, { headers: by.headers });
const status = async ({ headers }: SignedIn) => (await portal.call(sessionApi.list, undefined, { headers })).status;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const renew = ({ refreshToken, bind }: SignedIn) =>
  portal.call(sessionApi.refresh, { refreshToken }, { headers: { cookie: `uc_bind=${bind}` } });

describe('a second sign-in in the same browser', () => {
  test('ends the session before it, of whoever it was, and leaves other browsers alone', async () => {
    const phone = await signIn(mei, IPHONE);
    const colleague = await makePerson(portal.db);
    const shared = await signIn(colleague);
    const next = await signIn(mei, WINDOWS, shared.bind);
    assert.deepEqual([await status(shared), await status(next)], [200, 200], 'another tab may have begun it at the same moment');
    later(61_000);
    const again = await signIn(mei, WINDOWS, shared.bind);
    // A process learns within half a second of sessions that others have ended.
    await setTimeout(600);
    assert.deepEqual([await status(next), await status(shared)], [401, 401]);
    // Not revoked, so that a page of another tab with unsaved work waits for the new session.
    const call = await portal.call(sessionApi.list, undefined, { headers: next.headers });
    assert.deepEqual([codeOf(call), codeOf(await renew(next))], ['session.expired', 'session.expired']);
    assert.deepEqual([await status(again), await status(phone)], [200, 200]);
    const { rows } = await sql<{ reason: string }>`
      select after ->> 'reason' as reason from audit_event where action = 'session.end' and person in (${mei.id}, ${colleague.id})`.execute(
      portal.db,
    );
    assert.deepEqual(rows, [{ reason: 'replaced' }, { reason: 'replaced' }]);
  });

  test('ends nothing that can no longer be renewed', async () => {
    const old = await signIn();
    later(8 * DAY);
    await signIn(mei, WINDOWS, old.bind);
    assert.equal(codeOf(await renew(old)), 'session.expired');
  });
});

describe("the list of a person's sessions", () => {
  test('names the browsers and marks the current one', async () => {
    const began = clock.now;
    const phone = await signIn(mei, IPHONE);
    later(60_000);
    const office = await signIn();
    await signIn(await makePerson(portal.db));
    const sessions = await list(phone);
    assert.deepEqual(
      sessions.map(({ id: _, ...session }) => session),
      [
        { device: 'Safari · iPhone', createdAt: began.toISOString(), lastUsedAt: began.toISOString(), current: true },
        { device: 'Chrome · Windows', createdAt: clock.now.toISOString(), lastUsedAt: clock.now.toISOString(), current: false },
      ],
    );
    assert.deepEqual((await list(office)).map(({ id }) => id).sort(), sessions.map(({ id }) => id).sort());
  });

  test('updates on use and lists a browser once however often it signed in', async () => {
    const office = await signIn();
    const again = await signIn(mei, WINDOWS, office.bind);
    const phone = await signIn(mei, IPHONE);
    later(5 * 60_000);
    await renew(again);
    const sessions = await list(phone);
    assert.equal(sessions.length, 2);
    assert.equal(sessions[1]?.lastUsedAt, clock.now.toISOString());
  });

  test('omits sessions that have ended or were not used for a week', async () => {
    await signIn(mei, IPHONE);
    const left = await signIn(mei, null);
    await portal.call(sessionApi.logout, undefined, { headers: left.headers });
    later(7 * DAY);
    const fresh = await signIn();
    assert.deepEqual(
      (await list(fresh)).map(({ current }) => current),
      [true],
    );
  });
});

describe('a person who ends one of their sessions', () => {
  test('is signed out of it in every process within a second, and of no other', async () => {
    const other = await buildApp(portal.deps);
    const [office, phone] = [await signIn(), await signIn(mei, IPHONE)];
    const there = () => other.inject({ url: sessionApi.list.path, headers: phone.headers });
    assert.equal((await there()).statusCode, 200);
    const id = (await list(office)).find(({ current }) => !current)?.id ?? '';
    const answer = await end(office, id);
    assert.deepEqual([answer.status, answer.body, answer.headers['set-cookie']], [200, {}, undefined]);
    assert.equal(await status(phone), 401);
    await setTimeout(600);
    assert.equal((await there()).json<{ code: string }>().code, 'session.revoked');
    assert.equal(codeOf(await renew(phone)), 'session.revoked');
    assert.equal((await renew(office)).status, 200);
    await other.close();
  });

  test('is signed out here when it is the current one, and the binding cookie is cleared', async () => {
    const [office, phone] = [await signIn(), await signIn(mei, IPHONE)];
    const own = (await list(office)).find(({ current }) => current)?.id ?? '';
    const answer = await end(office, own);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers['set-cookie']), /uc_bind=;/);
    assert.equal(await status(office), 401);
    assert.equal(await status(phone), 200);
  });

  test('ends all sessions of theirs in that browser', async () => {
    const phone = await signIn(mei, IPHONE);
    const [first, second] = [await signIn(mei, WINDOWS, 'k'.repeat(43)), await signIn(mei, WINDOWS, 'k'.repeat(43))];
    const id = (await list(phone)).find(({ current }) => !current)?.id ?? '';
    await end(phone, id);
    assert.deepEqual([await status(first), await status(second), await status(phone)], [401, 401, 200]);
  });

  test('cannot end a session of another person, an ended one or an unknown one', async () => {
    const office = await signIn();
    const foreign = await signIn(await makePerson(portal.db));
    const foreignId = (await list(foreign))[0]?.id ?? '';
    const gone = await signIn(mei, IPHONE);
    const goneId = (await list(gone))[0]?.id ?? '';
    await end(office, goneId);
    for (const id of [foreignId, goneId, MISSING]) {
      const answer = await end(office, id);
      assert.deepEqual([answer.status, codeOf(answer)], [404, 'session.not_found']);
    }
    assert.equal(await status(foreign), 200);
  });

  test('gets an error for a malformed session id', async () => {
    const office = await signIn();
    for (const input of [undefined, {}, { id: '' }, { id: "' or true" }, { id: MISSING, more: 1 }]) {
      const answer = await portal.call(sessionApi.end, input as { id: string }, { headers: office.headers });
      assert.deepEqual([answer.status, codeOf(answer)], [400, 'request.invalid'], JSON.stringify(input));
    }
  });
});

describe('a person who ends all other sessions', () => {
  test('stays signed in here only and gets the number of ended sessions', async () => {
    const [office, phone, tablet] = [await signIn(), await signIn(mei, IPHONE), await signIn(mei, null)];
    const foreign = await signIn(await makePerson(portal.db));
    const { status: answered, body } = await portal.call(sessionApi.endOthers, undefined, { headers: office.headers });
    assert.deepEqual([answered, body], [200, { ended: 2 }]);
    assert.deepEqual(
      [await status(office), await status(phone), await status(tablet), await status(foreign)],
      [200, 401, 401, 200],
    );
    const again = await portal.call(sessionApi.endOthers, undefined, { headers: office.headers });
    assert.deepEqual(again.body, { ended: 0 });
  });

  test('gets an error for malformed input', async () => {
    const { headers } = await signIn();
    const answer = await portal.call(sessionApi.endOthers, { everyone: true } as unknown as undefined, { headers });
    assert.equal(answer.status, 400);
  });
});

test('refuses to list or end sessions without a session or a role', async () => {
  const nobody = await makePerson(portal.db, { roles: [] });
  const powerless = await signIn(nobody);
  const calls = [
    [sessionApi.list, undefined],
    [sessionApi.end, { id: MISSING }],
    [sessionApi.endOthers, undefined],
  ] as const;
  for (const [endpoint, input] of calls) {
    const out = await portal.call(endpoint, input);
    assert.deepEqual([out.status, codeOf(out)], [401, 'session.missing'], endpoint.path);
    const denied = await portal.call(endpoint, input, { headers: powerless.headers });
    assert.deepEqual([denied.status, codeOf(denied)], [403, 'permission.denied'], endpoint.path);
  }
});
