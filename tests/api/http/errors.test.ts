import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { endpoints } from '../../../contract/api';
import { errorBody } from '../../../contract/core/errors';
import { connect as connectDatabase } from '../../../server/db/connect';
import { startTestApp, type TestApp } from '../support/harness';

const LOGIN = '/api/user/login/ucToken';
const JSON_BODY = { 'content-type': 'application/json' };

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

interface Request {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  payload?: string;
  headers?: Record<string, string>;
}

/** Returns the status, code and details of a failed call. Throws if the body is not exactly the contract's error body. */
async function failureOf({ method = 'POST', ...request }: Request) {
  const answer = await portal.app.inject({ method, ...request });
  const { code, details } = errorBody.strict().parse(answer.json());
  return { status: answer.statusCode, code, details };
}

test('returns 404 in the requested language for an unknown path', async () => {
  const unknown = await portal.app.inject({ url: '/api/nothing/here', headers: { 'accept-language': 'zh' } });
  assert.equal(unknown.statusCode, 404);
  assert.deepEqual(unknown.json(), { code: 'path.not_found', message: '该接口不存在。' });
  assert.equal((await failureOf({ method: 'GET', url: '/api' })).code, 'path.not_found');
});

test('returns 400 for an address that cannot be decoded', async () => {
  assert.equal((await failureOf({ method: 'GET', url: '/api/attachment/%E0%A4%A' })).status, 400);
});

test('returns 400 for malformed or missing JSON', async () => {
  for (const payload of ['{"ucToken":', 'null', '[]', '"text"', '{"__proto__":{"roles":["admin"]}}', '']) {
    const { status, code } = await failureOf({ url: LOGIN, payload, headers: JSON_BODY });
    assert.deepEqual([status, code], [400, 'request.invalid'], payload);
  }
});

test('returns 400 for deeply nested JSON, but accepts brackets inside strings', async () => {
  const deep = await failureOf({
    url: LOGIN,
    payload: `{"ucToken":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    headers: JSON_BODY,
  });
  assert.deepEqual(deep, { status: 400, code: 'request.invalid', details: { request: 'nested deeper than 32 levels' } });
  const flat = await failureOf({ url: LOGIN, payload: JSON.stringify({ ucToken: `\\"${'['.repeat(100)}` }), headers: JSON_BODY });
  assert.equal(flat.code, 'login.invalid');
});

test('returns 415 for a content type other than JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x']) {
    const { status, code } = await failureOf({ url: LOGIN, payload: 'ucToken=x', headers: { 'content-type': type } });
    assert.deepEqual([status, code], [415, 'request.unsupported'], type);
  }
});

test('returns 413 for a body of more than one megabyte', async () => {
  const { status, code } = await failureOf({
    url: LOGIN,
    payload: JSON.stringify({ ucToken: 'x'.repeat(1024 * 1024) }),
    headers: JSON_BODY,
  });
  assert.deepEqual([status, code], [413, 'request.too_large']);
});

test('returns 401 without a session for every call that is not public, with any input', async () => {
  for (const { method, path } of endpoints.filter(({ permission }) => permission !== 'public')) {
    const { status, code } = await failureOf({
      method,
      url: path.replace(/:\w+/g, 'x'),
      ...(method === 'POST' && { payload: '{', headers: JSON_BODY }),
    });
    assert.deepEqual([status, code], [401, 'session.missing'], path);
  }
});

test('returns a temporary error without internal details while the database is unavailable', async () => {
  const nowhere = connectDatabase('postgres://portico:secret@127.0.0.1:9/portico');
  const orphan = await startTestApp({ db: nowhere });
  const headers = { cookie: `uc_login=${'x'.repeat(43)}` };
  const answer = await orphan.app.inject({ method: 'POST', url: LOGIN, payload: { ucToken: 'x'.repeat(43) }, headers });
  await orphan.close();
  await nowhere.destroy();
  const body = errorBody.strict().parse(answer.json());
  assert.deepEqual([answer.statusCode, body.code, answer.headers['retry-after']], [503, 'unavailable', '5']);
  assert.match(body.details?.id ?? '', /^[0-9a-f-]{36}$/);
  assert.doesNotMatch(answer.body, /ECONNREFUSED|127\.0\.0\.1|secret/);
});

test('returns 400 and closes the connection for input that is not HTTP', async () => {
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.setEncoding('utf8').write('GET / NONSENSE\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  assert.match(head, /^HTTP\/1\.1 400 /);
  assert.equal(errorBody.parse(JSON.parse(body)).code, 'request.invalid');
});
