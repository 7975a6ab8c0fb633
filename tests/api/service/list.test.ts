import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import { favouriteApi } from '../../../contract/favourite';
import type { Locale } from '../../../contract/core/locale';
import { serviceApi } from '../../../contract/service';
import { classify, daysFromNow, makeClassification, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
const list = (input: InputOf<typeof serviceApi.list>, locale: Locale = 'en-US') =>
  portal.call(serviceApi.list, input, { as: portal.people.employee, locale });
const ids = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }) => id);

before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  const people = { 'en-US': 'People Operations', 'zh-CN': '人力资源部' };
  await makeItem(db, {
    id: 'zebra',
    title: 'Zebra crossing',
    views: 5,
    publishedAt: daysFromNow(-3),
    fields: { handling: 'online' },
  });
  await makeItem(db, {
    id: 'apple',
    title: 'apple picking',
    views: 9,
    publishedAt: daysFromNow(-2),
    classification: ['Life', 'Food'],
  });
  await makeItem(db, {
    id: 'mango',
    title: 'Mango juice',
    views: 5,
    publishedAt: daysFromNow(-1),
    classification: ['Life', 'Food', 'Drinks'],
  });
  await makeItem(db, {
    id: 'leave',
    texts: { 'en-US': { title: 'Élan and leave', summary: 'Days off' }, 'zh-CN': { title: '请假', summary: '休假安排' } },
    department: people,
    classification: ['Life'],
    publishedAt: daysFromNow(-4),
  });
  await makeItem(db, { id: 'a-notice', area: 'notice', title: 'A notice' });
});
after(() => portal.close());

test('returns the most used services first, with a stable order and without other areas', async () => {
  const answer = await list({});
  assert.deepEqual(ids(answer), ['apple', 'mango', 'zebra', 'leave']);
  assert.deepEqual({ ...answer.body, items: [] }, { items: [], total: 4, page: 1, pageSize: 20 });
});

test("sorts by date and by name in the order of the reader's language", async () => {
  assert.deepEqual(ids(await list({ sort: 'newest' })), ['mango', 'apple', 'zebra', 'leave']);
  assert.deepEqual(ids(await list({ sort: 'name' })), ['apple', 'leave', 'mango', 'zebra']);
});

test('sorts Chinese names by pinyin', async () => {
  for (const title of ['中文', '阿里', '北京']) {
    await makeItem(portal.db, {
      area: 'service',
      id: `py-${title.codePointAt(0)}`,
      texts: { 'zh-CN': { title } },
      fields: { handling: 'in_person' },
    });
  }
  const { body } = await list({ sort: 'name', handling: 'in_person' }, 'zh-CN');
  assert.deepEqual(
    body.items.map(({ title }) => title),
    ['阿里', '北京', '中文'],
  );
  await portal.db.deleteFrom('item').where('id', 'like', 'py-%').execute();
});

test('returns each item on exactly one page and nothing beyond the last', async () => {
  const first = await list({ page: 1, pageSize: 3 });
  const second = await list({ page: 2, pageSize: 3 });
  const beyond = await list({ page: 10_000, pageSize: 100 });
  assert.deepEqual([...ids(first), ...ids(second)], ['apple', 'mango', 'zebra', 'leave']);
  assert.deepEqual(beyond.body, { items: [], total: 4, page: 10_000, pageSize: 100 });
});

test('filters by a classification including its descendants', async () => {
  assert.deepEqual(ids(await list({ classificationId: 'food' })), ['apple', 'mango']);
  assert.deepEqual(ids(await list({ classificationId: 'life' })), ['apple', 'mango', 'leave']);
  assert.deepEqual(ids(await list({ classificationId: 'drinks' })), ['mango']);
});

test('returns 404 for an unknown classification', async () => {
  await makeClassification(portal.db, 'notice', 'Elsewhere');
  await makeClassification(portal.db, 'service', 'Emptied');
  for (const classificationId of ['no-such', 'elsewhere', 'emptied', "x' or 1=1 --"]) {
    const answer = await list({ classificationId });
    assert.equal(answer.status, 404);
    assert.equal((answer.body as unknown as { code: string }).code, 'classification.not_found');
  }
});

test('filters by department, handling and favourites', async () => {
  const { employee } = portal.people;
  await portal.call(favouriteApi.update, { area: 'service', id: 'zebra', favourite: true }, { as: employee });
  assert.deepEqual(ids(await list({ department: 'people-operations' })), ['leave']);
  assert.deepEqual(ids(await list({ department: 'nowhere' })), []);
  assert.deepEqual(ids(await list({ handling: 'online' })), ['zebra']);
  assert.deepEqual(ids(await list({ favourite: true })), ['zebra']);
  assert.deepEqual(ids(await list({ favourite: false })), ['apple', 'mango', 'leave']);
  assert.equal((await list({ favourite: true, handling: 'download' })).body.total, 0);
});

test("returns cards in the reader's language or else in the other", async () => {
  const card = async (filter: InputOf<typeof serviceApi.list>, locale: Locale) => {
    const [first] = (await list(filter, locale)).body.items;
    assert.ok(first);
    return [first.title, first.summary, first.locale, first.department];
  };
  const department = 'people-operations';
  const english = { id: department, name: 'People Operations' };
  assert.deepEqual(await card({ department }, 'en-US'), ['Élan and leave', 'Days off', 'en-US', english]);
  assert.deepEqual(await card({ department }, 'zh-CN'), ['请假', '休假安排', 'zh-CN', { id: department, name: '人力资源部' }]);
  assert.deepEqual(await card({ handling: 'online' }, 'zh-CN'), ['Zebra crossing', '', 'en-US', null]);
});

test('runs at most four statements for a list of any length', async () => {
  await list({});
  const plain = await statementsOf(() => list({ pageSize: 100 }));
  const filtered = await statementsOf(() => list({ classificationId: 'life', pageSize: 100 }));
  assert.ok(plain.length <= 3, plain.join('\n'));
  assert.ok(filtered.length <= 4, filtered.join('\n'));
});

test('the tree counts each item once per classification and ancestor and omits empty ones', async () => {
  const { call, db, people } = portal;
  await makeClassification(db, 'service', 'Empty');
  const twice = await makeItem(db, { id: 'twice', classification: ['Life', 'Food'] });
  await classify(db, twice, ['Life', 'Food', 'Drinks']);
  const hidden = await makeItem(db, { id: 'hidden', publishedAt: null, classification: ['Life', 'Secret'] });
  const { body } = await call(serviceApi.classificationList, undefined, { as: people.employee });
  const drinks = { id: 'drinks', name: 'Drinks', glyph: 'portico', count: 2, children: [] };
  const food = { id: 'food', name: 'Food', glyph: 'meal', count: 3, children: [drinks] };
  assert.deepEqual(body, [{ id: 'life', name: 'Life', glyph: 'portico', count: 4, children: [food] }]);
  await db.deleteFrom('item').where('key', 'in', [twice.key, hidden.key]).execute();
});

test("the tree returns names in the reader's language or else in the other", async () => {
  const { call, db, people } = portal;
  const key = await makeClassification(db, 'service', 'Travel', null, '差旅');
  const item = await makeItem(db, { id: 'trip' });
  await db.insertInto('item_classification').values({ item: item.key, classification: key }).execute();
  const { body } = await call(serviceApi.classificationList, undefined, { as: people.employee, locale: 'zh-CN' });
  assert.deepEqual(
    body.map(({ name }) => name),
    ['差旅', 'Life'],
  );
  await db.deleteFrom('item').where('key', '=', item.key).execute();
});
