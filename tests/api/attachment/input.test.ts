import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import type { Endpoint } from '../../../contract/core/endpoint';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const WRONG: [string, Endpoint, object][] = [
  ['nothing at all', attachmentApi.all, {}],
  ['an area that is none', attachmentApi.all, { area: 'absurd', id: 'pack' }],
  ['an id that can be none', attachmentApi.all, { area: 'service', id: 'Pack!' }],
  ['an id with a NUL', attachmentApi.all, { area: 'service', id: 'pa\0ck' }],
  ['a file that can be none', attachmentApi.one, { id: 'not-a-file' }],
  ['a file with a NUL', attachmentApi.one, { id: 'a\0b' }],
  ['a preview token beyond all measure', attachmentApi.one, { id: crypto.randomUUID(), preview: 'x'.repeat(201) }],
];

for (const [what, endpoint, input] of WRONG)
  test(`${endpoint.path} reports invalid input: ${what}`, async () => {
    const { status, body } = await portal.call(endpoint, input, { as: portal.people.employee });
    const { code, details } = body as unknown as { code: string; details: Record<string, string> };
    assert.deepEqual([status, code], [400, 'request.invalid']);
    assert.notDeepEqual(details, {});
  });
