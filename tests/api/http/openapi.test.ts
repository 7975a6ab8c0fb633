import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { LightMyRequestResponse } from 'fastify';
import { endpoints } from '../../../contract/api';
import { startTestApp, type TestApp } from '../support/harness';

interface Operation {
  summary: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean };
  responses: Record<string, { description: string }>;
}
interface Document {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { additionalProperties?: boolean }> };
}

let portal: TestApp;
let document: Document;
let open: (url: string) => Promise<LightMyRequestResponse>;
before(async () => {
  portal = await startTestApp();
  const headers = await portal.signedIn(portal.people.employee);
  open = (url) => portal.app.inject({ url, headers });
  document = (await open('/api/docs/openapi.json')).json<Document>();
});
after(() => portal.close());

function operation(method: 'get' | 'post', path: string): Operation {
  const found = document.paths[path]?.[method];
  assert(found, `${method} ${path} is not described`);
  return found;
}

test('serves a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(document as unknown as Record<string, unknown>);
  assert.equal(valid, true, JSON.stringify(errors));
  assert.equal(document.openapi, '3.1.0');
});

test('lists every call of the contract and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(described.sort(), endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
});

test('resolves every reference to a shared schema', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id ?? '');
  assert(references.length > 0);
  assert.deepEqual(
    references.filter((id) => !document.components.schemas[id]),
    [],
  );
  assert.doesNotMatch(JSON.stringify(document), /#\/\$defs/);
});

test('marks calls that need a session, and downloads that accept it in cookies', () => {
  assert.deepEqual(operation('post', '/api/user/login/ucToken').security, []);
  assert.deepEqual(operation('post', '/api/servicehall/form/list').security, [{ token: [], bind: [] }]);
  assert.deepEqual(operation('get', '/api/attachment/{id}').security, [
    { token: [], bind: [] },
    { tokenCookie: [], bind: [] },
  ]);
});

test('lists the errors of a call by status with their codes', () => {
  const { responses } = operation('get', '/api/servicehall/form/info');
  assert.deepEqual(Object.keys(responses), ['200', '400', '401', '403', '404', '500']);
  assert.equal(responses[404]?.description, '`form.not_found`');
});

test('describes the responses to another method and to a slow request', () => {
  assert.match(document.info.description, /405 `method\.not_allowed`.*`Allow`.*408 `request\.timeout`/s);
});

test('describes path parameters and optional bodies', () => {
  const id = operation('get', '/api/attachment/{id}').parameters?.find(({ name }) => name === 'id');
  assert.deepEqual([id?.in, id?.required], ['path', true]);
  assert.equal(operation('post', '/api/servicehall/keyword/list').requestBody?.required, false);
  assert.equal(operation('post', '/api/servicehall/search').requestBody?.required, true);
});

test('serves a page for the document whose scripts the security policy allows', async () => {
  const page = await open('/api/docs/');
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.doesNotMatch(page.body, /<script(?![^>]*\ssrc=)/);
  for (const [, source = ''] of page.body.matchAll(/<script src="([^"]+)"/g))
    assert.equal((await open(new URL(source, 'http://localhost/api/docs/').pathname)).statusCode, 200, source);
});
