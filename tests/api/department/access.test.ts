import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import { departmentApi as api } from '../../../contract/manage/department';
import { seeAsApi } from '../../../contract/manage/see-as';
import { serviceApi } from '../../../contract/service';
import { isInAudience } from '../../../server/modules/item/read/audience-people-repository';
import { makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

type Change = InputOf<typeof api.save>['change'];

/** Departments, and the spellings of their names that identity providers and authors use. */
const DEPARTMENTS = [
  { 'en-US': 'Finance & Tax', 'zh-CN': '财务部' },
  { 'en-US': 'Legal', 'zh-CN': '法务部' },
  { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
  { 'en-US': 'IT' },
];
const FORMS = [
  ...['finance-tax', ' FINANCE &  tax', '财务部', 'legal', '法务部', 'people-operations', 'People operations', '人力资源部'],
  ...['it', 'ＩＴ', 'Unlisted Ltd'],
];

const CHANGES: readonly Change[] = [
  { kind: 'rename', id: 'legal', names: { 'en-US': 'Legal Affairs', 'zh-CN': '法律事务部' } },
  { kind: 'merge', id: 'finance-tax', into: 'legal' },
  { kind: 'addAlias', id: 'it', alias: 'Unlisted Ltd' },
  { kind: 'rename', id: 'it', names: { 'en-US': 'Digital', 'zh-CN': '数字部' } },
  { kind: 'merge', id: 'legal', into: 'people-operations' },
  { kind: 'rename', id: 'people-operations', names: { 'en-US': 'Shared Services' } },
  { kind: 'removeAlias', id: 'it', alias: 'Unlisted Ltd' },
];

let portal: TestApp;
const people: TestPerson[] = [];
const items: string[] = [];
before(async () => {
  portal = await startTestApp();
  for (const department of DEPARTMENTS) await makeItem(portal.db, { department });
  for (const department of FORMS) {
    people.push(await makePerson(portal.db, { department }));
    items.push((await makeItem(portal.db, { audience: { departments: [department] } })).id);
  }
  items.push((await makeItem(portal.db, { audience: { departments: ['legal', 'IT'] } })).id);
  people.push(await makePerson(portal.db));
});
after(() => portal.close());

/** Returns each pair of a person and an item that the person can read, as `person item`. */
async function readable(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [place, as] of people.entries()) {
    const { body } = await portal.call(serviceApi.list, { pageSize: 50 }, { as });
    for (const { id } of body.items) if (items.includes(id)) found.add(`${place} ${id}`);
  }
  return found;
}

/** Returns the same pairs according to the SQL condition for many people at once. */
async function inAudience(): Promise<Set<string>> {
  const rows = await portal.db
    .selectFrom('item')
    .innerJoin('person', (join) => join.on(isInAudience))
    .where('item.id', 'in', items)
    .where(
      'person.id',
      'in',
      people.map(({ id }) => id),
    )
    .select(['item.id as item', 'person.id as person'])
    .execute();
  return new Set(rows.map(({ item, person }) => `${people.findIndex(({ id }) => id === person)} ${item}`));
}

/** Returns the same pairs according to the explanations of *See as*, for the person or for a reader with their department. */
async function explained(by: 'person' | 'department'): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [place, person] of people.entries()) {
    // The number of calls of one administrator per minute is limited.
    const as = await makePerson(portal.db, { roles: ['employee', 'admin'] });
    for (const id of items) {
      const chosen = { department: person.department, location: null, roles: ['employee' as const] };
      const reader = by === 'person' ? { person: person.id } : chosen;
      const input = { reader, moment: null, item: { area: 'service' as const, id }, query: null };
      const { body } = await portal.call(seeAsApi.explain, input, { as });
      if (body.isVisible) found.add(`${place} ${id}`);
    }
  }
  return found;
}

test('what people read, what See as explains and who should confirm agree after each change, and no merge takes access away', async () => {
  let last = await readable();
  assert.ok(last.size > items.length);
  for (const change of CHANGES) {
    const { body } = await portal.call(api.info, {}, { as: portal.people.admin });
    const saved = await portal.call(api.save, { version: body.version, change }, { as: portal.people.admin });
    assert.equal(saved.status, 200, saved.raw.toString());
    const now = await readable();
    const title = JSON.stringify(change);
    assert.deepEqual([...(await inAudience())].sort(), [...now].sort(), title);
    assert.deepEqual([...(await explained('person'))].sort(), [...now].sort(), title);
    assert.deepEqual([...(await explained('department'))].sort(), [...now].sort(), title);
    const lost = [...last].filter((pair) => !now.has(pair));
    const gained = [...now].filter((pair) => !last.has(pair));
    if (change.kind === 'rename') assert.deepEqual([lost, gained], [[], []], title);
    if (change.kind === 'merge') assert.deepEqual([lost, gained.length > 0], [[], true], title);
    if (change.kind === 'removeAlias') assert.ok(lost.length > 0 && gained.length === 0, title);
    last = now;
  }
});
