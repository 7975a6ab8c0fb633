import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, beforeEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, type JWK } from 'jose';
import type { FastifyInstance } from 'fastify';
import { sessionApi, type Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { retireKeys } from '../../../server/modules/session/key-repository';
import { removeExpired } from '../../../server/modules/session/repository';
import { randomSecret } from '../../../server/modules/session/secrets';
import { createSession } from '../../../server/modules/session/service';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date('2030-03-01T08:00:00Z');
const clock = { now: start };
let portal: TestApp;
let other: FastifyInstance;
before(async () => {
  portal = await startTestApp({ now: () => clock.now });
  other = await buildApp(portal.deps);
});
after(async () => {
  await other.close();
  await portal.close();
});
beforeEach(async () => {
  clock.now = start;
  await forgetCalls(portal);
  await portal.db.deleteFrom('signing_key').execute();
});

interface SignedIn extends Session {
  bind: string;
}
async function signIn(): Promise<SignedIn> {
  const bind = randomSecret();
  return {
    bind,
    ...(await createSession(portal.deps, { personId: portal.people.employee.id, bind, userAgent: null, idToken: null })),
  };
}
async function ask({ token, bind }: SignedIn, by = portal.app): Promise<string> {
  const answer = await by.inject({ url: sessionApi.list.path, headers: { authorization: token, cookie: `uc_bind=${bind}` } });
  return answer.statusCode === 200 ? '200' : answer.json<{ code: string }>().code;
}
async function renewed({ refreshToken, bind }: SignedIn): Promise<SignedIn> {
  const { status, body } = await portal.call(sessionApi.refresh, { refreshToken }, { headers: { cookie: `uc_bind=${bind}` } });
  assert.equal(status, 200);
  return { bind, ...body };
}
const kidOf = ({ token }: Session) => decodeProtectedHeader(token).kid;
/** Returns the same claims signed again with an expiry in one hour, as an attacker with a stolen key could. */
async function forgedBy(kid: string, privateJwk: object, { token }: Session): Promise<string> {
  const seconds = Math.floor(clock.now.getTime() / 1000);
  return new SignJWT({ ...decodeJwt(token), iat: seconds, exp: seconds + 3600 })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
    .sign(await importJWK(privateJwk as JWK, 'ES256'));
}
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const kids = async () =>
  (await portal.db.selectFrom('signing_key').select('kid').orderBy('created_at').execute()).map(({ kid }) => kid);
const aPollLater = () => new Promise((resolve) => setTimeout(resolve, 600));

describe('a signing key', () => {
  test('signs for thirty days; then a new one signs in every process, and both verify', async () => {
    const first = await signIn();
    later(30 * DAY - 1);
    const last = await signIn();
    assert.equal(kidOf(last), kidOf(first));
    later(1);
    const next = await Promise.all([signIn(), signIn(), signIn()]);
    assert.deepEqual(await kids(), [kidOf(first), kidOf(next[0])]);
    assert.equal(new Set(next.map(kidOf)).size, 1);
    for (const session of [last, next[0]])
      for (const process of [portal.app, other]) assert.equal(await ask(session, process), '200');
  });

  test('is rotated during a session without affecting the person', async () => {
    let session = await signIn();
    const before = kidOf(session);
    for (let day = 0; day < 24; day += 6) {
      later(6 * DAY);
      session = await renewed(session);
    }
    await portal.db
      .updateTable('signing_key')
      .set({ created_at: new Date(start.getTime() - 10 * DAY) })
      .execute();
    session = await renewed(session);
    assert.notEqual(kidOf(session), before);
    assert.equal(await ask(session), '200');
  });

  test('is deleted when its last token has expired and then verifies nowhere', async () => {
    await signIn();
    later(30 * DAY - 1);
    const last = await signIn();
    const { kid, private_jwk } = await portal.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
    later(15 * MINUTE);
    await removeExpired(portal.db, clock.now);
    assert.deepEqual(await kids(), [kid]);
    assert.equal(await ask({ ...last, token: await forgedBy(kid, private_jwk, last) }), '200');
    later(1);
    await removeExpired(portal.db, clock.now);
    assert.deepEqual(await kids(), []);
    for (const process of [portal.app, other])
      assert.equal(await ask({ ...last, token: await forgedBy(kid, private_jwk, last) }, process), 'session.missing');
  });

  test('cannot sign a token with a lifetime of more than ten minutes', async () => {
    const session = await signIn();
    const { kid, private_jwk } = await portal.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
    const token = await forgedBy(kid, private_jwk, session);
    assert.equal(await ask({ ...session, token }), '200');
    later(10 * MINUTE + 3000);
    for (const process of [portal.app, other]) assert.equal(await ask({ ...session, token }, process), 'session.expired');
  });

  test('is stored only in the database, under its key id', async () => {
    const session = await signIn();
    const { rows } = await sql<{ private_jwk: { d?: string }; public_jwk: { d?: string } }>`select * from signing_key`.execute(
      portal.db,
    );
    assert.deepEqual(await kids(), [kidOf(session)]);
    assert(rows[0]?.private_jwk.d);
    assert.equal(rows[0].public_jwk.d, undefined);
  });
});

describe('revoking the signing keys', () => {
  test('invalidates every access token within a second in every process, and keeps sessions', async () => {
    const session = await signIn();
    for (const process of [portal.app, other]) assert.equal(await ask(session, process), '200');
    assert.equal(await retireKeys(portal.db, clock.now), 1);
    await aPollLater();
    const fresh = await buildApp(portal.deps);
    for (const process of [portal.app, other, fresh]) assert.equal(await ask(session, process), 'session.expired');
    await fresh.close();
    const next = await renewed(session);
    assert.notEqual(kidOf(next), kidOf(session));
    for (const process of [portal.app, other]) assert.equal(await ask(next, process), '200');
  });

  test('is one command that reports the number of keys', async () => {
    const session = await signIn();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
    const url = new URL(process.env.TEST_SERVER_URL ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const env = { ...process.env, DATABASE_URL: url.href };
    const run = () => promisify(execFile)(process.execPath, ['scripts/server.mjs', 'keys'], { env });
    const then = 'People with an open page sign in again; other clients go on by a refresh.';
    assert.equal((await run()).stdout, `1 signing key withdrawn. ${then}\n`);
    await aPollLater();
    assert.equal(await ask(session), 'session.expired');
    assert.equal((await run()).stdout, `0 signing keys withdrawn. ${then}\n`);
  });
});
