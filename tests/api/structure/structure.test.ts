import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '../../../contract/core/endpoint';
import { structureApi as api } from '../../../contract/manage/structure';
import { revisionApi } from '../../../contract/manage/lifecycle';
import { serviceApi } from '../../../contract/service';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile } from '../support/content-folder';
import { codeOf, editing, refOf, service, text } from '../support/editing';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('item').execute();
  await portal.db.deleteFrom('classification_former').execute();
  await portal.db.updateTable('classification').set({ parent: null }).execute();
  await portal.db.deleteFrom('classification').execute();
  await portal.db.deleteFrom('setting').where('name', 'like', '%classifications').execute();
});

const area = 'service';
type Change = InputOf<typeof api.save>['change'];

const read = async () => (await portal.call(api.info, { area }, { as: portal.people.admin })).body;
async function save(change: Change) {
  const { version } = await read();
  return portal.call(api.save, { area, version, change }, { as: portal.people.admin });
}
async function done(change: Change) {
  const answer = await save(change);
  assert.equal(answer.status, 200, answer.raw.toString());
  return answer.body.classifications.map(({ id }) => id);
}
const pathsOf = async (id: string) => (await edit.info(service(id))).document.classifications;
const inLeave = (id: string, own = {}) =>
  service(id, { classifications: [[{ 'en-US': 'Leave', 'zh-CN': '休假' }, { 'en-US': 'Paid' }]], ...own });

test('a person who is signed out or no administrator neither reads nor changes the structure', async () => {
  const change: Change = { kind: 'create', parent: null, names: { 'en-US': 'Mine' } };
  const input = { area, version: 'a', change } as const;
  assert.equal((await portal.call(api.info, { area })).status, 401);
  assert.equal((await portal.call(api.save, input)).status, 401);
  for (const as of [portal.people.employee, portal.people.editor]) {
    assert.equal((await portal.call(api.info, { area }, { as })).status, 403);
    assert.equal((await portal.call(api.save, input, { as })).status, 403);
  }
  assert.equal(codeOf(await portal.call(api.save, input, { as: portal.people.admin })), 'structure.conflict');
  assert.equal(codeOf(await save({ ...change, names: { 'en-US': 'Half \ud800' } })), 'structure.invalid');
  assert.equal(codeOf(await save({ ...change, names: { 'en-US': '\u200b \u2060' } })), 'structure.invalid');
  assert.deepEqual((await read()).classifications, []);
});

test('an administrator renames and moves a category: documents, drafts and old revisions lead there, without a revision', async () => {
  await edit.writeAndPublish(inLeave('annual'));
  await edit.write(inLeave('annual', { texts: { 'en-US': text('Being changed') } }), 1);
  await done({ kind: 'create', parent: null, names: { 'en-US': 'Time', 'zh-CN': '时间' } });
  await done({ kind: 'rename', id: 'leave', names: { 'en-US': 'Absence', 'zh-CN': '请假' } });
  await done({ kind: 'place', id: 'leave', parent: 'time', index: 0 });
  const path = [{ 'en-US': 'Time', 'zh-CN': '时间' }, { 'en-US': 'Absence', 'zh-CN': '请假' }, { 'en-US': 'Paid' }];
  assert.deepEqual(await pathsOf('annual'), [path]);
  const ref = refOf(service('annual'));
  const revision = await portal.call(revisionApi.info, { ...ref, revision: '1' }, { as: portal.people.admin });
  assert.deepEqual(revision.body.document.classifications, [path]);
  const list = await portal.call(serviceApi.classificationList, {}, { as: portal.people.employee, locale: 'zh-CN' });
  assert.deepEqual(
    list.body.map(({ name, count, children: [child] }) => [name, count, child?.name]),
    [['时间', 1, '请假']],
  );
  await edit.writeAndPublish(inLeave('another'));
  assert.deepEqual(await pathsOf('another'), [path]);
  const { classifications } = await read();
  assert.deepEqual(
    classifications.map(({ id, parent, items, itemsWithin }) => [id, parent, items, itemsWithin]),
    [
      ['time', null, 0, 2],
      ['leave', 'time', 0, 2],
      ['paid', 'leave', 2, 2],
    ],
  );
  const item = await portal.db.selectFrom('item').where('id', '=', 'annual').select('revision').executeTakeFirstOrThrow();
  assert.equal(item.revision, 1);
});

test('an administrator merges a category with others below it, and what led to them leads to the other', async () => {
  await edit.writeAndPublish(inLeave('annual'));
  await edit.writeAndPublish(service('hours', { classifications: [[{ 'en-US': 'Absence' }, { 'en-US': 'Paid' }]] }));
  assert.deepEqual(await done({ kind: 'merge', id: 'leave', into: 'absence' }), [
    'absence',
    (await read()).classifications[1]?.id,
  ]);
  assert.deepEqual(await pathsOf('annual'), [[{ 'en-US': 'Absence' }, { 'en-US': 'Paid' }]]);
  const as = portal.people.employee;
  for (const classificationId of ['leave', 'paid'])
    assert.equal((await portal.call(serviceApi.list, { classificationId }, { as })).body.total, 2, classificationId);
  await edit.writeAndPublish(inLeave('restored'));
  assert.equal((await read()).classifications.length, 2);
  const [event] = await portal.db
    .selectFrom('audit_event')
    .where('action', '=', 'structure.change')
    .orderBy('key', 'desc')
    .select(['person', 'before', 'after'])
    .execute();
  assert.equal(event?.person, portal.people.admin.id);
  assert.deepEqual(event.before, { area, name: 'Leave / 休假', glyph: null, place: 2 });
  assert.deepEqual(event.after, { area, name: 'Absence', glyph: null, place: 1 });
});

test('an administrator moves the items of a category, and an import of the same folder does not move them back', async (t) => {
  const files = {
    'service/a.md': markdownFile('title: A\nclassification: Leave'),
    'service/b.md': markdownFile('title: B\nclassification: Pay'),
  };
  await imported(t, files);
  await done({ kind: 'moveItems', id: 'leave', into: 'pay' });
  assert.deepEqual(await pathsOf('a'), [[{ 'en-US': 'Pay' }]]);
  const again = await imported(t, files);
  assert.deepEqual([again.kept, again.unchanged, again.conflicts], [1, 1, []]);
  assert.deepEqual(await pathsOf('a'), [[{ 'en-US': 'Pay' }]]);
  assert.deepEqual(await done({ kind: 'remove', id: 'leave' }), ['pay']);
});

async function imported(t: TestContext, files: Record<string, string>, overwrite = false) {
  const { path } = await contentFolder(t, files);
  const summary = await importFolder(portal.deps, path, { overwrite });
  assert.deepEqual(summary.failed, []);
  return summary;
}

const DOCUMENTS = {
  'service/a.md': markdownFile('title: A\nclassification: Leave'),
  'service/b.md': markdownFile('title: B\nclassification: Pay'),
};
const ORDER = 'service:\n  - name:\n      en-US: Pay\n  - name:\n      en-US: Leave\n    glyph: travel\n';

test('an import of an older text leaves the structure of the portal, a changed one is a conflict unless it is to overwrite', async (t) => {
  const ids = async () => (await read()).classifications.map(({ id }) => id);
  await imported(t, { ...DOCUMENTS, 'classifications.yaml': ORDER });
  assert.deepEqual(await ids(), ['pay', 'leave']);
  await done({ kind: 'place', id: 'leave', parent: null, index: 0 });
  await done({ kind: 'rename', id: 'leave', names: { 'en-US': 'Absence' } });
  const again = await imported(t, { ...DOCUMENTS, 'classifications.yaml': ORDER });
  assert.deepEqual([again.conflicts, again.unchanged, await ids()], [[], 2, ['leave', 'pay']]);
  const changed = ORDER.replace('travel', 'book');
  const [conflict] = (await imported(t, { ...DOCUMENTS, 'classifications.yaml': changed })).conflicts;
  assert.deepEqual([conflict?.file, conflict?.line], ['classifications.yaml', 1]);
  assert.deepEqual(await ids(), ['leave', 'pay']);
  const taken = await imported(t, { ...DOCUMENTS, 'classifications.yaml': changed }, true);
  assert.deepEqual([taken.conflicts, await ids()], [[], ['pay', 'leave']]);
});

test('an export writes the names, order and icons of the portal, which an empty portal reads as they were', async (t) => {
  await imported(t, DOCUMENTS);
  await done({ kind: 'rename', id: 'leave', names: { 'en-US': 'Absence', 'zh-CN': '请假' } });
  await done({ kind: 'glyph', id: 'leave', glyph: 'travel' });
  await done({ kind: 'place', id: 'leave', parent: 'pay', index: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'portico-export-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const read = async (name: string) => [
    await readFile(join(folder, name, 'classifications.yaml'), 'utf8'),
    await readFile(join(folder, name, 'service', 'a.md'), 'utf8'),
  ];
  await exportFolder(portal.deps, join(folder, 'first'));
  const empty = await startTestApp();
  t.after(() => empty.close());
  const summary = await importFolder(empty.deps, join(folder, 'first'));
  assert.deepEqual([summary.failed, summary.warnings], [[], []]);
  await exportFolder(empty.deps, join(folder, 'second'));
  assert.deepEqual(await read('second'), await read('first'));
  assert.match((await read('first'))[1] ?? '', /classification: Pay > Absence/);
});
