import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { serviceApi } from '../../../contract/service';
import { daysFromNow, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { marked } from '../support/marked';

let portal: TestApp;
const search = (input: InputOf<typeof serviceApi.search>, locale: Locale = 'en-US') =>
  portal.call(serviceApi.search, input, { as: portal.people.employee, locale });
const find = async (query: string, locale?: Locale) => (await search({ query }, locale)).body.items.map(({ id }) => id);

before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  await makeItem(db, {
    id: 'leave',
    classification: ['Time'],
    views: 3,
    texts: {
      'en-US': {
        title: 'Annual leave',
        summary: 'Days off for vacation.',
        keywords: ['vacation', 'PTO'],
        body: 'Ask your manager two weeks ahead.',
      },
      'zh-CN': { title: '年假申请', summary: '申请带薪年休假。', keywords: ['休假'], body: '请提前两周向经理申请。' },
    },
  });
  await makeItem(db, {
    id: 'handbook',
    views: 50,
    fields: { handling: 'download' },
    texts: { 'en-US': { title: 'Employee handbook', body: 'It says a word about annual leave, and about your manager.' } },
  });
  await makeItem(db, {
    id: 'parental',
    texts: { 'en-US': { title: 'Parental leave and annual bonus' } },
    publishedAt: daysFromNow(-9),
  });
  await makeItem(db, { id: 'vpn', texts: { 'zh-CN': { title: '开通VPN账号', body: '远程办公前请先申请。' } } });
  await makeItem(db, { id: 'it-help', texts: { 'en-US': { title: 'IT help desk', body: 'Call us.' } } });
});
after(() => portal.close());

test('finds items with all words, title matches before text matches', async () => {
  assert.deepEqual(await find('annual leave'), ['leave', 'parental', 'handbook']);
  assert.deepEqual(await find('leaves'), ['leave', 'parental', 'handbook']);
});

test('filters a search like a list', async () => {
  const { db, people } = portal;
  const everyone = people.employee;
  await makeItem(db, {
    id: 'narrow-online',
    title: 'Quokka permit',
    department: { 'en-US': 'Facilities' },
    fields: { handling: 'online' },
  });
  const other = await makeItem(db, { id: 'narrow-download', title: 'Quokka form', fields: { handling: 'download' } });
  await db.insertInto('favourite').values({ person: everyone.id, item: other.key }).execute();
  const narrowed = async (filter: object) =>
    (await portal.call(serviceApi.search, { query: 'quokka', ...filter }, { as: everyone })).body.items.map(({ id }) => id);
  assert.equal((await narrowed({})).length, 2);
  assert.deepEqual(await narrowed({ handling: 'online' }), ['narrow-online']);
  assert.deepEqual(await narrowed({ handling: 'in_person' }), []);
  assert.deepEqual(await narrowed({ department: 'facilities' }), ['narrow-online']);
  assert.deepEqual(await narrowed({ favourite: true }), ['narrow-download']);
  assert.deepEqual(await narrowed({ favourite: false, handling: 'online' }), ['narrow-online']);
  assert.deepEqual(await narrowed({ favourite: true, department: 'facilities' }), []);
});

test('returns everything for a query without words, and no suggestions', async () => {
  const { employee } = portal.people;
  for (const query of ['\uff9e', '\uff9f']) {
    assert.equal((await portal.call(serviceApi.search, { query }, { as: employee })).status, 200);
    const suggested = await portal.call(serviceApi.suggest, { query }, { as: employee });
    assert.deepEqual([suggested.status, suggested.body], [200, []]);
  }
});

test('finds an item by its alias', async () => {
  assert.deepEqual(await find('pto'), ['leave']);
});

test('returns partial matches, most words first, when no item has all words', async () => {
  assert.deepEqual(await find('annual leave zebra'), ['leave', 'parental', 'handbook']);
  assert.deepEqual(await find('zebra'), []);
});

test('finds Chinese by one, two or more characters, also mixed with words', async () => {
  assert.deepEqual(await find('假', 'zh-CN'), ['leave']);
  assert.deepEqual(await find('年假', 'zh-CN'), ['leave']);
  assert.deepEqual(await find('年假申请', 'zh-CN'), ['leave']);
  assert.deepEqual(await find('怎么申请年假', 'zh-CN'), ['leave']);
  assert.deepEqual(await find('VPN账号', 'zh-CN'), ['vpn']);
  assert.deepEqual(await find('ｖｐｎ', 'zh-CN'), ['vpn']);
});

test('finds a department whose name is a stop word', async () => {
  assert.equal((await find('IT'))[0], 'it-help');
});

test("shows a match in the other language in the reader's, with what was found as its snippet", async () => {
  const { body } = await search({ query: '年休假' }, 'en-US');
  assert.deepEqual([body.items[0]?.id, body.items[0]?.locale, body.items[0]?.title], ['leave', 'en-US', 'Annual leave']);
  assert.equal(body.items[0]?.highlight.passageLocale, 'zh-CN');
  const { body: named } = await search({ query: '年假申请' }, 'en-US');
  assert.deepEqual(named.items[0]?.highlight.passage.slice(0, 2), [
    { text: '年假申请', hit: true },
    { text: ' · ', hit: false },
  ]);
  const own = await search({ query: 'vacation' }, 'zh-CN');
  assert.deepEqual([own.body.items[0]?.locale, own.body.total], ['zh-CN', 1]);
});

test("returns an item that matches in both languages once, in the reader's language", async () => {
  await makeItem(portal.db, {
    id: 'concur',
    texts: { 'en-US': { title: 'Concur' }, 'zh-CN': { title: 'Concur 报销', body: 'Concur' } },
  });
  for (const locale of ['en-US', 'zh-CN'] as const) {
    const { body } = await search({ query: 'concur' }, locale);
    assert.deepEqual([body.total, body.items.length, body.items[0]?.locale], [1, 1, locale]);
  }
});

test('highlights matches in title and passage', async () => {
  const { body } = await search({ query: 'leave manager' });
  assert.deepEqual(
    body.items.map(({ highlight }) => [marked(highlight.title), marked(highlight.passage)]),
    [
      ['Annual [leave]', 'Days off for vacation. Ask your [manager] two weeks ahead.'],
      ['Employee handbook', 'It says a word about annual [leave], and about your [manager].'],
    ],
  );
});

test('omits a passage that repeats the summary', async () => {
  const body = 'Lockers are on every floor. Ask the front desk for a key.';
  const summary = 'Lockers are on every floor.';
  await makeItem(portal.db, { id: 'lockers', texts: { 'en-US': { title: 'Where to keep a coat', summary, body } } });
  const { items } = (await search({ query: 'lockers' })).body;
  assert.equal(marked(items[0]?.highlight.passage), '[Lockers] are on every floor. Ask the front desk for a key.');
});

test('filters and sorts results', async () => {
  const narrowed = async (input: Omit<InputOf<typeof serviceApi.search>, 'query'>) =>
    (await search({ query: 'leave', ...input })).body.items.map(({ id }) => id);
  assert.deepEqual(await narrowed({ classificationId: 'time' }), ['leave']);
  assert.deepEqual(await narrowed({ handling: 'download' }), ['handbook']);
  assert.deepEqual(await narrowed({ sort: 'popular' }), ['handbook', 'leave', 'parental']);
  assert.deepEqual((await narrowed({ sort: 'newest' })).at(-1), 'parental');
  assert.deepEqual(await narrowed({ sort: 'name' }), ['leave', 'handbook', 'parental']);
  assert.equal((await search({ query: 'leave', classificationId: 'no-such' })).status, 404);
});

test('returns results by page and nothing beyond the last', async () => {
  const page = async (number: number) => (await search({ query: 'leave', page: number, pageSize: 2 })).body;
  assert.deepEqual(
    (await page(1)).items.map(({ id }) => id),
    ['leave', 'parental'],
  );
  assert.deepEqual(
    (await page(2)).items.map(({ id }) => id),
    ['handbook'],
  );
  assert.deepEqual(await page(3), { items: [], total: 3, more: false, page: 3, pageSize: 2 });
});

test("sorts items found in both languages by their name in the reader's language", async () => {
  const inBoth = { 'en-US': { title: 'Zither lessons' }, 'zh-CN': { title: 'A zither 古筝课' } };
  const { id: last } = await makeItem(portal.db, { texts: inBoth });
  const { id: first } = await makeItem(portal.db, { texts: { 'en-US': { title: 'Medieval zither' } } });
  const { items } = (await search({ query: 'zither', sort: 'name' })).body;
  assert.deepEqual(
    items.map(({ id, title }) => [id, title]),
    [
      [first, 'Medieval zither'],
      [last, 'Zither lessons'],
    ],
  );
});

test('lists everything for a query without letters', async () => {
  for (const query of ['', '  ', '?!', '。。。']) {
    const { body } = await search({ query });
    assert.equal(body.items[0]?.id, 'handbook');
    assert.deepEqual(body.items[0].highlight.title, [{ text: 'Employee handbook', hit: false }]);
    assert.ok(body.total >= 5);
  }
});

test('treats SQL, tsquery syntax and HTML in a query as plain text', async () => {
  const hostile = [
    "'; drop table item; --",
    "leave' & !'x",
    'a:* | b',
    '<script>alert(1)</script>',
    "\\'\\",
    '%_%',
    '((((',
    '\ud800',
  ];
  for (const query of hostile) {
    assert.equal((await search({ query })).status, 200, query);
    assert.equal((await portal.call(serviceApi.suggest, { query }, { as: portal.people.employee })).status, 200, query);
  }
  assert.equal((await search({ query: 'leave' })).body.total, 3);
});

test('suggests titles and aliases with the typed prefix, those that begin with it first', async () => {
  const suggest = async (query: string, locale: Locale = 'en-US') =>
    (await portal.call(serviceApi.suggest, { query }, { as: portal.people.employee, locale })).body;
  assert.deepEqual(await suggest('lea'), [
    { id: 'leave', title: 'Annual leave' },
    { id: 'parental', title: 'Parental leave and annual bonus' },
  ]);
  assert.deepEqual((await suggest('par'))[0], { id: 'parental', title: 'Parental leave and annual bonus' });
  assert.deepEqual(await suggest('annual lea'), await suggest('lea'));
  assert.deepEqual(await suggest('vac'), [{ id: 'leave', title: 'Annual leave' }]);
  assert.deepEqual(await suggest('年假', 'zh-CN'), [{ id: 'leave', title: '年假申请' }]);
  assert.deepEqual(await suggest(''), []);
  assert.deepEqual(await suggest('...'), []);
});
