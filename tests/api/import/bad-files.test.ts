import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { contentFolder, markdownFile, PDF, PIXEL, type FolderFiles } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { storedItem, storedRows } from '../support/stored-content';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('item').execute());

async function importOf(t: TestContext, files: FolderFiles) {
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path);
}

const GOOD = { 'service/good.md': markdownFile('title: Good') };

/** A YAML alias bomb: each name expands to nine of the previous one, and the last one does not fit in memory. */
const MULTIPLYING = `---
a: &a [x,x,x,x,x,x,x,x,x]
b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]
c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]
d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]
e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]
title: [*e,*e,*e,*e,*e,*e,*e,*e,*e]
---
`;

const BROKEN: Record<string, { content: string | Buffer; line: number; reason: RegExp }> = {
  'no front matter': { content: '# Title\n', line: 1, reason: /does not begin with front matter/ },
  'an empty file': { content: '', line: 1, reason: /does not begin with front matter/ },
  'front matter that is not closed': { content: '---\ntitle: A\n\nText', line: 1, reason: /not closed/ },
  'bad YAML': { content: '---\ntitle: A\nkeywords: [a, b\nsummary: x\n---\n', line: 4, reason: /^YAML: / },
  'a key twice': { content: '---\ntitle: A\nsummary: b\ntitle: C\n---\n', line: 4, reason: /unique/ },
  'front matter that is a list': { content: '---\n- a\n---\n', line: 2, reason: /not a list of keys/ },
  'brackets without end': { content: `---\ntitle: ${'['.repeat(50_000)}\n---\n`, line: 2, reason: /^YAML/ },
  'aliases that multiply': {
    content: MULTIPLYING,
    line: 2,
    reason: /alias/i,
  },
  'no title': { content: '---\n\nsummary: x\n---\n', line: 1, reason: /^title: / },
  'a title of the wrong type': { content: '---\nsummary: x\ntitle: [a]\n---\n', line: 3, reason: /^title: .*expected string/ },
  'a title that is empty': { content: '---\ntitle: " "\n---\n', line: 2, reason: /^title: / },
  'a title that is too long': { content: `---\ntitle: ${'x'.repeat(301)}\n---\n`, line: 2, reason: /^title: .*300/ },
  'a list with a number in it': { content: '---\ntitle: A\nkeywords:\n  - a\n  - 5\n---\n', line: 5, reason: /^keywords\.1: / },
  'a date that does not exist': {
    content: '---\ntitle: A\npublishedAt: 2026-02-30\n---\n',
    line: 3,
    reason: /^publishedAt: is no date/,
  },
  'a date without a zone': {
    content: '---\ntitle: A\nupdatedAt: 2026-02-20 10:00\n---\n',
    line: 3,
    reason: /^updatedAt: is no date/,
  },
  'a date of the year zero': {
    content: '---\ntitle: A\nexpiresAt: 0000-01-01\n---\n',
    line: 3,
    reason: /^expiresAt: is no date/,
  },
  'a locale that there is none of': { content: '---\ntitle: A\nlocale: fr\n---\n', line: 3, reason: /^locale: / },
  'an address that is none': { content: '---\ntitle: A\nurl: javascript:alert(1)\n---\n', line: 3, reason: /^url: / },
  'a handling that there is none of': { content: '---\ntitle: A\nhandling: by post\n---\n', line: 3, reason: /^handling: / },
  'a role that there is none of': {
    content: '---\ntitle: A\naudience:\n  roles: [boss]\n---\n',
    line: 4,
    reason: /^audience\.roles\.0: /,
  },
  'a NUL in a value': { content: '---\ntitle: "a\\0b"\n---\n', line: 2, reason: /^title: / },
  'half a character in a value': { content: '---\ntitle: A\nsummary: "\\ud800"\n---\n', line: 3, reason: /^summary: / },
  'a NUL in the text': { content: '---\ntitle: A\n---\n\nx\0y', line: 5, reason: /NUL/ },
  'another encoding': {
    content: Buffer.concat([Buffer.from('---\ntitle: A\n---\n\nok\n'), Buffer.from([0xb0, 0xec, 0x0a])]),
    line: 6,
    reason: /UTF-8/,
  },
  'too many bytes': { content: `---\ntitle: A\n---\n${'x'.repeat(2 * 1024 * 1024)}`, line: 1, reason: /larger than 2 MB/ },
  'too long a text': { content: `---\ntitle: A\n---\n${'x'.repeat(300_001)}`, line: 4, reason: /markdown.*300000/ },
  'a text nested too deep': { content: `---\ntitle: A\n---\n\n${'<div>'.repeat(300)}`, line: 4, reason: /nested deeper/ },
  'an attachment that is missing': {
    content: '---\ntitle: A\nattachments:\n  - ../files/form.pdf\n  - ../files/none.pdf\n---\n',
    line: 5,
    reason: /none\.pdf.*not in the folder/,
  },
  'an attachment outside the folder': {
    content: '---\ntitle: A\nattachments: [../../etc/passwd]\n---\n',
    line: 3,
    reason: /not in the folder/,
  },
  'an attachment of a type that is not taken': {
    content: '---\ntitle: A\nattachments: [../files/run.exe]\n---\n',
    line: 3,
    reason: /type "exe"/,
  },
  'an attachment that is not what its name says': {
    content: '---\ntitle: A\nattachments: [../files/fake.pdf]\n---\n',
    line: 3,
    reason: /not what its name says/,
  },
  'a drawing to download': {
    content: '---\ntitle: A\nattachments: [../files/drawing.svg]\n---\n',
    line: 3,
    reason: /type "svg"/,
  },
};
const FILES: FolderFiles = {
  'files/form.pdf': PDF,
  'files/run.exe': Buffer.from('MZ'),
  'files/fake.pdf': PIXEL,
  'files/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>',
};

for (const [kind, { content, line, reason }] of Object.entries(BROKEN)) {
  test(`reports file and line of ${kind} and imports the rest`, async (t) => {
    const summary = await importOf(t, { ...FILES, ...GOOD, 'service/bad.md': content });
    assert.equal(summary.failed.length, 1, JSON.stringify(summary.failed));
    assert.deepEqual([summary.failed[0]?.file, summary.failed[0]?.line], ['service/bad.md', line]);
    assert.match(summary.failed[0]?.reason ?? '', reason);
    assert.deepEqual([summary.read, summary.created], [2, 1]);
    assert.deepEqual(
      (await storedRows(portal.db)).item.map(({ id }) => id),
      ['good'],
    );
  });
}

test('reports all invalid keys of a file at once', async (t) => {
  const { failed } = await importOf(t, { 'service/bad.md': '---\nsummary: 1\nkeywords: x\nurl: y\n---\n' });
  assert.deepEqual(
    failed.map(({ line, reason }) => [line, reason.split(':')[0]]),
    [
      [1, 'title'],
      [2, 'summary'],
      [3, 'keywords'],
      [4, 'url'],
    ],
  );
});

test('imports the first of two files with one id and reports the other', async (t) => {
  const { failed, created } = await importOf(t, {
    'service/Sick Leave.md': markdownFile('title: First'),
    'service/sick-leave.md': markdownFile('title: Second'),
    'notice/sick-leave.md': markdownFile('title: Of another area'),
  });
  assert.equal(created, 2);
  assert.deepEqual(failed, [
    { file: 'service/sick-leave.md', line: 1, reason: 'has the id "sick-leave", as has service/Sick Leave.md' },
  ]);
});

test('derives distinct ids from long names with a common beginning and from Chinese names', async (t) => {
  const long = 'x'.repeat(100);
  const names = [`${long} part 1`, `${long} part 2`, '请假', '报销', 'HR 请假'];
  const { created } = await importOf(t, Object.fromEntries(names.map((name) => [`notice/${name}.md`, markdownFile('title: T')])));
  assert.equal(created, 5);
  for (const { id } of (await storedRows(portal.db)).item) assert.match(id, /^[a-z0-9-]{1,80}$/);
});

test('reports a translation without its document and a duplicate translation', async (t) => {
  const { failed, created } = await importOf(t, {
    'service/a.zh-CN.md': markdownFile('title: 甲'),
    'service/b.md': markdownFile('title: 乙\nlocale: zh-CN'),
    'service/b.zh-CN.md': markdownFile('title: 乙'),
    'service/c.md': markdownFile('title: C\nclassification: [A > B, D]'),
    'service/c.zh-CN.md': markdownFile('title: 丙\nclassification: [甲]'),
  });
  assert.equal(created, 2);
  assert.deepEqual(
    failed.map(({ file, line }) => [file, line]),
    [
      ['service/a.zh-CN.md', 1],
      ['service/b.zh-CN.md', 2],
      ['service/c.zh-CN.md', 3],
    ],
  );
});

test('keeps the stored texts for a broken translation, and imports a new document in its own language', async (t) => {
  const folder = await contentFolder(t, {
    'service/a.md': markdownFile('title: A'),
    'service/a.zh-CN.md': markdownFile('title: 甲'),
  });
  await importFolder(portal.deps, folder.path);
  await folder.write({
    'service/a.md': markdownFile('title: Changed'),
    'service/a.zh-CN.md': '---\ntitle: [\n---\n',
    'service/b.md': markdownFile('title: B'),
    'service/b.zh-CN.md': 'x',
  });
  const { failed, created, updated } = await importFolder(portal.deps, folder.path);
  assert.deepEqual([failed.length, created, updated], [2, 1, 0]);
  const titles = async (id: string) => (await storedItem(portal.db, 'service', id)).texts.map(({ title }) => title);
  assert.deepEqual([await titles('a'), await titles('b')], [['A', '甲'], ['B']]);
});

test('warns with the line about content that will not display as intended', async (t) => {
  const body =
    'One.\n\n[gone](gone.md) and [b](b.md)\n![cat](../files/cat.png)\n![far](https://example.com/x.png)\n\n[exe](../files/run.exe) [dir](other/)';
  const { warnings, created } = await importOf(t, {
    ...FILES,
    'service/a.md': markdownFile('title: A\ncolour: red', body),
    'service/b.md': markdownFile('title: B'),
  });
  assert.equal(created, 2);
  assert.deepEqual(warnings.map(({ file, line, reason }) => `${file}:${line} ${reason.split(' ')[0]}`).sort(), [
    'service/a.md:10 https://example.com/x.png',
    'service/a.md:12 ../files/run.exe',
    'service/a.md:12 other/',
    'service/a.md:3 "colour"',
    'service/a.md:8 gone.md',
    'service/a.md:9 ../files/cat.png',
  ]);
  const [text] = (await storedItem(portal.db, 'service', 'a')).texts;
  assert.ok(text);
  assert.ok(text.html.includes('<a href="/service/gone">gone</a>'), 'a link stays, since its document may follow');
  assert.ok(text.html.includes('exe dir'));
});

test('never imports a file from outside the folder, not even by a symbolic link', async (t) => {
  const outside = await contentFolder(t, { 'secret.pdf': PDF, 'secret.md': markdownFile('title: Secret') });
  const folder = await contentFolder(t, { 'service/a.md': markdownFile('title: A\nattachments: [secret.pdf]') });
  await symlink(join(outside.path, 'secret.pdf'), join(folder.path, 'service/secret.pdf'));
  await symlink(join(outside.path, 'secret.md'), join(folder.path, 'service/secret.md'));
  const { failed, created } = await importFolder(portal.deps, folder.path);
  assert.equal(created, 0);
  assert.deepEqual(
    failed.map(({ file, line }) => [file, line]),
    [
      ['service/a.md', 3],
      ['service/secret.md', 1],
    ],
  );
});

test('reads text with a byte order mark and foreign line ends like plain text', async (t) => {
  const { created } = await importOf(t, { 'service/a.md': '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n## One\r\n\r\nTwo.\r\n' });
  assert.equal(created, 1);
  const [text] = (await storedItem(portal.db, 'service', 'a')).texts;
  assert.equal(text?.html, '<h2 id="one">One</h2>\n<p>Two.</p>');
});

test('fails for a missing folder and imports nothing from an empty one', async (t) => {
  await assert.rejects(importFolder(portal.deps, join(tmpdir(), 'portico-no-such-folder')), { code: 'ENOENT' });
  const { read } = await importOf(t, { 'README.md': markdownFile('title: Not an area') });
  assert.equal(read, 0);
});
