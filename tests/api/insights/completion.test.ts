import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insightsApi } from '../../../contract/manage/insights';
import { completionOf } from '../../../server/modules/insights/completion';
import { visibleTo } from '../../../server/modules/item/read/visibility';
import { countConfirmed } from '../../../server/modules/insights/completion-repository';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const group = (department: string | null, people: number, confirmed = 0) => ({ department, people, confirmed });

test('shows no group below five: small departments are others, and none can be found by subtraction', () => {
  const cases = [
    [
      [group('A', 9, 3), group('B', 4, 1), group('C', 3, 3), group(null, 2, 0)],
      [group('A', 9, 3), group(null, 9, 4)],
    ],
    [
      [group('A', 9, 3), group('B', 6, 2), group('C', 2, 1)],
      [group('A', 9, 3), group(null, 8, 3)],
    ],
    [[group('A', 9, 3)], [group('A', 9, 3)]],
    [[group('A', 5, 5), group('B', 1, 0)], [group(null, 6, 5)]],
    [[group('A', 2, 1), group(null, 2, 0)], []],
    [[], []],
  ];
  for (const [given = [], shown] of cases) {
    const { people, departments } = completionOf(given);
    assert.deepEqual(departments, shown);
    assert.ok(departments.every((each) => each.people >= 5));
    const shownPeople = departments.reduce((sum, each) => sum + each.people, 0);
    assert.ok(departments.length === 0 || shownPeople === people);
  }
});

const confirm = (item: MadeItem, { id: person }: TestPerson, revision = 1) =>
  portal.db
    .insertInto('acknowledgement')
    .values({ person, item: item.key, revision, changes_seen: 0, acknowledged_at: new Date() })
    .execute();

async function staff(count: number, department: string | null, location = 'Lisbon'): Promise<TestPerson[]> {
  return Promise.all(Array.from({ length: count }, () => makePerson(portal.db, { department, location })));
}

test('an editor reads who has confirmed a notice, by department, since its last material change', async () => {
  const notice = await makeItem(portal.db, {
    area: 'notice',
    fields: { mustRead: true },
    audience: { locations: ['Lisbon'] },
    department: { 'en-US': 'Warehouse', 'zh-CN': '仓库' },
  });
  await portal.db.updateTable('item').set({ revision: 3, material_revision: 2 }).where('key', '=', notice.key).execute();
  // Identity providers send the id, or a name of the department in either language.
  const warehouse = [...(await staff(3, 'warehouse')), ...(await staff(3, '仓库')), ...(await staff(1, 'WAREHOUSE '))];
  const legal = await staff(6, 'Legal');
  const few = [...(await staff(3, 'Archive')), ...(await staff(2, null))];
  const [gone] = await staff(1, 'Legal');
  await staff(4, 'Legal', 'Shanghai');
  await portal.db
    .updateTable('person')
    .set({ signed_in_at: new Date(Date.now() - 181 * 86_400_000) })
    .where('id', '=', gone?.id ?? '')
    .execute();
  for (const person of warehouse.slice(0, 5)) await confirm(notice, person, 2);
  for (const person of legal.slice(0, 2)) await confirm(notice, person, 3);
  for (const person of legal.slice(2, 6)) await confirm(notice, person, 1);
  await confirm(notice, few[0] as TestPerson, 3);
  await confirm(notice, few[0] as TestPerson, 2);
  const ref = { area: 'notice', id: notice.id } as const;
  const { body } = await portal.call(insightsApi.item, ref, { as: portal.people.admin });
  assert.deepEqual(body.completion, {
    people: 18,
    confirmed: 8,
    departments: [
      { department: 'Warehouse', people: 7, confirmed: 5 },
      { department: 'Legal', people: 6, confirmed: 2 },
      { department: null, people: 5, confirmed: 1 },
    ],
  });
  const missing = await portal.call(insightsApi.missingList, { ...ref, pageSize: 3 }, { as: portal.people.admin });
  assert.equal(missing.body.total, 10);
  assert.equal(missing.body.items.length, 3);
  const all = await portal.call(insightsApi.missingList, { ...ref, pageSize: 100 }, { as: portal.people.admin });
  const expected = [...warehouse.slice(5), ...legal.slice(2), ...few.slice(1)].map(({ id }) => id).toSorted();
  assert.deepEqual(all.body.items.map(({ id }) => id).toSorted(), expected);
  const inChinese = await portal.call(
    insightsApi.missingList,
    { ...ref, pageSize: 100 },
    { as: portal.people.admin, locale: 'zh-CN' },
  );
  const departments = new Set(inChinese.body.items.map(({ department }) => department));
  assert.deepEqual(departments, new Set(['仓库', 'Legal', 'Archive', null]));
});

test('asks exactly those people who can see the notice', async () => {
  const own = await startTestApp();
  const audiences = [
    {},
    { departments: ['Legal'] },
    { departments: ['法务部'], locations: ['Ｌisbon'] },
    { roles: ['editor'] as const },
    { locations: ['Lisbon'], roles: ['employee', 'admin'] as const },
  ];
  const people = [own.people.employee, own.people.editor, own.people.admin];
  for (const department of ['Legal', 'legal', '法务部', 'IT', null])
    for (const location of ['lisbon', 'Shanghai', null]) people.push(await makePerson(own.db, { department, location }));
  for (const { departments = [], locations = [], roles = [] } of audiences as {
    departments?: string[];
    locations?: string[];
    roles?: ('editor' | 'employee' | 'admin')[];
  }[]) {
    const { key } = await makeItem(own.db, {
      area: 'notice',
      fields: { mustRead: true },
      department: { 'en-US': 'Legal', 'zh-CN': '法务部' },
      audience: { departments, locations, roles },
    });
    let seeing = 0;
    for (const person of people) {
      const seen = await own.db
        .selectFrom('item')
        .where('key', '=', key)
        .where(visibleTo(person, new Date()))
        .select('key')
        .executeTakeFirst();
      if (seen) seeing += 1;
    }
    const groups = await countConfirmed(own.db, key, new Date(0));
    assert.equal(
      groups.reduce((sum, { people: count }) => sum + count, 0),
      seeing,
    );
  }
  await own.close();
});

test('names nobody for an item that nobody has to confirm', async () => {
  const { area, id } = await makeItem(portal.db, { area: 'notice' });
  const asAdmin = { as: portal.people.admin };
  assert.equal((await portal.call(insightsApi.item, { area, id }, asAdmin)).body.completion, null);
  assert.deepEqual((await portal.call(insightsApi.missingList, { area, id }, asAdmin)).body.items, []);
});
