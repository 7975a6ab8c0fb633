import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import { contentFolder, markdownFile } from '../support/content-folder';
import { importFolder } from '../support/problems-in-english';
import { startSearchedPortal, type SearchedPortal } from './searched-portal';

let portal: SearchedPortal['portal'];
let search: SearchedPortal['search'];
let find: SearchedPortal['find'];

before(async () => {
  ({ portal, search, find } = await startSearchedPortal());
});
after(() => portal.close());

const SETTINGS = `synonyms:
  - [telework, remote work, 远程办公]
pins:
  - query: leave
    items: [service/annual-leave, tool/nowhere]
neverHot: [salary]
`;

const settings = async (t: TestContext, written: string) => {
  const { path } = await contentFolder(t, { 'service/form.md': markdownFile('title: A form'), 'search.yaml': written });
  return importFolder(portal.deps, path);
};

test('applies synonyms and pins of a content folder until the folder changes them', async (t) => {
  assert.deepEqual(await find('telework'), []);
  const { failed, warnings } = await settings(t, SETTINGS);
  assert.deepEqual(failed, []);
  assert.deepEqual(warnings, [
    { file: 'search.yaml', line: 5, reason: 'pins tool/nowhere, which does not exist; it is ignored' },
  ]);
  assert.deepEqual(await find('telework'), ['vpn']);
  const { blocks } = await search({ query: 'Leave' });
  assert.deepEqual([blocks[0]?.area, blocks[0]?.items[0]?.pinned], ['service', true]);
  await settings(t, 'synonyms: []\n');
  assert.deepEqual(await find('telework'), []);
  assert.equal(
    (await search({ query: 'leave' })).blocks.some(({ items }) => items.some(({ pinned }) => pinned)),
    false,
  );
});

test('never corrects a query with pins, and counts pinned items in each page', async (t) => {
  await settings(t, 'pins:\n  - query: maternty\n    items: [tool/vpn]\n  - query: party\n    items: [tool/vpn, news/party-3]\n');
  const { query, corrected, blocks } = await search({ query: 'maternty' });
  assert.deepEqual([query, corrected, blocks.map(({ items }) => items.map(({ id }) => id))], ['maternty', false, [['vpn']]]);
  const pages = [
    await search({ query: 'party', area: 'news', pageSize: 3 }),
    await search({ query: 'party', area: 'news', pageSize: 3, page: 2 }),
    await search({ query: 'party', area: 'news', pageSize: 3, page: 3 }),
  ];
  const ids = pages.map(({ blocks: [block] }) => block?.items.map(({ id }) => id) ?? []);
  assert.equal(ids[0]?.[0], 'party-3');
  assert.deepEqual([ids.map(({ length }) => length), new Set(ids.flat()).size, pages[0]?.blocks[0]?.total], [[3, 3, 2], 8, 8]);
});

test('reports an invalid settings file with its line and changes nothing', async (t) => {
  await settings(t, SETTINGS);
  const { failed } = await settings(t, 'synonyms:\n  - [alone]\n');
  assert.deepEqual([failed[0]?.file, failed[0]?.line], ['search.yaml', 2]);
  assert.deepEqual(await find('telework'), ['vpn']);
});
