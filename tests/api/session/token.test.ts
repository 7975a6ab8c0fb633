import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import { z } from 'zod';
import { endpoint } from '../../../contract/core/endpoint';
import { sessionApi, type Session } from '../../../contract/session';
import type { Deps } from '../../../server/http/deps';
import { Revocations } from '../../../server/modules/session/revocations';
import { createSession } from '../../../server/modules/session/service';
import { errorHandler } from '../../../server/http/error-handler';
import { sessionPlugin } from '../../../server/modules/session/plugin';
import { route } from '../../../server/http/route';
import { startTestApp, type TestApp } from '../support/harness';

const answer = z.object({ id: z.string().nullable() });
const common = { summary: 'Who calls.', audit: 'reads', input: z.looseObject({}).optional(), answer } as const;
const whoApi = {
  post: endpoint({ ...common, method: 'POST', path: '/api/who', permission: 'content.read' }),
  file: endpoint({ ...common, method: 'GET', path: '/api/who/file', permission: 'content.read', session: 'cookie' }),
  get: endpoint({ ...common, method: 'GET', path: '/api/who/page', permission: 'content.read' }),
  edit: endpoint({ ...common, method: 'POST', path: '/api/who/edit', permission: 'content.edit' }),
  open: endpoint({ ...common, method: 'POST', path: '/api/who/open', permission: 'public' }),
};

/** Starts an app with only the session plugin and test routes, as one process of the portal. */
async function whoApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(errorHandler);
  await app.register(sessionPlugin, { deps });
  const { open, ...guarded } = whoApi;
  for (const who of Object.values(guarded)) route(app, who, (_input, { viewer }) => ({ id: viewer.id }));
  route(app, open, (_input, { viewer }) => ({ id: viewer?.id ?? null }));
  await app.ready();
  return app;
}

const BIND = 'b'.repeat(43);
const clock = { aheadMs: 0 };
let portal: TestApp;
let app: FastifyInstance;
let session: Session;
before(async () => {
  portal = await startTestApp({ now: () => new Date(Date.now() + clock.aheadMs) });
  app = await whoApp(portal.deps);
  session = await newSession();
});
after(async () => {
  await app.close();
  await portal.close();
});

const newSession = (bind = BIND) =>
  createSession(portal.deps, { personId: portal.people.employee.id, bind, userAgent: null, idToken: null });

interface Carried {
  authorization?: string;
  bind?: string | null;
  cookie?: string;
}
async function ask(
  { authorization, bind = BIND, cookie = '' }: Carried,
  request: InjectOptions = { method: 'POST', url: '/api/who' },
  by = app,
) {
  const cookies = [bind === null ? '' : `uc_bind=${bind}`, cookie].filter(Boolean).join('; ');
  const { statusCode, json } = await by.inject({
    ...request,
    headers: { ...(authorization !== undefined && { authorization }), cookie: cookies },
  });
  return { status: statusCode, ...json<{ code?: string; id?: string }>() };
}

const refused = (code: string) => ({ status: 401, code });
const picked = ({ status, code }: { status: number; code?: string }) => ({ status, code });

describe('an access token', () => {
  test('authenticates its person, with or without the Bearer prefix', async () => {
    for (const authorization of [session.token, `Bearer ${session.token}`, `bearer  ${session.token}`]) {
      assert.deepEqual(await ask({ authorization }), { status: 200, id: portal.people.employee.id });
    }
  });

  test('counts as missing when it is absent, empty or malformed', async () => {
    for (const authorization of [
      undefined,
      '',
      'Bearer ',
      'Bearer',
      'x',
      'a.b.c',
      `${session.token}.x`,
      `Basic ${session.token}`,
      '\u00ff',
    ]) {
      assert.deepEqual(picked(await ask({ authorization })), refused('session.missing'), String(authorization));
    }
  });

  test('is refused from another browser or without the binding cookie', async () => {
    for (const bind of [null, '', 'x', 'c'.repeat(43)]) {
      assert.deepEqual(picked(await ask({ authorization: session.token, bind })), refused('session.missing'), String(bind));
    }
  });

  for (const [seconds, status] of [
    [-3, 200],
    [1, 200],
    [2, 401],
    [3, 401],
  ] as const) {
    test(`returns ${status} ${seconds} s after its expiry, whether or not it was used before`, async () => {
      const fresh = await newSession();
      clock.aheadMs = fresh.tokenExpiresAt * 1000 + seconds * 1000 - Date.now();
      try {
        const unseen = await ask({ authorization: fresh.token });
        const seen = await ask({ authorization: session.token });
        assert.equal(unseen.status, status);
        if (status === 401)
          assert.deepEqual([picked(unseen), picked(seen)], [refused('session.expired'), refused('session.expired')]);
      } finally {
        clock.aheadMs = 0;
      }
    });
  }

  test('does not grant a permission that the person lacks', async () => {
    const editing = await ask({ authorization: session.token }, { method: 'POST', url: '/api/who/edit' });
    assert.deepEqual(picked(editing), { status: 403, code: 'permission.denied' });
  });

  test('does not block a public call when it is invalid', async () => {
    assert.deepEqual(await ask({ authorization: 'Bearer nonsense' }, { method: 'POST', url: '/api/who/open' }), {
      status: 200,
      id: null,
    });
  });

  test('is accepted from its cookie only for calls that the browser makes by itself', async () => {
    const cookie = `token=${session.token}`;
    assert.equal((await ask({ cookie }, { url: '/api/who/file' })).status, 200);
    assert.equal((await ask({ cookie: `token=Bearer%20${session.token}` }, { url: '/api/who/file' })).status, 200);
    assert.deepEqual(picked(await ask({ cookie, bind: null }, { url: '/api/who/file' })), refused('session.missing'));
    assert.deepEqual(picked(await ask({ cookie }, { url: '/api/who/page' })), refused('session.missing'));
    assert.deepEqual(picked(await ask({ cookie })), refused('session.missing'));
  });
});

describe('a forged token', () => {
  const claims = (): JWTPayload =>
    JSON.parse(Buffer.from(session.token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  const header = () => JSON.parse(Buffer.from(session.token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** Signs a token with the portal's own key, so that only the changed claims can be the reason for a refusal. */
  async function signedWith(change: JWTPayload, typ = 'at+jwt'): Promise<string> {
    const { private_jwk, kid } = await portal.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
    const key = await importJWK(private_jwk as JWK, 'ES256');
    return new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'ES256', kid, typ }).sign(key);
  }

  const forgeries: Record<string, () => Promise<string> | string> = {
    'with other claims under the old signature': () => {
      const [head, , signature] = session.token.split('.');
      return [head, encode({ ...claims(), roles: ['admin'] }), signature].join('.');
    },
    'without a signature': () => new UnsecuredJWT(claims()).encode(),
    'with algorithm none': () => `${encode({ ...header(), alg: 'none' })}.${encode(claims())}.`,
    'signed by another key under our key’s name': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: header().kid }).sign(privateKey);
    },
    'signed by a key that it brings': async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256');
      const jwk = await exportJWK(publicKey);
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'A'.repeat(43), jwk }).sign(privateKey);
    },
    'signed with our public key as a shared secret': async () => {
      const { public_jwk } = await portal.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: header().kid })
        .sign(Buffer.from(JSON.stringify(public_jwk)));
    },
    'whose key name is hostile': () =>
      [encode({ ...header(), kid: "' or true --" }), ...session.token.split('.').slice(1)].join('.'),
    'of another issuer': () => signedWith({ iss: 'https://evil.example' }),
    'for another audience': () => signedWith({ aud: 'elsewhere' }),
    'of another kind': () => signedWith({}, 'JWT'),
    'that never ends': () => signedWith({ exp: undefined }),
    'that does not say when it was made': () => signedWith({ iat: undefined }),
    'with roles that do not exist': () => signedWith({ roles: ['owner'] }),
  };
  for (const [what, forge] of Object.entries(forgeries)) {
    test(`is refused: ${what}`, async () => {
      assert.deepEqual(picked(await ask({ authorization: await forge() })), refused('session.missing'));
    });
  }

  test("differs from a valid one: the same claims signed by the portal's key are accepted", async () => {
    assert.equal((await ask({ authorization: await signedWith({}) })).status, 200);
  });
});

describe('signing out', () => {
  const leaving = 'l'.repeat(43);
  const signOut = (authorization: string) =>
    portal.app.inject({ method: 'POST', url: '/api/user/logout', headers: { authorization, cookie: `uc_bind=${leaving}` } });

  test('requires a session', async () => {
    const { status, body } = await portal.call(sessionApi.logout, undefined);
    assert.equal(status, 401);
    assert.equal((body as unknown as { code: string }).code, 'session.missing');
  });

  test('refuses malformed input', async () => {
    const { status } = await portal.call(sessionApi.logout, { everyone: true } as unknown as undefined, {
      as: portal.people.editor,
    });
    assert.equal(status, 400);
  });

  test('ends the session here at once and in other processes within a second, and clears the binding cookie', async () => {
    const mine = await newSession(leaving);
    const sameBrowser = await newSession(leaving);
    assert.equal((await ask({ authorization: mine.token, bind: leaving })).status, 200);
    const left = await signOut(mine.token);
    assert.equal(left.statusCode, 200);
    assert.match(String(left.headers['set-cookie']), /uc_bind=; Max-Age=0; Path=\/|uc_bind=; Path=\/; Expires=Thu, 01 Jan 1970/);
    assert.equal((await signOut(mine.token)).json<{ code: string }>().code, 'session.revoked');
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (const { token } of [mine, sameBrowser])
      assert.deepEqual(picked(await ask({ authorization: token, bind: leaving })), refused('session.revoked'));
    assert.equal((await ask({ authorization: session.token })).status, 200);
    const refresh = await portal.app.inject({
      method: 'POST',
      url: '/api/user/token/refresh',
      payload: { refreshToken: mine.refreshToken },
      headers: { cookie: `uc_bind=${leaving}` },
    });
    assert.deepEqual([refresh.statusCode, refresh.json<{ code: string }>().code], [401, 'session.revoked']);
  });
});

test('reads revoked sessions once for a burst of calls', async () => {
  let reads = 0;
  const revocations = new Revocations(async () => {
    reads += 1;
    await setImmediate();
    return [{ name: 'ended', isReplaced: false }];
  });
  const calls = Array.from({ length: 50 }, (_, index) => revocations.find(index % 2 ? 'ended' : 'living'));
  assert.deepEqual(
    (await Promise.all(calls)).map((revoked) => revoked !== undefined),
    Array.from({ length: 50 }, (_, index) => index % 2 === 1),
  );
  assert.equal(reads, 1);
});

test('creates one signing key when several processes start together', async () => {
  const fresh = await startTestApp();
  const made = Array.from({ length: 6 }, (_, index) =>
    createSession(fresh.deps, { personId: fresh.people.admin.id, bind: `b${index}`, userAgent: null, idToken: null }),
  );
  await Promise.all(made);
  const keys = await fresh.db.selectFrom('signing_key').select('kid').execute();
  assert.equal(keys.length, 1);
  await fresh.close();
});
