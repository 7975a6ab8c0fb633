import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { endpoints } from '../../../contract/api';
import { AREAS, DRAFT_AREAS, type Area } from '../../../contract/core/areas';
import type { Endpoint } from '../../../contract/core/endpoint';
import { AREA_FIELDS } from '../../../contract/areas';
import { contractCases } from '../../contract/suite';
import type { World } from '../../contract/world';
import { makeDirectoryPerson, makeDraft, makeItem, makePerson, makeRevision } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let world: World;
const called = new Set<Endpoint>();
before(async () => {
  portal = await startTestApp();
  const { call, db, people } = portal;
  const editor = await makePerson(db, { roles: ['employee', 'editor'], editorAreas: DRAFT_AREAS });
  const callers = { ...people, editor };
  for (const area of AREAS) await makeItems(portal, area);
  for (const area of DRAFT_AREAS) await makeDraft(portal.deps, draftOf(area));
  world = {
    items: idsOf(AREAS, itemId),
    drafts: idsOf(DRAFT_AREAS, draftId),
    send: async ({ endpoint, input, as, locale, content }) => {
      called.add(endpoint);
      const { status, body } = await call(endpoint, input, { as: as ? callers[as] : undefined, locale, content });
      return { status, body };
    },
  };
});
beforeEach(() => portal.db.deleteFrom('rate_limit').execute());
after(() => portal.close());

const itemId = (area: Area) => `sample-${area}`;
const draftId = (area: Area) => `draft-${area}`;
const idsOf = <A extends Area>(areas: readonly A[], idOf: (area: A) => string) =>
  Object.fromEntries(areas.map((area) => [area, idOf(area)])) as Record<A, string>;

/** Field values in addition to the defaults, so that the filters of an area match its item. */
const FACTS: Partial<Record<Area, object>> = {
  service: { handling: 'online' },
  notice: { priority: 'urgent', pinned: true, mustRead: true },
  benefit: { closesAt: '2999-12-31' },
  personnel: { kind: 'policy' },
};

/** Creates one item that matches all contract cases and three that differ from it. */
async function makeItems({ db }: TestApp, area: Area): Promise<void> {
  const defaults = AREA_FIELDS[area].fields.parse({});
  const item = await makeItem(db, {
    area,
    id: itemId(area),
    texts: { 'en-US': { title: 'Expense claims', summary: 'Money back.' }, 'zh-CN': { title: '费用报销' } },
    department: { 'en-US': 'Finance', 'zh-CN': '财务部' },
    owner: await makeDirectoryPerson(db),
    classification: ['Money', 'Claims'],
    fields: { ...defaults, ...FACTS[area] },
  });
  await makeRevision(db, item, 'Expense claims');
  for (let i = 0; i < 3; i += 1) await makeItem(db, { area, classification: ['Money'], views: i, fields: defaults });
}

const draftOf = (area: Area) => ({
  area,
  id: draftId(area),
  texts: { 'en-US': { title: 'Sabbatical', summary: '', markdown: '# Sabbatical', keywords: [], fields: {} } },
});

for (const { name, run } of contractCases) test(name, () => run(world));

test('calls every endpoint of the contract that returns JSON', () => {
  const forgotten = endpoints.filter((endpoint) => typeof endpoint.answer !== 'string' && !called.has(endpoint));
  assert.deepEqual(
    forgotten.map(({ method, path }) => `${method} ${path}`),
    [],
  );
});
