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

test('a reader gets the most used forms first, equals in a stable order, and of no other area', async () => {
  const answer = await list({});
  assert.deepEqual(ids(answer), ['apple', 'mango', 'zebra', 'leave']);
  assert.deepEqual({ ...answer.body, items: [] }, { items: [], total: 4, page: 1, pageSize: 20 });
});

test('a reader sorts by date and by name as their language sorts', async () => {
  assert.deepEqual(ids(await list({ sort: 'newest' })), ['mango', 'apple', 'zebra', 'leave']);
  assert.deepEqual(ids(await list({ sort: 'name' })), ['apple', 'leave', 'mango', 'zebra']);
});

test('a Chinese reader gets names in the order of pinyin', async () => {
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

test('a reader turns pages without meeting an item twice, and finds nothing beyond the last', async () => {
  const first = await list({ page: 1, pageSize: 3 });
  const second = await list({ page: 2, pageSize: 3 });
  const beyond = await list({ page: 10_000, pageSize: 100 });
  assert.deepEqual([...ids(first), ...ids(second)], ['apple', 'mango', 'zebra', 'leave']);
  assert.deepEqual(beyond.body, { items: [], total: 4, page: 10_000, pageSize: 100 });
});

test('a reader filters by a classification and gets what lies below it, too', async () => {
  assert.deepEqual(ids(await list({ classificationId: 'food' })), ['apple', 'mango']);
  assert.deepEqual(ids(await list({ classificationId: 'life' })), ['apple', 'mango', 'leave']);
  assert.deepEqual(ids(await list({ classificationId: 'drinks' })), ['mango']);
});

test('a reader who filters by a classification that is not there is told so', async () => {
  await makeClassification(portal.db, 'notice', 'Elsewhere');
  await makeClassification(portal.db, 'service', 'Emptied');
  for (const classificationId of ['no-such', 'elsewhere', 'emptied', "x' or 1=1 --"]) {
    const answer = await list({ classificationId });
    assert.equal(answer.status, 404);
    assert.equal((answer.body as unknown as { code: string }).code, 'classification.not_found');
  }
});

test('a reader filters by department, by handling and by favourites', async () => {
  const { employee } = portal.people;
  await portal.call(favouriteApi.update, { area: 'service', id: 'zebra', favourite: true }, { as: employee });
  assert.deepEqual(ids(await list({ department: 'people-operations' })), ['leave']);
  assert.deepEqual(ids(await list({ department: 'nowhere' })), []);
  assert.deepEqual(ids(await list({ handling: 'online' })), ['zebra']);
  assert.deepEqual(ids(await list({ favourite: true })), ['zebra']);
  assert.deepEqual(ids(await list({ favourite: false })), ['apple', 'mango', 'leave']);
  assert.equal((await list({ favourite: true, handling: 'download' })).body.total, 0);
});

test("a card says in the reader's language what there is in it, and else in the other", async () => {
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

test('a reader gets a list in three statements, however long it is', async () => {
  await list({});
  const plain = await statementsOf(() => list({ pageSize: 100 }));
  const filtered = await statementsOf(() => list({ classificationId: 'life', pageSize: 100 }));
  assert.equal(plain.length, 2, plain.join('\n'));
  assert.equal(filtered.length, 3, filtered.join('\n'));
});

test('the tree counts each item once in a classification and in all above it, and leaves empty ones out', async () => {
  const { call, db, people } = portal;
  await makeClassification(db, 'service', 'Empty');
  const twice = await makeItem(db, { id: 'twice', classification: ['Life', 'Food'] });
  await classify(db, twice, ['Life', 'Food', 'Drinks']);
  const hidden = await makeItem(db, { id: 'hidden', publishedAt: null, classification: ['Life', 'Secret'] });
  const { body } = await call(serviceApi.classificationList, undefined, { as: people.employee });
  const drinks = { id: 'drinks', name: 'Drinks', count: 2, children: [] };
  const food = { id: 'food', name: 'Food', count: 3, children: [drinks] };
  assert.deepEqual(body, [{ id: 'life', name: 'Life', count: 4, children: [food] }]);
  await db.deleteFrom('item').where('key', 'in', [twice.key, hidden.key]).execute();
});

test("the tree names classifications in the reader's language, and else in the other", async () => {
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
