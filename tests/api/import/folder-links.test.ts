import assert from 'node:assert/strict';
import files, { symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { findItems } from '../../../server/content-folder/folder';
import { contentFolder, markdownFile, PDF } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder, inEnglish } from '../support/problems-in-english';
import { storedItem } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('item').execute());

const NOT_FOLLOWED = 'is a link to a folder, which is not followed';
const DOCUMENT = markdownFile('title: A');

test('reports symbolic links to folders, never follows them and imports the rest', { timeout: 20_000 }, async (t) => {
  const outside = await contentFolder(t, { 'secret.md': DOCUMENT });
  const { path } = await contentFolder(t, { 'notice/a.md': DOCUMENT, 'notice/more/b.md': DOCUMENT, 'shared/c.md': DOCUMENT });
  await symlink('/', join(path, 'notice/root'));
  await symlink('..', join(path, 'notice/more/loop'));
  await symlink(outside.path, join(path, 'notice/outside.md'));
  await symlink('../shared', join(path, 'notice/shared'));
  await symlink('shared', join(path, 'tool'));
  const { failed, created } = await importFolder(portal.deps, path);
  assert.equal(created, 2);
  assert.deepEqual(
    failed,
    ['notice/more/loop', 'notice/outside.md', 'notice/root', 'notice/shared', 'tool'].map((file) => ({
      file,
      line: 1,
      reason: NOT_FOLLOWED,
    })),
  );
});

test('ignores links outside the area folders and hidden ones', async (t) => {
  const { path } = await contentFolder(t, { 'notice/a.md': DOCUMENT, 'pictures/x.pdf': PDF });
  await symlink('/', join(path, 'files'));
  await symlink('/', join(path, 'notice/.cache'));
  const { failed, created } = await importFolder(portal.deps, path);
  assert.deepEqual([failed, created], [[], 1]);
});

test('treats a link to a file of the folder like the file itself', async (t) => {
  const { path } = await contentFolder(t, {
    'shared/text.md': markdownFile('title: Shared'),
    'shared/form.pdf': PDF,
    'notice/a.md': markdownFile('title: A\nattachments: [form.pdf]'),
  });
  await symlink('../shared/text.md', join(path, 'notice/linked.md'));
  await symlink('../shared/form.pdf', join(path, 'notice/form.pdf'));
  await symlink('gone.md', join(path, 'notice/broken.md'));
  const { failed, created } = await importFolder(portal.deps, path);
  assert.equal(created, 2);
  assert.deepEqual(failed, [{ file: 'notice/broken.md', line: 1, reason: 'is not in the folder' }]);
  assert.equal((await storedItem(portal.db, 'notice', 'linked')).texts[0]?.title, 'Shared');
  assert.equal((await storedItem(portal.db, 'notice', 'a')).files.length, 1);
});

test('accepts a symbolic link as the content folder', async (t) => {
  const { path } = await contentFolder(t, { 'content/notice/a.md': DOCUMENT });
  await symlink('content', join(path, 'link'));
  assert.equal((await importFolder(portal.deps, join(path, 'link'))).created, 1);
});

test('reports folders nested too deep and imports the rest', async (t) => {
  const deep = (levels: number) => Array.from({ length: levels }, (_, level) => `d${level}`).join('/');
  const { path } = await contentFolder(t, {
    'notice/a.md': DOCUMENT,
    [`notice/${deep(31)}/b.md`]: DOCUMENT,
    [`tool/${deep(32)}/c.md`]: DOCUMENT,
  });
  const { failed, created } = await importFolder(portal.deps, path);
  assert.equal(created, 2);
  assert.deepEqual(failed, [{ file: `tool/${deep(32)}`, line: 1, reason: 'lies more than 32 folders deep and is not read' }]);
});

test('reports where the limit of entries is exceeded and finds everything before', async (t) => {
  const { path } = await contentFolder(t, {
    'notice/a.md': DOCUMENT,
    'notice/b/c.md': DOCUMENT,
    'service/d.md': DOCUMENT,
    'tool/e.md': DOCUMENT,
  });
  const { items, problems } = await findItems(path, { maxDepth: 32, maxEntries: 4 });
  assert.deepEqual(inEnglish(problems), [
    { file: 'service', line: 1, reason: 'is not read, nor is what follows it: there are more than 4 files and folders' },
  ]);
  assert.deepEqual(
    items.map(({ base }) => base),
    ['notice/a.md', 'notice/b/c.md'],
  );
});

test('reports an unreadable folder and imports the rest', async (t) => {
  const { path } = await contentFolder(t, { 'notice/a.md': DOCUMENT, 'notice/locked/b.md': DOCUMENT });
  // Tests may run as root, which can read every folder, so the error is mocked.
  const { readdir } = files;
  t.mock.method(files, 'readdir', (...given: Parameters<typeof readdir>) =>
    String(given[0]).endsWith('/locked') ? Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })) : readdir(...given),
  );
  syncBuiltinESMExports();
  t.after(syncBuiltinESMExports);
  const { failed, created } = await importFolder(portal.deps, path);
  t.mock.restoreAll();
  assert.equal(created, 1);
  assert.deepEqual(failed, [{ file: 'notice/locked', line: 1, reason: 'cannot be read (EACCES)' }]);
});
