import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import type { ItemDocument } from '../../../contract/document';
import { fileManageApi } from '../../../contract/manage/file';
import { draftManageApi } from '../../../contract/manage/draft';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile, PDF } from '../support/content-folder';
import { newFolder, newPortal } from '../support/export-targets';
import { makeDocument } from '../support/factories';
import { assertSameFolders, contentOf } from '../support/folder-content';
import type { TestApp } from '../support/harness';

const textsOf = ({ db }: TestApp) =>
  db
    .selectFrom('item_text')
    .innerJoin('item', 'item.key', 'item_text.item')
    .select([
      'area',
      'id',
      'locale',
      'title',
      'summary',
      'keywords',
      'toc',
      'item_text.fields',
      'changes',
      'item.fields as facts',
    ])
    .orderBy('area')
    .orderBy('id')
    .orderBy('locale')
    .execute();

const SETTINGS = ['people.yaml', 'classifications.yaml', 'keywords.yaml'];
const settingsIn = async (folder: string): Promise<unknown[]> =>
  Promise.all(SETTINGS.map(async (file) => parse(await readFile(join(folder, file), 'utf8')) as unknown));

test('exports the sample content so that an empty portal has the same texts, and exports the same bytes', async (t) => {
  const [first, second] = [await newPortal(t), await newPortal(t)];
  const original = 'sample-content';
  assert.deepEqual((await importFolder(first.deps, original)).failed, []);
  const [exported, again] = [await newFolder(t), await newFolder(t)];
  const summary = await exportFolder(first.deps, exported, { drafts: true });
  assert.deepEqual(summary.problems, []);
  assert.deepEqual(await settingsIn(exported), await settingsIn(original));
  const imported = await importFolder(second.deps, exported);
  assert.deepEqual([imported.failed, imported.created, imported.drafts], [[], summary.items, summary.drafts]);
  assert.deepEqual(await textsOf(second), await textsOf(first));
  await exportFolder(second.deps, again, { drafts: true });
  await assertSameFolders(again, exported);
  for (const [portal, folder] of [
    [first, original],
    [first, exported],
    [second, original],
  ] as const) {
    const { read, unchanged, failed, conflicts } = await importFolder(portal.deps, folder);
    assert.deepEqual([unchanged, failed, conflicts], [read, [], []], folder);
  }
  const events = await first.db.selectFrom('audit_event').where('action', '=', 'content.export').select('after').execute();
  assert.deepEqual(events, [{ after: { items: summary.items, drafts: summary.drafts, files: summary.files } }]);
});

test('exports what editors wrote in the portal, with names of files, notes in one language and departments', async (t) => {
  const [first, second] = [await newPortal(t), await newPortal(t)];
  const as = first.people.admin;
  const text = (title: string) => ({
    title,
    summary: 'Short: "quoted".',
    markdown: '\n## Part\n\nyes\n',
    keywords: ['no', '2026-01-01'],
    questions: ['Who has: the keys?', `${title}?`],
    fields: {},
  });
  const document: ItemDocument = makeDocument({
    ...{ id: 'from-portal', area: 'notice' },
    texts: { 'en-US': text('Null: a title # not a comment'), 'zh-CN': text('标题') },
    department: { 'en-US': 'Facilities', 'zh-CN': '行政部' },
    classifications: [[{ 'en-US': 'Office' }, { 'en-US': 'Keys' }]],
    changes: [{ at: '2026-03-31T09:00:00.000Z', material: true, notes: { 'en-US': 'New lock.' } }],
    audience: { departments: ['Facilities'], locations: [], roles: ['editor'] },
    fields: { priority: 'urgent' },
    checkBy: '2030-02-28',
    expiresAt: '2031-01-31T00:00:00.000Z',
  });
  const ref = { area: document.area, id: document.id };
  await first.call(draftManageApi.save, { document, version: null, baseRevision: 0 }, { as });
  const upload = { ...ref, kind: 'attachment' as const, name: 'Keys & doors.pdf' };
  const { body: file } = await first.call(fileManageApi.upload, upload, { as, content: PDF });
  const whole = { ...document, attachments: [file.source] };
  await first.call(draftManageApi.save, { document: whole, version: 1, baseRevision: 0 }, { as });
  const change = { material: false, notes: { 'zh-CN': '换锁。' } };
  const published = await first.call(draftManageApi.publish, { ...ref, version: 2, change }, { as });
  assert.equal(published.status, 200, published.raw.toString());
  const [exported, again] = [await newFolder(t), await newFolder(t)];
  assert.deepEqual((await exportFolder(first.deps, exported)).items, 1);
  assert.deepEqual(Object.keys(await contentOf(exported)), [
    'notice/files/from-portal/Keys-doors.pdf',
    'notice/from-portal.md',
    'notice/from-portal.zh-CN.md',
  ]);
  assert.deepEqual((await importFolder(second.deps, exported)).failed, []);
  const { name } = await second.db.selectFrom('attachment').select('name').executeTakeFirstOrThrow();
  assert.equal(name, 'Keys & doors.pdf');
  await exportFolder(second.deps, again);
  await assertSameFolders(again, exported);
});

test('leaves out drafts unless they are asked for, and tells of drafts beside a published text', async (t) => {
  const portal = await newPortal(t);
  const { path } = await contentFolder(t, {
    'service/a.md': markdownFile('title: A'),
    'service/b.md': markdownFile('title: B\ndraft: true'),
  });
  await importFolder(portal.deps, path);
  const as = portal.people.admin;
  const { body } = await portal.call(draftManageApi.info, { area: 'service', id: 'a' }, { as });
  await portal.call(draftManageApi.save, { document: body.document, version: null, baseRevision: 1 }, { as });
  const [without, withDrafts] = [await newFolder(t), await newFolder(t)];
  assert.deepEqual(await exportFolder(portal.deps, without).then(({ drafts, leftOut }) => [drafts, leftOut.drafts]), [0, 0]);
  assert.deepEqual(Object.keys(await contentOf(without)), ['service/a.md']);
  const summary = await exportFolder(portal.deps, withDrafts, { drafts: true });
  assert.deepEqual([summary.drafts, summary.leftOut.drafts], [1, 1]);
  assert.match(await readFile(join(withDrafts, 'service/b.md'), 'utf8'), /^---\ntitle: B\ndraft: true\n---\n/);
});

test('refuses a folder that is not empty, and leaves nothing behind when a file cannot be read', async (t) => {
  const portal = await newPortal(t);
  const { path } = await contentFolder(t, { 'tool/a.md': markdownFile('title: A\nattachments: [a.pdf]'), 'tool/a.pdf': PDF });
  await importFolder(portal.deps, path);
  const folder = await newFolder(t);
  await mkdir(folder);
  await writeFile(join(folder, 'mine.txt'), 'Mine.');
  await assert.rejects(exportFolder(portal.deps, folder), { code: 'ENOTEMPTY' });
  assert.deepEqual(await contentOf(folder), { 'mine.txt': 'Mine.' });
  const { storage_key: key } = await portal.db.selectFrom('attachment').select('storage_key').executeTakeFirstOrThrow();
  await portal.deps.files.remove(key);
  await assert.rejects(exportFolder(portal.deps, join(folder, '../other')), { code: 'ENOENT' });
  assert.deepEqual(await readdir(join(folder, '..')), ['content']);
});
