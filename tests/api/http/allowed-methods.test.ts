import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { endpoints } from '../../../contract/api';
import { errorBody } from '../../../contract/core/errors';
import { buildApp } from '../../../server/app';
import { makeFile, makeItem } from '../support/factories';
import { startWithSpa, type SpaPortal } from '../support/spa';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';
const METHODS: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const READING = 'GET, HEAD';

let portal: SpaPortal['portal'];
let app: SpaPortal['app'];
let spa: string;
let close: SpaPortal['close'];
before(async () => {
  ({ portal, app, spa, close } = await startWithSpa({
    'index.html': '<!doctype html>',
    'logo.svg': '<svg/>',
    '.hidden.txt': 'x',
  }));
});
after(() => close());

/** One URL for each endpoint of the contract. */
const ADDRESSES = new Set(endpoints.map(({ path }) => path.replace(/:\w+/g, 'x')));

/** Returns the methods of all endpoints whose path matches the URL: `/api/notice/feed/create` also matches the path of a feed. */
function takenAt(url: string): string[] {
  const of = endpoints.filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(url));
  return [...new Set(of.flatMap<string>(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}

const allowOf = async (method: Method, url: string) => {
  const { statusCode, headers } = await app.inject({ method, url });
  return [statusCode, headers.allow];
};

test('returns 405 with the allowed methods for every other method of each endpoint', async () => {
  for (const url of ADDRESSES) {
    const allowed = takenAt(url);
    for (const method of METHODS.filter((one) => one !== 'OPTIONS' && !allowed.includes(one))) {
      const answer = await app.inject({ method, url });
      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, allowed.join(', ')], `${method} ${url}`);
      assert.equal(answer.headers['cache-control'], 'no-store', url);
      if (method !== 'HEAD') assert.equal(errorBody.strict().parse(answer.json()).code, 'method.not_allowed', url);
    }
  }
});

test('returns 204 with the allowed methods for OPTIONS', async () => {
  for (const url of ADDRESSES) {
    const answer = await app.inject({ method: 'OPTIONS', url });
    assert.deepEqual([answer.statusCode, answer.body, answer.headers.allow], [204, '', takenAt(url).join(', ')], url);
  }
  for (const url of ['/', '/service', '/logo.svg', '/api/docs', '/api/docs/openapi.json'])
    assert.deepEqual(await allowOf('OPTIONS', url), [204, READING], url);
});

test('returns 405 for a page or file with a method that changes something', async () => {
  for (const url of ['/', '/index.html', '/service', '/service?x=1', '/service/leave', '/login', '/logo.svg', '/%6cogo.svg'])
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'] as const)
      assert.deepEqual(await allowOf(method, url), [405, READING], `${method} ${url}`);
});

test('returns 405 for any body, in the requested language', async () => {
  for (const [type, payload] of [
    ['text/plain', 'x'],
    ['application/json', '{'],
    ['application/json', `"${'x'.repeat(1_100_000)}"`],
  ]) {
    const headers = { 'content-type': type, 'accept-language': 'zh' };
    const answer = await app.inject({ method: 'POST', url: '/service', payload, headers });
    assert.equal(answer.statusCode, 405, payload?.slice(0, 10));
    assert.match(answer.json<{ message: string }>().message, /\p{Script=Han}/u);
  }
});

test('returns 404 for an unknown address with every method', async () => {
  for (const url of [
    '/api',
    '/api/nothing',
    '/api/docs/nothing',
    '/%61pi/nothing',
    '/nothing.png',
    '/.hidden.txt',
    '/.env',
    '/x/../.env',
  ])
    for (const method of METHODS) assert.deepEqual(await allowOf(method, url), [404, undefined], `${method} ${url}`);
});

test('does not reveal by a wrong method without a session whether a file exists', async () => {
  const id = await makeFile(portal.deps, await makeItem(portal.db));
  const answers = await Promise.all(
    [id, '00000000-0000-4000-8000-000000000000'].map((name) => app.inject({ method: 'POST', url: `/api/attachment/${name}` })),
  );
  const [there, absent] = answers.map(({ statusCode, headers, body }) => [statusCode, headers.allow, body]);
  assert.equal(there?.[0], 405);
  assert.deepEqual(there, absent);
});

test('returns 404 for a page with every method when there is no built SPA', async (t) => {
  const bare = await buildApp(portal.deps, { spa: join(spa, 'nowhere') });
  t.after(() => bare.close());
  for (const method of METHODS) assert.equal((await bare.inject({ method, url: '/service' })).statusCode, 404, method);
  assert.equal((await bare.inject({ method: 'GET', url: '/api/user/logout' })).statusCode, 405);
});
