import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { informationApi, type ShelfSection } from '../../../contract/information';
import type { Locale } from '../../../contract/core/locale';
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

const shelve = (spec: ItemSpec) => makeItem(portal.db, { area: 'information', ...spec });

async function tree(as: TestPerson = portal.people.employee, locale: Locale = 'en-US') {
  const { status, body } = await portal.call(informationApi.tree, {}, { as, locale });
  assert.equal(status, 200);
  return body;
}

/** Formats a section as `name: documents [sections]`, for readable assertions. */
const outline = ({ name, documents, children }: ShelfSection): string =>
  `${name}: ${documents.map(({ id }) => id).join(' ')}${children.length ? ` [${children.map(outline).join(', ')}]` : ''}`;

test('returns 401 without a session', async () => {
  const { status, body } = await portal.call(informationApi.tree, {});
  assert.equal(status, 401);
  assert.equal((body as unknown as { code: string }).code, 'session.missing');
});

test('returns documents in nested sections, positioned ones first and those without a section last', async () => {
  await shelve({ id: 'zoning', title: 'Zoning', classification: ['Office'], fields: { position: 2 } });
  await shelve({ id: 'badges', title: 'Badges', classification: ['Office'], fields: { position: 10 } });
  await shelve({ id: 'zebra', title: 'Zebra', classification: ['Office'] });
  await shelve({ id: 'apple', title: 'apple', classification: ['Office'], fields: { position: null } });
  await shelve({ id: 'trains', title: 'Trains', classification: ['Office', 'Travel', 'Abroad'] });
  await shelve({ id: 'letters', title: 'Letters' });
  await makeItem(portal.db, { id: 'elsewhere', title: 'A service', classification: ['Desk'] });
  const { sections, rest } = await tree();
  assert.deepEqual(sections.map(outline), ['Office: zoning badges apple zebra [Travel:  [Abroad: trains]]']);
  assert.deepEqual(
    rest.map(({ id, title, locale }) => ({ id, title, locale })),
    [{ id: 'letters', title: 'Letters', locale: 'en-US' }],
  );
});

test('lists a document of several sections in the first only and omits empty sections', async () => {
  const item = await shelve({ id: 'both', title: 'Both', classification: ['First home'] });
  await classify(portal.db, item, ['Second home']);
  const { sections } = await tree();
  assert.deepEqual(
    sections.map(outline).filter((line) => line.includes('home')),
    ['First home: both'],
  );
});

test('names the owner of more than half of the documents of a section and those below it, and the change of each document', async () => {
  const owner = await makeDirectoryPerson(portal.db, { id: 'counsel', names: { 'en-US': 'Counsel' } });
  await shelve({ id: 'gifts', classification: ['Conduct', 'Outside'], owner });
  const { key } = await shelve({ id: 'dress', classification: ['Conduct', 'Inside'] });
  const changed = daysFromNow(-3);
  await portal.db.updateTable('item').set({ updated_at: changed }).where('key', '=', key).execute();
  const conduct = async () => (await tree()).sections.find(({ id }) => id === 'conduct');
  const shared = await conduct();
  assert.equal(shared?.owner, null);
  const owners = shared.children.map(({ name, owner: own }) => [name, own?.name]);
  assert.deepEqual(owners.sort(), [
    ['Inside', undefined],
    ['Outside', 'Counsel'],
  ]);
  assert.equal(shared.children.find(({ name }) => name === 'Inside')?.documents[0]?.updatedAt, changed.toISOString());
  await shelve({ id: 'speaking-up', classification: ['Conduct', 'Inside'], owner });
  assert.deepEqual((await conduct())?.owner, { id: 'counsel', kind: 'desk', name: 'Counsel', picture: null });
});

test('omits hidden documents and sections without visible documents', async () => {
  await shelve({ id: 'for-legal', classification: ['Legal only'], audience: { departments: ['Legal'] } });
  await shelve({ id: 'tomorrow', classification: ['Later'], publishedAt: daysFromNow(1) });
  await shelve({ id: 'gone', classification: ['Before'], expiresAt: daysFromNow(-1) });
  await shelve({ id: 'put-away', archivedAt: daysFromNow(-1) });
  const lawyer = await makePerson(portal.db, { department: 'Legal' });
  const hidden = ['for-legal', 'tomorrow', 'gone', 'put-away', 'Legal only', 'Later', 'Before'];
  const seenBy = async (person?: TestPerson) => {
    const text = JSON.stringify(await tree(person));
    return hidden.filter((name) => text.includes(`"${name}"`));
  };
  assert.deepEqual(await seenBy(), []);
  assert.deepEqual(await seenBy(lawyer), ['for-legal', 'Legal only']);
});

test('returns sections and titles in Chinese, sorted by pinyin, with English as fallback', async () => {
  const { db } = portal;
  const section = await makeClassification(db, 'information', 'Languages', null, '语言');
  for (const [id, texts] of [
    ['zhong', { 'en-US': { title: 'Middle' }, 'zh-CN': { title: '中文' } }],
    ['ai', { 'zh-CN': { title: '爱好' } }],
    ['plain', { 'en-US': { title: 'Plain English' } }],
  ] as const) {
    const { key } = await shelve({ id, texts });
    await db.insertInto('item_classification').values({ item: key, classification: section }).execute();
  }
  const found = (await tree(undefined, 'zh-CN')).sections.find(({ id }) => id === 'languages');
  assert.equal(found?.name, '语言');
  assert.deepEqual(
    found.documents.map(({ title, locale }) => `${title} ${locale}`),
    ['爱好 zh-CN', '中文 zh-CN', 'Plain English en-US'],
  );
});
