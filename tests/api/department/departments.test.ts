import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import { departmentApi as api } from '../../../contract/manage/department';
import { contentManageApi } from '../../../contract/manage/content';
import { reviewApi } from '../../../contract/manage/review';
import { personApi } from '../../../contract/person';
import { serviceApi } from '../../../contract/service';
import { replaceDirectory } from '../../../server/modules/person/directory';
import { codeOf, editing, service, text } from '../support/editing';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
let admin: TestPerson;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  // Each test has its own administrator, because the number of saves of one person per minute is limited.
  admin = await makePerson(portal.db, { roles: ['employee', 'admin'] });
  edit = editing({ ...portal, people: { ...portal.people, admin } });
  await portal.db.updateTable('person').set({ department: null, editor_departments: [] }).execute();
  await portal.db.deleteFrom('item').execute();
  await portal.db.deleteFrom('department').execute();
  await portal.db.deleteFrom('directory_person').execute();
  await portal.db.deleteFrom('setting').where('name', 'in', ['review', 'portal_departments', 'folder_departments']).execute();
});

const FINANCE = { 'en-US': 'Finance', 'zh-CN': '财务部' };
const PAYROLL = { 'en-US': 'Payroll & Tax', 'zh-CN': '薪资部' };
type Change = InputOf<typeof api.save>['change'];

const read = async () => (await portal.call(api.info, {}, { as: admin })).body;
async function save(change: Change) {
  const { version } = await read();
  return portal.call(api.save, { version, change }, { as: admin });
}
async function done(change: Change) {
  const answer = await save(change);
  assert.equal(answer.status, 200, answer.raw.toString());
  return answer.body;
}
const entryOf = async (id: string) => {
  const entry = (await read()).departments.find((each) => each.id === id);
  assert.ok(entry, id);
  return entry;
};
const usedBy = async (id: string) => Object.fromEntries(Object.entries((await entryOf(id)).uses).filter(([, count]) => count));
const documentOf = async (id: string) => (await edit.info(service(id))).document;
const sees = async (as: TestPerson, id: string) => (await portal.call(serviceApi.info, { id }, { as })).status === 200;
const forPeopleOf = (...departments: string[]) => ({ audience: { departments, locations: [], roles: [] } });

test('only an administrator can read or change departments', async () => {
  const change: Change = { kind: 'create', names: FINANCE };
  const input = { version: 'a', change };
  assert.equal((await portal.call(api.info, {})).status, 401);
  assert.equal((await portal.call(api.save, input)).status, 401);
  for (const as of [portal.people.employee, portal.people.editor]) {
    assert.equal((await portal.call(api.info, {}, { as })).status, 403);
    assert.equal((await portal.call(api.save, input, { as })).status, 403);
  }
  assert.equal(codeOf(await portal.call(api.save, input, { as: admin })), 'department.conflict');
  assert.deepEqual((await read()).departments, []);
});

for (const [title, change, code] of [
  ['a name that is no text', { kind: 'create', names: { 'en-US': 'Half \ud800' } }, 'department.invalid'],
  ['a name without a visible character', { kind: 'create', names: { 'en-US': '\u200b \u2060' } }, 'department.invalid'],
  ['no name', { kind: 'create', names: {} }, 'department.invalid'],
  ['a name of another department', { kind: 'create', names: { 'en-US': 'ＦＩＮＡＮＣＥ ' } }, 'department.exists'],
  ['a name that another department had', { kind: 'create', names: { 'en-US': 'Accounts' } }, 'department.exists'],
  ['the id of another department', { kind: 'create', names: { 'en-US': 'finance' } }, 'department.exists'],
  ['a rename to the name of another', { kind: 'rename', id: 'payroll-tax', names: { 'zh-CN': '财务部' } }, 'department.exists'],
  ['a rename of none', { kind: 'rename', id: 'no-such', names: FINANCE }, 'department.not_found'],
  ['a merge into none', { kind: 'merge', id: 'finance', into: 'no-such' }, 'department.not_found'],
  ['a merge with itself', { kind: 'merge', id: 'finance', into: 'finance' }, 'department.invalid'],
  ['the alias of another', { kind: 'addAlias', id: 'payroll-tax', alias: 'accounts' }, 'department.exists'],
  ['an alias that it does not have', { kind: 'removeAlias', id: 'finance', alias: 'Nothing' }, 'department.invalid'],
  ['the end of its own id', { kind: 'removeAlias', id: 'payroll-tax', alias: 'PAYROLL-TAX' }, 'department.invalid'],
] as [string, Change, string][])
  test(`an administrator who sends ${title} is refused with ${code}, and nothing changes`, async () => {
    await done({ kind: 'create', names: { 'en-US': 'Finance', 'zh-CN': '财务部' } });
    await done({ kind: 'addAlias', id: 'finance', alias: 'Accounts' });
    await done({ kind: 'create', names: PAYROLL });
    await portal.db
      .updateTable('department')
      .set({ aliases: ['PAYROLL-TAX'] })
      .where('id', '=', 'payroll-tax')
      .execute();
    const stored = await read();
    assert.equal(codeOf(await save(change)), code);
    assert.deepEqual(await read(), stored);
  });

test('a change that is based on an older version is refused', async () => {
  const { version } = await done({ kind: 'create', names: FINANCE });
  await done({ kind: 'addAlias', id: 'finance', alias: 'Accounts' });
  const change: Change = { kind: 'remove', id: 'finance' };
  const answer = await portal.call(api.save, { version, change }, { as: admin });
  assert.deepEqual([answer.status, codeOf(answer)], [409, 'department.conflict']);
});

test('a rename changes documents and audiences without a new revision, and the former name still means the department', async () => {
  const reader = await makePerson(portal.db, { department: 'Finance' });
  const editor = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['财务部'] });
  await edit.writeAndPublish(service('claims', { department: FINANCE, ...forPeopleOf('财务部', 'Legal') }));
  await edit.write(service('claims', { texts: { 'en-US': text('Being changed') }, department: FINANCE }), 1);
  await done({ kind: 'rename', id: 'finance', names: { 'en-US': 'Treasury', 'zh-CN': '资金部' } });
  const { department } = await documentOf('claims');
  assert.deepEqual(department, { 'en-US': 'Treasury', 'zh-CN': '资金部' });
  const row = await portal.db.selectFrom('item').where('id', '=', 'claims').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([row.revision, row.audience_departments], [1, ['Treasury', 'Legal']]);
  assert.equal(await sees(reader, 'claims'), true);
  for (const claimed of ['finance', '资金部', 'treasury'])
    assert.equal(await sees(await makePerson(portal.db, { department: claimed }), 'claims'), true, claimed);
  assert.equal(await sees(await makePerson(portal.db, { department: 'Sales' }), 'claims'), false);
  const managed = await portal.call(contentManageApi.list, { area: 'service' }, { as: editor });
  assert.deepEqual(
    managed.body.items.map(({ id, department: owner }) => [id, owner?.name]),
    [['claims', 'Treasury']],
  );
  await edit.writeAndPublish(service('another', { department: { 'en-US': 'Finance' }, ...forPeopleOf('Finance') }));
  const another = await documentOf('another');
  assert.deepEqual(another.department, { 'en-US': 'Treasury' });
  assert.deepEqual(another.audience.departments, ['Treasury']);
  assert.deepEqual(
    (await read()).departments.map(({ id, aliases }) => [id, aliases]),
    [['finance', ['Finance', '财务部']]],
  );
});

test('a merge moves items, schedules, audiences, editors, review settings and contacts, and its audit event counts them', async () => {
  const reader = await makePerson(portal.db, { department: '薪资部' });
  const editor = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['payroll-tax'] });
  await edit.writeAndPublish(service('claims', { department: FINANCE }));
  await edit.writeAndPublish(service('payslip', { department: PAYROLL, ...forPeopleOf('payroll-tax', 'Finance') }));
  await edit.write(service('later', { department: PAYROLL }));
  await edit.schedule(service('later', { department: PAYROLL }), new Date(Date.now() + 3_600_000));
  const entry = {
    id: 'desk',
    kind: 'desk',
    name: { 'en-US': 'Pay desk' },
    role: null,
    department: PAYROLL,
    hours: null,
  } as const;
  const contact = { ...entry, email: null, phone: null, picture: null, replyHours: null };
  await replaceDirectory(portal.deps, [{ entry: contact, readPicture: () => Promise.resolve(null) }]);
  const areas = [
    {
      area: 'service',
      mode: 'off',
      departments: [
        { department: 'payroll-tax', mode: 'required' },
        { department: 'finance', mode: 'optional' },
      ],
    },
  ] as const;
  const settings = { version: 0, areas: areas.map((each) => ({ ...each, departments: [...each.departments] })) };
  assert.equal((await portal.call(reviewApi.saveSettings, settings, { as: admin })).status, 200);
  assert.deepEqual(await usedBy('payroll-tax'), {
    ...{ items: 2, drafts: 1, audiences: 1, people: 1, editors: 1, contacts: 1, reviews: 1 },
  });
  await done({ kind: 'merge', id: 'payroll-tax', into: 'finance' });
  assert.deepEqual(
    (await read()).departments.map(({ id }) => id),
    ['finance'],
  );
  assert.deepEqual(await usedBy('finance'), {
    ...{ items: 3, drafts: 1, audiences: 1, people: 1, editors: 1, contacts: 1, reviews: 1 },
  });
  assert.equal(await sees(reader, 'payslip'), true);
  const payslip = await documentOf('payslip');
  assert.deepEqual([payslip.department, payslip.audience.departments], [FINANCE, ['Finance']]);
  const managed = await portal.call(contentManageApi.list, { area: 'service', department: 'payroll-tax' }, { as: editor });
  assert.equal(managed.body.total, 3);
  const shown = await portal.call(serviceApi.list, { department: 'payroll-tax' }, { as: admin });
  assert.equal(shown.body.total, 1);
  const review = await portal.call(reviewApi.settings, {}, { as: admin });
  const own = review.body.areas.find(({ area }) => area === 'service');
  assert.deepEqual(own?.departments, [{ department: 'finance', mode: 'required' }]);
  const found = await portal.call(personApi.search, { query: 'Finance' }, { as: reader });
  assert.deepEqual(
    found.body.map(({ id, department }) => [id, department]),
    [['desk', 'Finance']],
  );
  await edit.runWhenDue(service('later'));
  assert.deepEqual((await documentOf('later')).department, FINANCE);
  const [event] = await portal.db
    .selectFrom('audit_event')
    .where('action', '=', 'department.change')
    .orderBy('key', 'desc')
    .select(['person', 'before', 'after'])
    .execute();
  assert.equal(event?.person, admin.id);
  const counts = { items: 2, drafts: 1, audiences: 1, people: 1, editors: 1, contacts: 1, reviews: 1 };
  assert.deepEqual(event.before, { name: 'Payroll & Tax / 薪资部', aliases: [], ...counts });
  assert.deepEqual(event.after, { name: 'Finance / 财务部', aliases: ['Payroll & Tax', '薪资部', 'payroll-tax'] });
});

test('a name that matches no department is listed with its uses until it becomes an alias', async () => {
  await makePerson(portal.db, { department: ' CORP  Finance' });
  const reader = await makePerson(portal.db, { department: 'Corp Finance' });
  await edit.writeAndPublish(service('claims', { department: FINANCE, ...forPeopleOf('Finance', 'Corp finance ') }));
  const unlisted = (await read()).unlisted.find(({ name }) => /corp/i.test(name));
  assert.deepEqual([unlisted?.uses.people, unlisted?.uses.audiences], [2, 1]);
  const { unlisted: after } = await done({ kind: 'addAlias', id: 'finance', alias: 'Corp Finance' });
  assert.ok(after.every(({ name }) => !/corp/i.test(name)));
  assert.deepEqual((await documentOf('claims')).audience.departments, ['Finance']);
  assert.equal(await sees(reader, 'claims'), true);
  await done({ kind: 'removeAlias', id: 'finance', alias: 'Corp Finance' });
  assert.equal(await sees(reader, 'claims'), false);
});

test('a department is removed only while no content uses it', async () => {
  await done({ kind: 'create', names: PAYROLL });
  await makePerson(portal.db, { department: PAYROLL['en-US'] });
  await edit.write(service('plan', { department: FINANCE }));
  for (const [id, names] of [
    ['finance', FINANCE],
    ['payroll-tax', PAYROLL],
  ] as const) {
    await edit.writeAndPublish(service(`for-${id}`, forPeopleOf(names['zh-CN'])));
    assert.equal(codeOf(await save({ kind: 'remove', id })), 'department.in_use');
  }
  await portal.db.deleteFrom('item').where('id', '=', 'for-payroll-tax').execute();
  const { departments } = await done({ kind: 'remove', id: 'payroll-tax' });
  assert.deepEqual(
    departments.map(({ id }) => id),
    ['finance'],
  );
});
