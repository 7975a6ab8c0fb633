import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { contentFolder, markdownFile } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { storedRows } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

/** Publishes a text with another title in the portal. */
async function publishInPortal(id: string, title: string): Promise<void> {
  const as = portal.people.admin;
  const ref = { area: 'service' as const, id };
  const { body: read } = await portal.call(api.info, ref, { as });
  const text = read.document.texts['en-US'];
  assert.ok(text);
  const document = { ...read.document, texts: { 'en-US': { ...text, title } } };
  const saved = await portal.call(api.save, { document, version: null, baseRevision: read.revision }, { as });
  const published = await portal.call(api.publish, { ...ref, version: saved.body.version, change: null }, { as });
  assert.equal(published.status, 200);
}

const titleOf = async (id: string) =>
  (
    await portal.db
      .selectFrom('item_text')
      .innerJoin('item', 'item.key', 'item_text.item')
      .where('item.id', '=', id)
      .select('title')
      .executeTakeFirstOrThrow()
  ).title;

test('keeps what was published in the portal while the folder stays the same, without a report', async (t) => {
  const { path } = await contentFolder(t, { 'service/kept.md': markdownFile('title: Folder') });
  await importFolder(portal.deps, path);
  await publishInPortal('kept', 'Portal');
  const before = await storedRows(portal.db);
  const { unchanged, kept, conflicts, failed, warnings } = await importFolder(portal.deps, path);
  assert.deepEqual([unchanged, kept, conflicts, failed, warnings], [0, 1, [], [], []]);
  assert.deepEqual(await storedRows(portal.db), before);
});

test('reports a document that changed in the folder and in the portal, and overwrites it only when told to', async (t) => {
  const folder = await contentFolder(t, { 'service/both.md': markdownFile('title: Folder') });
  await importFolder(portal.deps, folder.path);
  await publishInPortal('both', 'Portal');
  await folder.write({ 'service/both.md': markdownFile('title: Folder again') });
  for (const _ of [1, 2]) {
    const { updated, conflicts } = await importFolder(portal.deps, folder.path);
    assert.deepEqual([updated, conflicts.map(({ file, line }) => [file, line])], [0, [['service/both.md', 1]]]);
    assert.match(conflicts[0]?.reason ?? '', /portal/);
    assert.equal(await titleOf('both'), 'Portal');
  }
  const taken = await importFolder(portal.deps, folder.path, { overwrite: true });
  assert.deepEqual([taken.updated, taken.conflicts], [1, []]);
  assert.equal(await titleOf('both'), 'Folder again');
  const events = await portal.db
    .selectFrom('audit_event')
    .where('action', '=', 'content.import')
    .where('item_id', '=', 'both')
    .select(['person', 'before', 'after'])
    .orderBy('key')
    .execute();
  assert.deepEqual(events, [
    { person: null, before: { revision: 0 }, after: { revision: 1, overwritten: false } },
    { person: null, before: { revision: 2 }, after: { revision: 3, overwritten: true } },
  ]);
  assert.equal((await importFolder(portal.deps, folder.path)).unchanged, 1);
});

test('imports later changes of a folder that has taken over the text of the portal', async (t) => {
  const folder = await contentFolder(t, { 'service/same.md': markdownFile('title: Folder') });
  await importFolder(portal.deps, folder.path);
  await publishInPortal('same', 'Portal');
  await folder.write({ 'service/same.md': markdownFile('title: Portal') });
  const same = await importFolder(portal.deps, folder.path);
  assert.deepEqual([same.unchanged, same.conflicts], [1, []]);
  await folder.write({ 'service/same.md': markdownFile('title: Newer') });
  assert.equal((await importFolder(portal.deps, folder.path)).updated, 1);
  assert.equal(await titleOf('same'), 'Newer');
});

test('does not take a document of the folder for one that was written in the portal under the same id', async (t) => {
  const text = { title: 'Portal', summary: '', markdown: 'Text.', keywords: [], fields: {} };
  const ref = { area: 'service' as const, id: 'own' };
  const document = {
    ...ref,
    ...{ department: null, contact: null, classifications: [], fields: {}, attachments: [] },
    audience: { departments: [], locations: [], roles: [] },
    texts: { 'en-US': text },
    ...{ publishedAt: null, expiresAt: null, updatedAt: null },
  };
  const as = portal.people.admin;
  await portal.call(api.save, { document, version: null, baseRevision: 0 }, { as });
  await portal.call(api.publish, { ...ref, version: 1, change: null }, { as });
  const { path } = await contentFolder(t, { 'service/own.md': markdownFile('title: Folder') });
  const { conflicts, created, updated } = await importFolder(portal.deps, path);
  assert.deepEqual([conflicts.length, created, updated], [1, 0, 0]);
  assert.equal(await titleOf('own'), 'Portal');
});
