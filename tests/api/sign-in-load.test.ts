import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Send } from '../../bench/sign-in/browser';
import { signInAtOnce } from '../../bench/sign-in/sign-in';
import { startTestApp, type TestApp } from './harness';

const PEOPLE = 200;

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

/** Sends requests into that portal of this process; what it answers is added to `statuses`. */
const into =
  (app: FastifyInstance, statuses: number[]): Send =>
  async (url, init) => {
    const request = new Request(url, init);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(request.headers) },
      ...(request.method === 'POST' && { payload: await request.text() }),
    });
    statuses.push(statusCode);
    const pairs = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: pairs as [string, string][] });
  };

test('two hundred people sign in at the same moment from one address, each as themselves, and none is lost or told to wait', async () => {
  const statuses: number[] = [];
  const signIns = await signInAtOnce(portal.deps.config.publicUrl, PEOPLE, into(portal.app, statuses));
  assert.deepEqual(
    signIns.flatMap(({ lost }) => lost ?? []),
    [],
  );
  assert.deepEqual([...new Set(statuses)].sort(), [200, 302, 303]);
  const { sessions } = await portal.db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .executeTakeFirstOrThrow();
  assert.equal(sessions, PEOPLE);
  // They were counted: as one address, and each browser by itself.
  const counts = await portal.db.selectFrom('rate_limit').selectAll().execute();
  assert(counts.length > PEOPLE, `${counts.length} counts`);
});
