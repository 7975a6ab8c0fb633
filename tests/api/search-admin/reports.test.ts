import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import type { ItemRef } from '../../../contract/item';
import { searchAdminApi as api } from '../../../contract/search-admin';
import type { SearchScope } from '../../../server/db/schema/search-tables';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { daysFromNow, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  await makeItem(db, { area: 'service', id: 'sabbatical', title: 'Sabbatical' });
  await makeItem(db, { area: 'tool', id: 'canteen', title: 'Canteen menu' });
  await makeItem(db, { area: 'notice', id: 'falcon', title: 'Project Falcon', audience: { departments: ['Legal'] } });
  await refreshDictionary(db);
});
beforeEach(async () => {
  for (const table of ['search_query', 'search_rating', 'search_synonym', 'search_pinned_query', 'rate_limit'] as const)
    await portal.db.deleteFrom(table).execute();
});
after(() => portal.close());

const dayOf = (days: number) => daysFromNow(days).toISOString().slice(0, 10);

interface Searched {
  nothing: number;
  found?: number;
  area?: SearchScope;
  day?: number;
}
const searched = (query: string, { nothing, found = 0, area = 'all', day = -1 }: Searched) =>
  portal.db
    .insertInto('search_query')
    .values({ day: dayOf(day), area, query, count: nothing + found, empty_count: nothing })
    .execute();
const empties = async (input: InputOf<typeof api.emptyList> = {}, as = portal.people.editor) =>
  (await portal.call(api.emptyList, input, { as })).body;

const rated = (query: string, useful: boolean, hits: ItemRef[] = [], day = -1) =>
  portal.db
    .insertInto('search_rating')
    .values({ day: dayOf(day), query, useful, hits: JSON.stringify(hits) })
    .execute();
const ratings = async (input: InputOf<typeof api.ratingList> = {}, as = portal.people.editor) =>
  (await portal.call(api.ratingList, input, { as })).body;

test('groups equivalent spellings into one row with the number of searchers and the areas', async () => {
  await searched('locker key', { nothing: 3, found: 1, day: -2 });
  await searched('keys locker', { nothing: 2, area: 'service', day: -1 });
  await searched('key for the lockers', { nothing: 1, found: 4, area: 'tool', day: -5 });
  await searched('locker key', { nothing: 0, found: 6, area: 'notice' });
  const { items, total } = await empties();
  assert.equal(total, 1);
  assert.deepEqual(items, [
    {
      query: 'locker key',
      spellings: ['key for the lockers', 'keys locker'],
      nothing: 6,
      people: 17,
      lastDay: dayOf(-1),
      scopes: ['all', 'service', 'tool'],
      findsNow: false,
    },
  ]);
});

test('groups simplified and traditional Chinese, and full and half width', async () => {
  await searched('弹性工作', { nothing: 3 });
  await searched('彈性工作', { nothing: 2 });
  await searched('ｗｉｄｅ', { nothing: 1 });
  await searched('wide', { nothing: 2 });
  const { items } = await empties();
  assert.deepEqual(
    items.map(({ query, spellings, nothing }) => [query, spellings, nothing]),
    [
      ['弹性工作', ['彈性工作'], 5],
      ['wide', ['ｗｉｄｅ'], 3],
    ],
  );
});

test('lists searches without results in a period by number of people, by page', async () => {
  await searched('rare', { nothing: 1 });
  await searched('common', { nothing: 9, day: -20 });
  await searched('older', { nothing: 50, day: -60 });
  await searched('found', { nothing: 0, found: 9 });
  const queries = async (input: InputOf<typeof api.emptyList>) => (await empties(input)).items.map(({ query }) => query);
  assert.deepEqual(await queries({ days: 7 }), ['rare']);
  assert.deepEqual(await queries({}), ['common', 'rare']);
  assert.deepEqual(await queries({ days: 90 }), ['older', 'common', 'rare']);
  assert.deepEqual(await queries({ days: 90, page: 2, pageSize: 2 }), ['rare']);
  assert.equal((await empties({ days: 90, pageSize: 1 })).total, 3);
});

test('excludes possibly personal queries from every report', async () => {
  for (const query of ['mei.lin@example.com', 'employee 0042117', 'harmless']) {
    await searched(query, { nothing: 5 });
    await rated(query, false);
  }
  const listed = [...(await empties()).items, ...(await ratings()).items];
  assert.deepEqual(
    listed.map(({ query }) => query),
    ['harmless', 'harmless'],
  );
});

test('marks a search that now finds something by a new text, a synonym or a pin the editor may see', async () => {
  const { db, people, call } = portal;
  await searched('sabbatical', { nothing: 4 });
  await searched('canteen', { nothing: 3, area: 'service' });
  await searched('falcon', { nothing: 2 });
  await searched('mensa', { nothing: 1 });
  const now = async (as = people.editor) => (await empties({}, as)).items.map(({ findsNow }) => findsNow);
  assert.deepEqual(await now(), [true, false, false, false]);
  const lawyer = { ...people.admin, department: 'Legal' };
  await db.updateTable('person').set({ department: 'Legal' }).where('id', '=', people.admin.id).execute();
  assert.deepEqual(await now(lawyer), [true, false, true, false]);
  await call(api.synonymSave, { words: ['mensa', 'canteen'] }, { as: people.editor });
  assert.deepEqual(await now(), [true, false, false, true]);
  const pin = { query: 'Falcon', items: [{ area: 'tool' as const, id: 'canteen' }] };
  await call(api.pinSave, pin, { as: people.editor });
  assert.deepEqual(await now(), [true, false, true, true]);
});

test('does not mark a search that would only find related words', async () => {
  await makeItem(portal.db, { title: 'Order a vehicle' });
  await refreshDictionary(portal.db);
  await searched('car', { nothing: 2 });
  await searched('vehicle', { nothing: 1 });
  const { items } = await empties();
  assert.deepEqual(
    items.map(({ query, findsNow }) => [query, findsNow]),
    [
      ['car', false],
      ['vehicle', true],
    ],
  );
});

test('lists poorly rated searches first, with the results shown last', async () => {
  const shown: ItemRef[] = [
    { area: 'notice', id: 'falcon' },
    { area: 'tool', id: 'canteen' },
    { area: 'tool', id: 'gone' },
  ];
  await rated('lunch', true, [{ area: 'service', id: 'sabbatical' }], -9);
  await rated('lunches', false, [], -8);
  await rated('lunch', false, shown, -3);
  await rated('leave', true);
  await rated('old', false, [], -40);
  const { items, total } = await ratings();
  assert.equal(total, 2);
  const [lunch, leave] = items;
  assert.deepEqual([lunch?.query, lunch?.spellings, lunch?.yes, lunch?.no, lunch?.share], ['lunch', ['lunches'], 1, 2, 1 / 3]);
  assert.deepEqual([lunch?.lastDay, leave?.share, leave?.hits], [dayOf(-3), 1, []]);
  assert.deepEqual(
    lunch?.hits.map(({ area, id, title }) => [area, id, title]),
    [['tool', 'canteen', 'Canteen menu']],
  );
});

test('reads at most 5,000 queries for a report, the most important ones first', async () => {
  const rows = Array.from({ length: 5_100 }, (_, n) => ({
    ...{
      day: dayOf(-1),
      area: 'all' as const,
      query: `q${String(n).replace(/./g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}`,
      count: n < 100 ? 1 : 2,
      empty_count: n < 100 ? 1 : 2,
    },
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await portal.db
      .insertInto('search_query')
      .values(rows.slice(at, at + 1000))
      .execute();
  const { total, items } = await empties({ pageSize: 50 });
  assert.deepEqual([total, items.length, items[0]?.nothing], [5000, 50, 2]);
});
