import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { makeItem } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
const search = async (input: InputOf<typeof searchApi.search>) =>
  (await portal.call(searchApi.search, input, { as: portal.people.employee })).body;
const find = async (query: string, more: { exact?: boolean; sort?: 'newest' } = {}) =>
  (await search({ query, ...more })).blocks.flatMap(({ items }) => items.map(({ id }) => id));

const MORE_THAN_LITTLE = 11;

before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  const make = (id: string, title: string, body = 'Ask for it.') =>
    makeItem(db, { area: 'service', id, texts: { 'en-US': { title, body } } });
  await make('supervisor', 'Talk with your supervisor');
  await make('vehicle', 'Order a vehicle');
  await make('repair', 'Request a repair');
  await make('badge', 'Lost badge');
  await make('visa', 'Visa for a journey');
  await make('tax', 'Tax certificate');
  await make('storm', 'Storm on Monday');
  for (const nth of [1, 2, 3]) await make(`story-${nth}`, 'Reading circle', 'We read a story, and the story is long.');
  await make('salary', 'Salary');
  await make('purchase', 'Order of goods', 'It costs a wage.');
  await make('lunch', 'Lunch', 'What a wage buys.');
  for (let nth = 0; nth < MORE_THAN_LITTLE; nth += 1) await make(`doctor-${nth}`, 'First aid', 'A doctor comes on Mondays.');
  await make('physician', 'Physician');
  await make('attorney', 'Attorney');
  await make('lawyer', 'Lawyer');
  await refreshDictionary(db);
});
beforeEach(() => forgetCalls(portal));
after(() => portal.close());

test('finds a title by a short word with a missing, swapped, doubled or wrong letter', async () => {
  const misspelt = {
    badge: ['bage', 'badg', 'bagde', 'abdge', 'baddge', 'badgee', 'bafge'],
    visa: ['vsa', 'vis', 'vias', 'ivsa', 'vissa', 'viza'],
    tax: ['txa', 'taxx', 'tqx'],
    // The word "story" occurs in more texts, but in no title.
    storm: ['storn', 'stor', 'sotrm', 'stomr'],
  };
  for (const [id, queries] of Object.entries(misspelt))
    for (const query of queries) assert.equal((await find(query))[0], id, query);
});

test('finds a page titled with the formal word by an everyday synonym', async () => {
  for (const [query, id] of [
    ['boss', 'supervisor'],
    ['car', 'vehicle'],
    ['cars', 'vehicle'],
    ['fix', 'repair'],
    ['order a car', 'vehicle'],
  ] as const)
    assert.equal((await find(query))[0], id, query);
});

test('highlights a related word in the results', async () => {
  const { blocks } = await search({ query: 'boss' });
  assert.deepEqual(
    blocks[0]?.items[0]?.highlight.title.filter(({ hit }) => hit).map(({ text }) => text),
    ['supervisor'],
  );
});

test('ranks results with the word itself above titles with related words', async () => {
  const found = await find('wage');
  assert.deepEqual([found.slice(0, 2).sort(), found.slice(2)], [['lunch', 'purchase'], ['salary']]);
});

test('does not widen a query that matches a title or more than a few texts', async () => {
  assert.deepEqual(await find('lawyer'), ['lawyer']);
  const { counts } = await search({ query: 'doctor' });
  assert.deepEqual(counts, [{ area: 'service', total: MORE_THAN_LITTLE, more: false }]);
});

test('does not widen an exact search or a search sorted by date', async () => {
  assert.deepEqual(await find('boss', { exact: true }), []);
  assert.deepEqual((await find('wage', { exact: true })).sort(), ['lunch', 'purchase']);
  assert.deepEqual((await find('wage', { sort: 'newest' })).sort(), ['lunch', 'purchase']);
});

test('widens the search of an area as well', async () => {
  const { body } = await portal.call(serviceApi.search, { query: 'boss' }, { as: portal.people.employee });
  assert.deepEqual(
    body.items.map(({ id }) => id),
    ['supervisor'],
  );
});
