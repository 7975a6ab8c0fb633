import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Send } from '../../../bench/sign-in/browser';
import { signInAtOnce } from '../../../bench/sign-in/sign-in';
import { DEMO_PEOPLE } from '../../../server/modules/demo-provider/people';
import { MAX_SESSIONS } from '../../../server/modules/session/policy';
import { startTestApp, type TestApp } from '../support/harness';

const PEOPLE = 200;

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

/** Returns a function that sends requests to that portal in this process and adds each response status to `statuses`. */
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

test('signs in two hundred people from one address concurrently, each as themselves, without a 429', async () => {
  const statuses: number[] = [];
  const signIns = await signInAtOnce(portal.deps.config.publicUrl, PEOPLE, into(portal.app, statuses));
  assert.deepEqual(
    signIns.flatMap(({ lost }) => lost ?? []),
    [],
  );
  // 401 is for sessions that had already ended, because their demo person had more than 50.
  assert.deepEqual(new Set([...statuses, 401]), new Set([200, 302, 303, 401]));
  const { sessions, living } = await portal.db
    .selectFrom('session')
    .select(({ fn }) => [
      fn.countAll<number>().as('sessions'),
      fn.countAll<number>().filterWhere('ended_at', 'is', null).as('living'),
    ])
    .executeTakeFirstOrThrow();
  assert.deepEqual([sessions, living], [PEOPLE, DEMO_PEOPLE.length * MAX_SESSIONS]);
  // The calls were counted both for the address and for each browser.
  const counts = await portal.db.selectFrom('rate_limit').selectAll().execute();
  assert(counts.length > PEOPLE, `${counts.length} counts`);
});
