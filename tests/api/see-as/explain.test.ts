import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seeAsApi, type ReaderChoice, type SightCondition } from '../../../contract/manage/see-as';
import type { ItemRef } from '../../../contract/item';
import { codeOf, editing, service } from '../support/editing';
import { daysFromNow, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

const READER = { department: 'Design', location: 'Rome', roles: ['employee' as const] };

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

interface Asked {
  reader?: ReaderChoice;
  moment?: Date;
  query?: string;
}

async function explain(item: ItemRef, { reader = READER, moment, query }: Asked = {}) {
  const input = { reader, moment: moment?.toISOString() ?? null, item, query: query ?? null };
  return portal.call(seeAsApi.explain, input, { as: portal.people.admin });
}

const unmet = async (item: ItemRef, asked?: Asked): Promise<SightCondition[]> => {
  const { body } = await explain(item, asked);
  return body.conditions.filter(({ isMet }) => !isMet).map(({ condition }) => condition);
};

const FAILING: [SightCondition, Parameters<typeof makeItem>[1]][] = [
  ['begun', { publishedAt: daysFromNow(1) }],
  ['notExpired', { expiresAt: daysFromNow(-0.5) }],
  ['notArchived', { archivedAt: daysFromNow(-0.5) }],
  ['department', { audience: { departments: ['Legal'] } }],
  ['location', { audience: { locations: ['Paris'] } }],
  ['role', { audience: { roles: ['editor'] } }],
];

for (const [condition, spec] of FAILING) {
  test(`names "${condition}" as the only reason for which a reader does not see an item`, async () => {
    const item = await makeItem(portal.db, spec);
    const ref = { area: item.area, id: item.id };
    assert.deepEqual(await unmet(ref), [condition]);
    assert.equal((await explain(ref)).body.isVisible, false);
  });
}

test('says what the item asks for and what the reader has', async () => {
  const { area, id } = await makeItem(portal.db, { title: 'For lawyers', audience: { departments: ['Legal', '法务部'] } });
  const { body } = await explain({ area, id });
  assert.deepEqual(body.titles, { 'en-US': 'For lawyers' });
  assert.deepEqual(
    body.conditions.find(({ condition }) => condition === 'department'),
    { condition: 'department', isMet: false, wanted: ['Legal', '法务部'], given: ['Design'] },
  );
});

test('says of an item that was never published that it has not begun', async () => {
  const edit = editing(portal);
  await edit.write(service('only-a-draft'));
  assert.deepEqual(await unmet({ area: 'service', id: 'only-a-draft' }), ['begun']);
});

test('explains for a person and for a moment in the future', async () => {
  const { area, id } = await makeItem(portal.db, { publishedAt: daysFromNow(1), audience: { departments: ['Legal'] } });
  const { id: person } = await makePerson(portal.db, { department: 'Legal' });
  assert.deepEqual(await unmet({ area, id }, { reader: { person } }), ['begun']);
  assert.deepEqual(await unmet({ area, id }, { reader: { person }, moment: daysFromNow(2) }), []);
});

test('tells the place among the results of a query', async () => {
  const { area, id } = await makeItem(portal.db, { title: 'Sailing permit' });
  const place = async (query: string) => (await explain({ area, id }, { query })).body.search;
  assert.deepEqual(await place('sailing permit'), { rank: 1, total: 1 });
  assert.deepEqual((await place('harbour'))?.rank, null);
  assert.equal((await explain({ area, id })).body.search, null);
});

test('tells whether a notice is unread, asks to be confirmed, and is in the alert bar', async () => {
  const { area, id } = await makeItem(portal.db, { area: 'notice', fields: { mustRead: true, priority: 'urgent' } });
  const { body } = await explain({ area, id });
  assert.deepEqual(body.notice, { isUnread: true, isDue: true, isAlert: true });
  const { notice } = (await explain({ area, id }, { reader: { ...READER, roles: ['admin'] } })).body;
  assert.notEqual(notice, null);
});

test('knows no item with another id', async () => {
  assert.equal(codeOf(await explain({ area: 'service', id: 'nowhere' })), 'item.not_found');
});
