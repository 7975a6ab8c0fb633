import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import type { Classification } from '../../../contract/classification';
import type { Locale } from '../../../contract/core/locale';
import { informationApi } from '../../../contract/information';
import { personnelApi } from '../../../contract/personnel';
import { contentFolder, markdownFile, type FolderFiles } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { exportFolder, importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('item').execute();
  await portal.db.deleteFrom('classification').where('parent', 'is not', null).execute();
  await portal.db.deleteFrom('classification').execute();
});

const pageIn = (path: string) => markdownFile(`title: About ${path}\nclassification: ${path}`);
const PAGES: FolderFiles = {
  'personnel/contract.md': pageIn('Contracts'),
  'personnel/joining.md': pageIn('Joining'),
  'personnel/leave.md': pageIn('Leave > Holidays'),
  'personnel/sick.md': pageIn('Leave > Sickness'),
  'personnel/moving.md': pageIn('Moving on'),
};
const ORDER = `personnel:
  - name: { en-US: Joining, zh-CN: 入职 }
  - name: { en-US: Leave }
    glyph: sport
    children:
      - name: { en-US: Sickness }
      - name: { en-US: Holidays }
`;

async function importOf(t: TestContext, files: FolderFiles) {
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path);
}
const withOrder = (order: string): FolderFiles => ({ ...PAGES, 'classifications.yaml': order });
const treeOf = async (locale: Locale = 'en-US') =>
  (await portal.call(personnelApi.classificationList, undefined, { as: portal.people.employee, locale })).body;
const namesIn = (tree: readonly Classification[]): string[] => tree.flatMap(({ name, children }) => [name, ...namesIn(children)]);
const topics = async () =>
  (await portal.call(personnelApi.overview, undefined, { as: portal.people.employee })).body.topics.map(({ name }) => name);

const BY_NAME = ['Contracts', 'Joining', 'Leave', 'Holidays', 'Sickness', 'Moving on'];
const AS_WRITTEN = ['Joining', 'Leave', 'Sickness', 'Holidays', 'Contracts', 'Moving on'];

test('readers see classifications in the order of the file, and those that it does not name after them by name', async (t) => {
  const { failed, warnings } = await importOf(t, PAGES);
  assert.deepEqual([failed, warnings], [[], []]);
  assert.deepEqual(namesIn(await treeOf()), BY_NAME);
  for (const time of ['first', 'second']) {
    const again = await importOf(t, withOrder(ORDER));
    assert.deepEqual([again.failed, again.warnings, again.unchanged], [[], [], 5], time);
    assert.deepEqual(namesIn(await treeOf()), AS_WRITTEN, time);
    assert.deepEqual(await topics(), ['Joining', 'Leave', 'Contracts', 'Moving on'], time);
  }
});

test('a glyph of the file stands for a classification, until the file no longer chooses one', async (t) => {
  const glyphs = async () => (await treeOf()).map(({ name, glyph }) => `${name}: ${glyph}`);
  await importOf(t, withOrder(ORDER));
  assert.deepEqual((await glyphs()).slice(0, 2), ['Joining: joining', 'Leave: sport']);
  await importOf(t, withOrder(ORDER.replace('    glyph: sport\n', '')));
  assert.deepEqual((await glyphs()).slice(0, 2), ['Joining: joining', 'Leave: leave']);
});

test('a classification whose stored glyph is unknown has the glyph that is chosen by its name', async (t) => {
  await importOf(t, withOrder(ORDER));
  await portal.db.updateTable('classification').set({ glyph: 'of-a-later-version' }).where('id', '=', 'leave').execute();
  assert.equal((await treeOf())[1]?.glyph, 'leave');
});

test('a changed file changes the order, also of what it no longer names, and one without entries leaves the order to the names', async (t) => {
  await importOf(t, withOrder(ORDER));
  await importOf(t, withOrder('personnel:\n  - name: { en-US: Moving on }\n  - name: { en-US: Leave }\n'));
  assert.deepEqual(namesIn(await treeOf()), ['Moving on', 'Leave', 'Holidays', 'Sickness', 'Contracts', 'Joining']);
  await importOf(t, withOrder('{}'));
  assert.deepEqual(namesIn(await treeOf()), BY_NAME);
});

test('a folder without the file leaves the order as it is', async (t) => {
  await importOf(t, withOrder(ORDER));
  await importOf(t, PAGES);
  assert.deepEqual(namesIn(await treeOf()), AS_WRITTEN);
});

test('an entry finds its classification by either name, and both that documents in one language made', async (t) => {
  const { failed } = await importOf(t, {
    'personnel/a.md': markdownFile('title: 甲\nlocale: zh-CN\nclassification: 离职'),
    'personnel/b.md': pageIn('Moving on'),
    'personnel/c.md': pageIn('Leave'),
    'classifications.yaml': 'personnel:\n  - name: { en-US: Moving on, zh-CN: 离职 }\n  - name: { en-US: Leave }\n',
  });
  assert.deepEqual(failed, []);
  assert.deepEqual(new Set(namesIn(await treeOf()).slice(0, 2)), new Set(['Moving on', '离职']));
});

test('an export can be imported after a document has joined names that others have alone', async (t) => {
  const alone = {
    'personnel/a.md': markdownFile('title: 甲\nlocale: zh-CN\nclassification: 离职'),
    'personnel/b.md': pageIn('Moving on'),
  };
  await importOf(t, { ...alone, 'classifications.yaml': 'personnel:\n  - name: { en-US: Moving on, zh-CN: 离职 }\n' });
  const { failed } = await importOf(t, {
    ...alone,
    'personnel/c.md': pageIn('Moving on'),
    'personnel/c.zh-CN.md': markdownFile('title: 丙\nclassification: 离职'),
  });
  assert.deepEqual(failed, []);
  const { path } = await contentFolder(t, {});
  await exportFolder(portal.deps, path);
  const again = await importFolder(portal.deps, path);
  assert.deepEqual(again.failed, []);
  assert.match(await readFile(join(path, 'classifications.yaml'), 'utf8'), /en-US: Moving on\n\s+zh-CN: 离职/);
});

test('the shelf of information has its sections in the order of the file', async (t) => {
  const files = Object.fromEntries(
    ['Rules', 'About us > Company', 'About us > Board'].map((path, n) => [`information/${n}.md`, pageIn(path)]),
  );
  const order = `information:
  - name: { en-US: Rules }
  - name: { en-US: About us }
    children:
      - name: { en-US: Company }
`;
  await importOf(t, { ...files, 'classifications.yaml': order });
  const { body } = await portal.call(informationApi.tree, undefined, { as: portal.people.employee });
  assert.deepEqual(
    body.sections.map(({ name, children }) => [name, children.map((child) => child.name)]),
    [
      ['Rules', []],
      ['About us', ['Company', 'Board']],
    ],
  );
});

test('an entry that no published document uses is reported with its line, and the others are taken', async (t) => {
  const order = `${ORDER}      - name: { zh-CN: 长假 }\n  - name: { en-US: Pay }\nnotice:\n  - name: { en-US: IT }\n`;
  const { failed, warnings } = await importOf(t, withOrder(order));
  assert.deepEqual(failed, []);
  assert.deepEqual(
    warnings.map(({ line, reason }) => [line, reason]),
    [
      [11, 'notice: IT is used by no published document'],
      [8, 'personnel: 长假 is used by no published document'],
      [9, 'personnel: Pay is used by no published document'],
    ],
  );
  assert.deepEqual(namesIn(await treeOf()), AS_WRITTEN);
});

const DEEP = `personnel:
  - name: { en-US: A }
    children:
      - name: { en-US: B }
        children:
          - name: { en-US: C }
            children:
              - name: { en-US: D }
                children:
                  - name: { en-US: E }
`;
for (const [wrong, written, line, reason] of [
  ['an unknown area', ORDER.replace('personnel:', 'people:'), 1, /people/],
  ['an unknown key', ORDER.replace('glyph: sport', 'icon: sport'), 4, /icon/],
  ['an unknown glyph', ORDER.replace('glyph: sport', 'glyph: ball'), 4, /^personnel\.1\.glyph: /],
  ['a name in no language', ORDER.replace('{ en-US: Sickness }', '{}'), 6, /children\.0\.name: has no language/],
  ['the name of another', ORDER.replace('Holidays', 'Sickness'), 7, /children\.1\.name: is the name of another entry/],
  ['a name that is text', ORDER.replace('{ en-US: Holidays }', 'Holidays'), 7, /children\.1\.name: /],
  ['five levels', DEEP, 10, /deeper than 4 levels/],
  ['a list', '- personnel', 1, /record/],
  ['no YAML', 'personnel: [', 1, /^YAML: /],
] as const) {
  test(`refuses a file with ${wrong}, names the line, keeps the order of before and imports the documents`, async (t) => {
    await importOf(t, withOrder(ORDER));
    const files = { ...withOrder(written), 'personnel/pay.md': pageIn('Pay') };
    const { failed, created } = await importOf(t, files);
    assert.deepEqual([failed[0]?.file, failed[0]?.line, failed.length], ['classifications.yaml', line, 1]);
    assert.match(failed[0]?.reason ?? '', reason);
    assert.equal(created, 1);
    assert.deepEqual(namesIn(await treeOf()), [...AS_WRITTEN, 'Pay']);
  });
}
