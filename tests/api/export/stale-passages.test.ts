import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ItemDocument } from '../../../contract/document';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile } from '../support/content-folder';
import { newFolder, newPortal } from '../support/export-targets';
import { makeDocument } from '../support/factories';
import { assertSameFolders } from '../support/folder-content';

const REPEATED = ['Yes: no', '---', '- one\n- two', '---', '| a | b |\n| - | - |\n| 1 | 2 |', '  indented'];
const text = (title: string, blocks: readonly string[]) => ({
  ...{ title, summary: '', keywords: [], fields: {} },
  markdown: blocks.join('\n\n'),
});

test('an exported folder contains stale passages and the setting to tell readers, and an empty portal exports the same bytes', async (t) => {
  const [first, second] = [await newPortal(t), await newPortal(t)];
  const as = first.people.admin;
  const documentOf = (id: string, english: readonly string[], chinese = REPEATED): ItemDocument =>
    makeDocument({ id, tellsStale: true, texts: { 'en-US': text(id, english), 'zh-CN': text(`${id}中文`, chinese) } });
  for (const id of ['published', 'draft']) {
    await first.call(api.save, { document: documentOf(id, REPEATED), version: null, baseRevision: 0 }, { as });
    const edited = [...REPEATED.with(0, 'Yes: "no" # 1').toSpliced(3, 1), 'A new end.'];
    await first.call(api.save, { document: documentOf(id, edited), version: 1, baseRevision: 0 }, { as });
    const table = REPEATED.with(4, '| a | b |\n| - | - |\n| 1 | 3 |');
    const saved = await first.call(api.save, { document: documentOf(id, edited, table), version: 2, baseRevision: 0 }, { as });
    assert.deepEqual(
      saved.body.behind.map(({ locale, change }) => `${locale} ${change}`),
      ['en-US changed', 'zh-CN changed', 'zh-CN removed', 'zh-CN added'],
    );
    if (id === 'published') await first.call(api.publish, { area: 'service', id, version: 3, change: null }, { as });
  }
  const [exported, again] = [await newFolder(t), await newFolder(t)];
  await exportFolder(first.deps, exported, { drafts: true });
  const written = await readFile(join(exported, 'service/published.zh-CN.md'), 'utf8');
  assert.match(written, /^stalePassages:\n {2}- passage: \w+\n {4}source: \w+\n {4}was: "Yes: no"$/m);
  assert.match(await readFile(join(exported, 'service/published.md'), 'utf8'), /^tellsStale: true$/m);
  assert.deepEqual((await importFolder(second.deps, exported)).failed, []);
  for (const id of ['published', 'draft']) {
    const [one, other] = await Promise.all(
      [first, second].map((portal) => portal.call(api.info, { area: 'service', id }, { as: portal.people.admin })),
    );
    assert.equal(one?.body.behind.length, 4);
    assert.deepEqual(other?.body.behind, one.body.behind);
  }
  await exportFolder(second.deps, again, { drafts: true });
  await assertSameFolders(again, exported);
  const { read, unchanged } = await importFolder(second.deps, exported);
  assert.equal(unchanged, read);
});

test('a document with malformed stale passages is refused with the path of the wrong value', async (t) => {
  const portal = await newPortal(t);
  const frontMatter = 'title: Parking\nstalePassages:\n  - passage: NO ID';
  const { path } = await contentFolder(t, { 'service/parking.md': markdownFile(frontMatter, 'Park here.') });
  const { failed } = await importFolder(portal.deps, path);
  assert.equal(failed.length, 1);
  assert.match(failed[0]?.reason['en-US'] ?? '', /^stalePassages\.0\.passage: /);
});
