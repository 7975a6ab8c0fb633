import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { informationApi } from '../../../contract/information';
import {
  classify,
  daysFromNow,
  makeClassification,
  makeDirectoryPerson,
  makeItem,
  makePerson,
  type ItemSpec,
} from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const clear = () => portal.db.deleteFrom('item').execute();
const shelve = (spec: ItemSpec) => makeItem(portal.db, { area: 'information', ...spec });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const LEGAL = { 'en-US': 'Legal', 'zh-CN': '法务部' };
const EMPTY = { sections: [], rest: [], titles: [], changed: [] };

async function overview(as: TestPerson = portal.people.employee, locale: Locale = 'en-US') {
  const { status, body } = await portal.call(informationApi.overview, undefined, { as, locale });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
async function sectionNamed(name: string) {
  const { sections } = await overview();
  const section = sections.find((one) => one.name === name);
  assert.ok(section, name);
  return section;
}

test('returns 401 without a session', async () => {
  const { status, body } = await portal.call(informationApi.overview, undefined);
  assert.deepEqual([status, (body as unknown as { code: string }).code], [401, 'session.missing']);
});

test('refuses an input with unknown keys', async () => {
  const { status, body } = await portal.call(informationApi.overview, { doc: 'x' } as never, { as: portal.people.employee });
  assert.deepEqual([status, (body as unknown as { code: string }).code], [400, 'request.invalid']);
});

test('returns an empty overview of an empty shelf', async () => {
  assert.deepEqual(await overview(), EMPTY);
});

test('counts the documents of a root section and those below it, with the most read first', async () => {
  await shelve({ id: 'some', classification: ['Travel'], views: 5 });
  await shelve({ id: 'most', classification: ['Travel', 'Abroad', 'Visas'], views: 9 });
  await shelve({ id: 'few', classification: ['Travel', 'Abroad'], views: 1 });
  const section = await sectionNamed('Travel');
  assert.deepEqual(
    [section.id, section.glyph, section.count, idsOf(section.mostRead)],
    ['travel', 'travel', 3, ['most', 'some', 'few']],
  );
  await clear();
});

test('shows five documents of a section, with their summaries', async () => {
  for (const views of [1, 2, 3, 4, 5, 6])
    await shelve({
      id: `read-${views}`,
      classification: ['Travel'],
      views,
      texts: { 'en-US': { title: `Read ${views}`, summary: `Summary ${views}` } },
    });
  const { count, mostRead } = await sectionNamed('Travel');
  assert.deepEqual([count, idsOf(mostRead)], [6, ['read-6', 'read-5', 'read-4', 'read-3', 'read-2']]);
  assert.equal(mostRead[0]?.summary, 'Summary 6');
  await clear();
});

test('lists all titles by name, each with its root section', async () => {
  await shelve({ id: 'zebra', title: 'Zebra', classification: ['Travel', 'Abroad'], views: 9 });
  await shelve({ id: 'middle', title: 'Middle' });
  await shelve({ id: 'apple', title: 'Apple', classification: ['Travel'] });
  const { titles } = await overview();
  assert.deepEqual(titles, [
    { id: 'apple', title: 'Apple', locale: 'en-US', section: 'travel' },
    { id: 'middle', title: 'Middle', locale: 'en-US', section: null },
    { id: 'zebra', title: 'Zebra', locale: 'en-US', section: 'travel' },
  ]);
  await clear();
});

test('prefers documents with a position among those read equally often', async () => {
  await shelve({ id: 'apple', classification: ['Office'] });
  await shelve({ id: 'tenth', classification: ['Office'], fields: { position: 10 } });
  await shelve({ id: 'second', classification: ['Office'], fields: { position: 2 } });
  assert.deepEqual(idsOf((await sectionNamed('Office')).mostRead), ['second', 'tenth', 'apple']);
  await clear();
});

test('counts a document of several sections in the first only', async () => {
  const both = await shelve({ id: 'both', classification: ['First home'] });
  await classify(portal.db, both, ['Second home']);
  const { sections, changed } = await overview();
  assert.deepEqual(
    sections.map(({ name, count }) => [name, count]),
    [['First home', 1]],
  );
  assert.deepEqual(changed[0]?.section, 'first-home');
  await clear();
});

test('names the owner of more than half of the documents, and the department of the most', async () => {
  const owner = await makeDirectoryPerson(portal.db, { id: 'counsel', names: { 'en-US': 'Counsel', 'zh-CN': '法务' } });
  const other = await makeDirectoryPerson(portal.db, { id: 'privacy', names: { 'en-US': 'Privacy' } });
  await shelve({ id: 'gifts', classification: ['Conduct'], owner, department: LEGAL });
  await shelve({ id: 'speaking-up', classification: ['Conduct'], owner, department: LEGAL });
  await shelve({ id: 'dress', classification: ['Conduct'], owner: other, department: { 'en-US': 'Facilities' } });
  const decided = await sectionNamed('Conduct');
  assert.deepEqual(decided.owner, { id: 'counsel', kind: 'desk', name: 'Counsel', picture: null });
  assert.deepEqual(decided.department, { id: 'legal', name: 'Legal' });
  await shelve({ id: 'retention', classification: ['Conduct'], owner: other });
  const shared = await sectionNamed('Conduct');
  assert.deepEqual([shared.owner, shared.department?.id], [null, 'legal']);
  await clear();
});

test('names neither owner nor department if the documents have none', async () => {
  await shelve({ id: 'plain', classification: ['Plain'] });
  const { owner, department } = await sectionNamed('Plain');
  assert.deepEqual([owner, department], [null, null]);
  await clear();
});

test('lists the documents that changed last, and the newest change of each section', async () => {
  for (const days of [1, 2, 3, 4, 5, 6, 7]) {
    const { key } = await shelve({ id: `changed-${days}`, ...(days !== 2 && { classification: ['Office', 'Rooms'] }) });
    await portal.db
      .updateTable('item')
      .set({ updated_at: daysFromNow(-days) })
      .where('key', '=', key)
      .execute();
  }
  const { changed, sections } = await overview();
  assert.deepEqual(
    changed.map(({ id, section }) => `${id} ${section}`),
    ['changed-1 office', 'changed-2 null', 'changed-3 office', 'changed-4 office', 'changed-5 office', 'changed-6 office'],
  );
  assert.equal(sections[0]?.changedAt, changed[0]?.updatedAt);
  await clear();
});

test('lists the documents without a section, those with a position first', async () => {
  await shelve({ id: 'zebra', title: 'Zebra' });
  await shelve({ id: 'apple', title: 'Apple' });
  await shelve({ id: 'last', title: 'Zoo', fields: { position: 1 } });
  const { sections, rest } = await overview();
  assert.deepEqual([sections, idsOf(rest)], [[], ['last', 'apple', 'zebra']]);
  await clear();
});

test('omits hidden documents, and sections without visible ones', async () => {
  const hidden = { classification: ['Secret'], department: LEGAL, views: 9 };
  await shelve({ id: 'for-legal', ...hidden, audience: { departments: ['Legal'] } });
  await shelve({ id: 'tomorrow', ...hidden, publishedAt: daysFromNow(1) });
  await shelve({ id: 'gone', ...hidden, expiresAt: daysFromNow(-1) });
  await shelve({ id: 'put-away', archivedAt: daysFromNow(-1) });
  assert.deepEqual(await overview(), EMPTY);
  const theirs = await overview(await makePerson(portal.db, { department: 'Legal' }));
  assert.deepEqual(
    [theirs.sections.map(({ count, mostRead }) => [count, idsOf(mostRead)]), idsOf(theirs.changed), theirs.rest],
    [[[1, ['for-legal']]], ['for-legal'], []],
  );
  await clear();
});

test("returns the overview in the reader's language, with English as fallback", async () => {
  const { db } = portal;
  const section = await makeClassification(db, 'information', 'Languages', null, '语言');
  const owner = await makeDirectoryPerson(db, { id: 'writer', names: { 'en-US': 'Writer', 'zh-CN': '文书' } });
  for (const [id, texts] of [
    ['middle', { 'en-US': { title: 'Middle' }, 'zh-CN': { title: '中文' } }],
    ['plain', { 'en-US': { title: 'Plain English' } }],
  ] as const) {
    const { key } = await shelve({ id, texts, owner, department: LEGAL });
    await db.insertInto('item_classification').values({ item: key, classification: section }).execute();
  }
  const { sections, changed } = await overview(undefined, 'zh-CN');
  const [card] = sections;
  assert.deepEqual([card?.name, card?.owner?.name, card?.department?.name], ['语言', '文书', '法务部']);
  assert.deepEqual(changed.map(({ title, locale }) => `${title} ${locale}`).sort(), ['Plain English en-US', '中文 zh-CN'].sort());
  await clear();
});
