import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endpoints } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { contractCases } from '../contract/suite';
import type { World } from '../contract/world';
import { makeDraft, makeItem } from './factories';
import { startTestApp, type TestApp } from './harness';

let portal: TestApp;
let world: World;
const called = new Set<Endpoint>();
before(async () => {
  portal = await startTestApp();
  const { call, db, deps, people } = portal;
  const texts = { 'en-US': { title: 'Expense claims', summary: 'Money back.' }, 'zh-CN': { title: '费用报销' } };
  const { id: formId } = await makeItem(db, {
    id: 'expenses',
    texts,
    classification: ['Money', 'Claims'],
    fields: { handling: 'online' },
  });
  for (let i = 0; i < 3; i += 1) await makeItem(db, { classification: ['Money'], views: i });
  const text = { title: 'Sabbatical', summary: '', markdown: '# Sabbatical', keywords: [], fields: {} };
  const { id: draftId } = await makeDraft(deps, { id: 'sabbatical', texts: { 'en-US': text } });
  world = {
    formId,
    draftId,
    send: async ({ endpoint, input, as, locale }) => {
      called.add(endpoint);
      const { status, body } = await call(endpoint, input, { as: as ? people[as] : undefined, locale });
      return { status, body };
    },
  };
});
after(() => portal.close());

for (const { name, run } of contractCases) test(name, () => run(world));

test('every call of the contract that answers JSON was made', () => {
  const forgotten = endpoints.filter((endpoint) => typeof endpoint.answer !== 'string' && !called.has(endpoint));
  assert.deepEqual(
    forgotten.map(({ method, path }) => `${method} ${path}`),
    [],
  );
});
