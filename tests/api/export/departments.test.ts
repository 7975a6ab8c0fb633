import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { departmentApi as api } from '../../../contract/manage/department';
import { structureApi } from '../../../contract/manage/structure';
import { informationApi } from '../../../contract/information';
import type { InputOf } from '../../../contract/core/endpoint';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile } from '../support/content-folder';
import { assertSameFolders } from '../support/folder-content';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('item').execute();
  await portal.db.deleteFrom('department').execute();
  await portal.db.deleteFrom('setting').where('name', 'like', '%departments').execute();
});

type Change = InputOf<typeof api.save>['change'];
const read = async ({ call, people }: TestApp = portal) => (await call(api.info, {}, { as: people.admin })).body;
async function done(change: Change) {
  const { version } = await read();
  const answer = await portal.call(api.save, { version, change }, { as: portal.people.admin });
  assert.equal(answer.status, 200, answer.raw.toString());
}
const named = async (of: TestApp = portal) =>
  (await read(of)).departments.map(({ id, names, aliases }) => [id, names['en-US'], aliases]);

async function imported(t: TestContext, files: Record<string, string>, { into = portal, overwrite = false } = {}) {
  const { path } = await contentFolder(t, files);
  return importFolder(into.deps, path, { overwrite });
}

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-export-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPortal(t: TestContext): Promise<TestApp> {
  const empty = await startTestApp();
  t.after(() => empty.close());
  return empty;
}

const DOCUMENTS = {
  'service/a.md': markdownFile('title: A\ndepartment: Finance\naudience:\n  departments: [Finance, Legal]'),
  'service/b.md': markdownFile('title: B\ndepartment: Payroll'),
};
const FILE = 'departments.yaml';
const LISTED = '- name:\n    en-US: Finance\n    zh-CN: 财务部\n- name:\n    en-US: Legal\n';

test('departments that were renamed, merged and created are exported, and an empty portal exports the same bytes', async (t) => {
  assert.deepEqual((await imported(t, DOCUMENTS)).failed, []);
  await done({ kind: 'rename', id: 'finance', names: { 'en-US': 'Treasury', 'zh-CN': '资金部' } });
  await done({ kind: 'merge', id: 'payroll', into: 'finance' });
  await done({ kind: 'create', names: { 'en-US': 'Legal', 'zh-CN': '法务部' } });
  await done({ kind: 'addAlias', id: 'legal', alias: 'LGL-01' });
  const folder = await newFolder(t);
  await exportFolder(portal.deps, join(folder, 'first'));
  assert.equal(
    await readFile(join(folder, 'first', FILE), 'utf8'),
    [
      ...['- id: finance', '  name:', '    en-US: Treasury', '    zh-CN: 资金部', '  aliases:', '    - Finance', '    - Payroll'],
      ...['- name:', '    en-US: Legal', '    zh-CN: 法务部', '  aliases:', '    - LGL-01', ''],
    ].join('\n'),
  );
  const empty = await emptyPortal(t);
  const summary = await importFolder(empty.deps, join(folder, 'first'));
  assert.deepEqual([summary.failed, summary.warnings, summary.conflicts], [[], [], []]);
  assert.deepEqual(await named(empty), await named());
  await exportFolder(empty.deps, join(folder, 'second'));
  await assertSameFolders(join(folder, 'second'), join(folder, 'first'));
  const again = await importFolder(portal.deps, join(folder, 'first'));
  assert.deepEqual([again.unchanged, again.conflicts], [again.read, []]);
});

test('documents of an older folder match a renamed department, and the import changes none of them', async (t) => {
  await imported(t, DOCUMENTS);
  await done({ kind: 'rename', id: 'finance', names: { 'en-US': 'Treasury' } });
  const again = await imported(t, DOCUMENTS);
  assert.deepEqual([again.unchanged, again.updated, again.conflicts], [2, 0, []]);
  assert.deepEqual(await named(), [
    ['payroll', 'Payroll', []],
    ['finance', 'Treasury', ['Finance']],
  ]);
});

test('importing an older file keeps the departments of the portal; a changed file is a conflict unless the import overwrites', async (t) => {
  await imported(t, { ...DOCUMENTS, [FILE]: LISTED });
  await done({ kind: 'rename', id: 'finance', names: { 'en-US': 'Treasury' } });
  const again = await imported(t, { ...DOCUMENTS, [FILE]: LISTED });
  assert.deepEqual([again.conflicts, (await named()).some(([, name]) => name === 'Treasury')], [[], true]);
  const changed = LISTED.replace('Legal', 'Legal Affairs');
  const [conflict] = (await imported(t, { ...DOCUMENTS, [FILE]: changed })).conflicts;
  assert.deepEqual([conflict?.file, conflict?.line], [FILE, 1]);
  const taken = await imported(t, { ...DOCUMENTS, [FILE]: changed }, { overwrite: true });
  assert.deepEqual(taken.conflicts, []);
  assert.deepEqual((await named()).map(([, name]) => name).sort(), ['Finance', 'Legal', 'Legal Affairs', 'Payroll']);
});

test('an entry with the names of two departments is a conflict with its line, and the other entries are imported', async (t) => {
  await imported(t, { ...DOCUMENTS, 'service/c.md': markdownFile('title: 丙\nlocale: zh-CN\ndepartment: 薪资部') });
  const { conflicts, failed } = await imported(t, {
    [FILE]: `${LISTED}- name:\n    en-US: Payroll\n    zh-CN: 薪资部\n`,
  });
  assert.deepEqual([failed, conflicts.map(({ file, line }) => `${file}:${line}`)], [[], [`${FILE}:6`]]);
  assert.ok((await named()).some(([id]) => id === 'legal'));
});

for (const [title, yaml, line] of [
  ['an unknown key', '- name:\n    en-US: A\n  colour: red\n', 3],
  ['a name in no language', '- name: {}\n', 1],
  ['the name of another entry', '- name:\n    en-US: A\n- name:\n    en-US: B\n  aliases: [a]\n', 3],
  ['a half character', '- name:\n    en-US: "\\uD800"\n', 1],
  ['no list', 'A: B\n', 1],
] as const)
  test(`refuses a file with ${title}, names the line, and imports the documents`, async (t) => {
    const { failed, created } = await imported(t, { ...DOCUMENTS, [FILE]: yaml });
    assert.deepEqual([failed[0]?.file, failed[0]?.line, created], [FILE, line, 2]);
  });

test('empty categories are exported, and an empty portal has them and exports the same bytes', async (t) => {
  await imported(t, { 'information/a.md': markdownFile('title: A\nclassification: Rules > Safety') });
  const change = async (of: InputOf<typeof structureApi.save>['change']) => {
    const as = portal.people.admin;
    const { body } = await portal.call(structureApi.info, { area: 'information' }, { as });
    const { status } = await portal.call(structureApi.save, { area: 'information', version: body.version, change: of }, { as });
    assert.equal(status, 200);
  };
  await change({ kind: 'create', parent: null, names: { 'en-US': 'Forms', 'zh-CN': '表单' } });
  await change({ kind: 'create', parent: 'rules', names: { 'en-US': 'Travel' } });
  const folder = await newFolder(t);
  await exportFolder(portal.deps, join(folder, 'first'));
  const empty = await emptyPortal(t);
  const summary = await importFolder(empty.deps, join(folder, 'first'));
  assert.deepEqual([summary.failed, summary.warnings], [[], []]);
  const read = async ({ call, people }: TestApp) =>
    (await call(structureApi.info, { area: 'information' }, { as: people.admin })).body.classifications;
  assert.deepEqual(await read(empty), await read(portal));
  assert.deepEqual(
    (await read(empty)).map(({ id, parent, items }) => [id, parent, items]),
    [
      ['rules', null, 0],
      ['safety', 'rules', 1],
      ['travel', 'rules', 0],
      ['forms', null, 0],
    ],
  );
  await exportFolder(empty.deps, join(folder, 'second'));
  await assertSameFolders(join(folder, 'second'), join(folder, 'first'));
});

test('the document tree has the former ids of merged sections, so that their addresses still work', async (t) => {
  await imported(t, {
    'information/x.md': markdownFile('title: X\nclassification: Old part'),
    'information/y.md': markdownFile('title: Y\nclassification: New part'),
  });
  const as = portal.people.admin;
  const { body } = await portal.call(structureApi.info, { area: 'information' }, { as });
  const merge = { kind: 'merge', id: 'old-part', into: 'new-part' } as const;
  await portal.call(structureApi.save, { area: 'information', version: body.version, change: merge }, { as });
  const tree = await portal.call(informationApi.tree, {}, { as: portal.people.employee });
  const section = tree.body.sections.find(({ id }) => id === 'new-part');
  assert.deepEqual([section?.formerIds, section?.documents.length], [['old-part'], 2]);
  const list = await portal.call(informationApi.classificationList, {}, { as: portal.people.employee });
  assert.deepEqual(list.body.find(({ id }) => id === 'new-part')?.formerIds, ['old-part']);
});
