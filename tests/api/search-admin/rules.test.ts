import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import type { ErrorBody } from '../../../contract/core/errors';
import type { ItemRef } from '../../../contract/item';
import { searchAdminApi as api } from '../../../contract/search-admin';
import { searchApi } from '../../../contract/search';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile } from '../support/content-folder';
import { daysFromNow, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

const MAP: ItemRef = { area: 'tool', id: 'map' };
const PERMIT: ItemRef = { area: 'service', id: 'permit' };
const CLOSED: ItemRef = { area: 'service', id: 'closed' };
const LEGAL: ItemRef = { area: 'notice', id: 'legal' };

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  await makeItem(db, { ...MAP, title: 'Site map' });
  await makeItem(db, { ...PERMIT, title: 'Parking permit' });
  await makeItem(db, { ...CLOSED, title: 'Closed garage' });
  await makeItem(db, { ...LEGAL, title: 'Secret matter', audience: { departments: ['Legal'] } });
});
beforeEach(async () => {
  for (const table of ['search_synonym', 'search_pinned_query', 'search_ban', 'keyword'] as const)
    await portal.db.deleteFrom(table).execute();
  await portal.db.updateTable('item').set({ archived_at: null, expires_at: null }).execute();
});
after(() => portal.close());

const asEditor = () => ({ as: portal.people.editor });
const pin = (query: string, ...items: ItemRef[]) => portal.call(api.pinSave, { query, items }, asEditor());
const group = (...words: string[]) => portal.call(api.synonymSave, { words }, asEditor());
const pins = async () => (await portal.call(api.pinList, {}, asEditor())).body.items;
const groups = async () => (await portal.call(api.synonymList, {}, asEditor())).body.items;
const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
const first = async (query: string) => {
  const { body } = await portal.call(searchApi.search, { query }, { as: portal.people.employee });
  return body.blocks.flatMap(({ items }) => items.filter(({ pinned }) => pinned).map(({ id }) => id));
};

const SETTINGS = `synonyms:
  - [telework, remote work]
pins:
  - query: Parking
    items: [service/permit]
  - query: garage
    items: [service/closed]
neverHot: [Salary]
`;
const imported = async (t: TestContext, written = SETTINGS) => {
  const { path } = await contentFolder(t, { 'service/form.md': markdownFile('title: A form'), 'search.yaml': written });
  const { failed, warnings } = await importFolder(portal.deps, path);
  assert.deepEqual([failed, warnings], [[], []]);
};

test('keeps rules saved by editors at every import, which replaces the rules from the folder', async (t) => {
  await imported(t);
  await pin('lift', MAP);
  await group('lift', 'elevator');
  const { body: bans } = await portal.call(api.banList, undefined, asEditor());
  await portal.call(api.banSave, { words: ['layoff'], revision: bans.revision }, asEditor());
  await imported(t, 'synonyms:\n  - [canteen, cafeteria]\npins: []\n');
  assert.deepEqual(
    (await pins()).map(({ query, origin }) => [query, origin]),
    [['lift', 'portal']],
  );
  assert.deepEqual(
    (await groups()).map(({ words, origin }) => [words, origin]),
    [
      [['canteen', 'cafeteria'], 'folder'],
      [['lift', 'elevator'], 'portal'],
    ],
  );
  const { body: kept } = await portal.call(api.banList, undefined, asEditor());
  assert.deepEqual([kept.words, kept.fromFolder], [['layoff'], []]);
  assert.deepEqual(await first('lift'), ['map']);
});

test("prefers an editor's pins to the folder's pins for the same query until they are removed", async (t) => {
  await imported(t);
  assert.deepEqual(await first('parking'), ['permit']);
  const { body: made } = await pin('PARKING', MAP);
  assert.deepEqual(await first('parking'), ['map']);
  await imported(t);
  assert.deepEqual(await first('parking'), ['map']);
  const overruled = (await pins()).map(({ query, origin, overruled: is }) => [query, origin, is]);
  assert.deepEqual(overruled, [
    ['garage', 'folder', false],
    ['PARKING', 'portal', false],
    ['Parking', 'folder', true],
  ]);
  await portal.call(api.pinRemove, { id: made.id, revision: made.revision }, asEditor());
  assert.deepEqual(await first('parking'), ['permit']);
});

test('refuses to change rules from a folder in the portal', async (t) => {
  await imported(t);
  const [fromFolder] = await pins();
  const [words] = await groups();
  assert(fromFolder && words);
  const { id, revision } = fromFolder;
  const answers = [
    await portal.call(api.pinSave, { id, revision, query: 'garage', items: [MAP] }, asEditor()),
    await portal.call(api.pinRemove, { id, revision }, asEditor()),
    await portal.call(api.synonymSave, { id: words.id, revision: words.revision, words: ['a', 'b'] }, asEditor()),
    await portal.call(api.synonymRemove, { id: words.id, revision: words.revision }, asEditor()),
  ];
  assert.deepEqual(answers.map(codeOf), Array(4).fill('folder.read_only'));
  assert.deepEqual([(await pins()).length, await groups()], [2, [words]]);
  const { body: bans } = await portal.call(api.banList, undefined, asEditor());
  assert.deepEqual([bans.words, bans.fromFolder], [[], ['Salary']]);
});

test('reports a conflict to one of two editors who save concurrently, and loses no change', async () => {
  const { body: made } = await pin('lift', MAP);
  const change = { id: made.id, revision: made.revision, query: 'lift' };
  const saved = await Promise.all(
    [PERMIT, CLOSED].map((item) => portal.call(api.pinSave, { ...change, items: [item] }, asEditor())),
  );
  assert.deepEqual(saved.map(({ status }) => status).sort(), [200, 409]);
  const [left] = await pins();
  assert.deepEqual([left], [saved.find(({ status }) => status === 200)?.body]);
  const created = await Promise.all([pin('stairs', MAP), pin('Stairs', PERMIT)]);
  assert.deepEqual(created.map(({ status }) => status).sort(), [200, 409]);
  assert.ok(created.some((answer) => codeOf(answer) === 'pin.exists'));

  const place = { scope: 'service', locale: 'zh-CN' } as const;
  const { body: read } = await portal.call(api.keywordList, place, asEditor());
  const lists = await Promise.all(
    ['停车', '报销'].map((word) =>
      portal.call(api.keywordSave, { ...place, words: [word], revision: read.revision }, asEditor()),
    ),
  );
  assert.deepEqual(lists.map(({ status }) => status).sort(), [200, 409]);
  const { body: kept } = await portal.call(api.keywordList, place, asEditor());
  assert.deepEqual(kept, lists.find(({ status }) => status === 200)?.body);
});

test('pins only items the editor may see, keeps existing pins and reports hidden or missing ones', async () => {
  const { db, deps } = portal;
  const lawyer = await makePerson(db, { roles: ['editor'], editorAreas: ['notice'], department: 'Legal' });
  assert.equal(codeOf(await pin('matter', LEGAL)), 'item.not_found');
  const items = [LEGAL, PERMIT, CLOSED];
  const { body: made } = await portal.call(api.pinSave, { query: 'matter', items }, { as: lawyer });
  await db.updateTable('item').set({ archived_at: deps.now() }).where('id', '=', PERMIT.id).execute();
  await db
    .updateTable('item')
    .set({ expires_at: daysFromNow(-1) })
    .where('id', '=', CLOSED.id)
    .execute();
  const [seen] = await pins();
  assert.deepEqual(
    seen?.items.map(({ id, state, title }) => [id, state, title]),
    [
      ['legal', 'hidden', null],
      ['permit', 'archived', 'Parking permit'],
      ['closed', 'expired', 'Closed garage'],
    ],
  );
  assert.equal(codeOf(await pin('other', PERMIT)), 'item.not_found');
  const change = { id: made.id, revision: made.revision, query: 'matters', items: [MAP, PERMIT, LEGAL] };
  const { body: changed } = await portal.call(api.pinSave, change, asEditor());
  assert.deepEqual([changed.query, changed.items.map(({ id }) => id)], ['matters', ['map', 'permit', 'legal']]);
  assert.deepEqual(await first('matters'), ['map']);
});

test('never suggests a banned word, in either script', async () => {
  const { db } = portal;
  await makeItem(db, { texts: { 'zh-CN': { title: '薪资查询' } } });
  const day = daysFromNow(-1).toISOString().slice(0, 10);
  await db.insertInto('search_query').values({ day, area: 'all', query: '薪资', count: 9, empty_count: 0 }).execute();
  const offered = async () =>
    (await portal.call(searchApi.keywordList, undefined, { as: portal.people.employee, locale: 'zh-CN' })).body;
  assert.equal((await offered()).length, 1);
  const { body } = await portal.call(api.banList, undefined, asEditor());
  await portal.call(api.banSave, { words: ['薪資'], revision: body.revision }, asEditor());
  assert.deepEqual(await offered(), []);
});

test('lists rules by page and filters them regardless of case and width', async () => {
  for (const word of ['alpha', 'beta', 'gamma']) {
    await pin(`Floor ${word}`, MAP);
    await group(`floor ${word}`, `level ${word}`);
  }
  const page = await portal.call(api.pinList, { page: 2, pageSize: 2 }, asEditor());
  assert.deepEqual([page.body.items.map(({ query }) => query), page.body.total], [['Floor gamma'], 3]);
  const found = await portal.call(api.pinList, { text: 'ＢＥＴＡ' }, asEditor());
  assert.deepEqual(
    found.body.items.map(({ query }) => query),
    ['Floor beta'],
  );
  const words = await portal.call(api.synonymList, { text: 'Level  A', pageSize: 1 }, asEditor());
  assert.deepEqual([words.body.items[0]?.words, words.body.total], [['floor alpha', 'level alpha'], 1]);
});
