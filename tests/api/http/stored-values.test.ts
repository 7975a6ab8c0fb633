import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { z } from 'zod';
import { AREAS, type Area } from '../../../contract/core/areas';
import type { AnswerOf, Endpoint, InputOf } from '../../../contract/core/endpoint';
import { homeApi, type HomePart } from '../../../contract/home';
import { informationApi } from '../../../contract/information';
import { noticeApi } from '../../../contract/notice';
import { personnelApi } from '../../../contract/personnel';
import { searchApi } from '../../../contract/search';
import { toolApi } from '../../../contract/tool';
import { AREA_FIELDS } from '../../../contract/areas';
import { COMMON_APIS } from '../../contract/areas';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

/** Values that no import accepts, as a defect in the database could contain. */
const WRONG: unknown[] = [
  ...['javascript:alert(1)', 'https://a b.example/', '2026-02-30', '', 'x'.repeat(20_000), -1, 0.5, true, null],
  ...[{}, { date: 5 }, [null], [{ date: '2026-02-30', text: '' }], [{ kind: 'none' }], ['x'.repeat(20_000)]],
];

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['item', 'slide', 'classification'] as const) await portal.db.deleteFrom(table).execute();
});

/** Person who reads. Searches are limited per person and minute, so that the tests share them among people. */
let reader: 'employee' | 'admin';
beforeEach(() => {
  reader = reader === 'employee' ? 'admin' : 'employee';
});

/** Calls the endpoint and returns its response body. Throws if the body does not match the contract. */
async function read<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const { status, body } = await portal.call(endpoint, input, { as: portal.people[reader] });
  assert.equal(status, 200, `${endpoint.path}: ${JSON.stringify(body)}`);
  (endpoint.answer as z.ZodType).parse(body);
  return body;
}

/** Reads every endpoint that combines items of all areas. Returns the parts of the home page that failed. */
async function readEverything(): Promise<HomePart[]> {
  for (const call of [toolApi.launcher, informationApi.tree, personnelApi.overview, noticeApi.inbox]) await read(call, undefined);
  await read(searchApi.search, { query: 'zebra' });
  return (await read(homeApi.home, {})).failed;
}

const idsOf = ({ items }: { items: readonly { id: string }[] }): string[] => items.map(({ id }) => id).sort();

async function makeWithValue(
  area: Area,
  id: string,
  kind: 'fields' | 'textFields',
  facts: Record<string, unknown>,
): Promise<void> {
  const text = { title: 'Zebra', fields: kind === 'textFields' ? facts : {} };
  await makeItem(portal.db, { area, id, texts: { 'en-US': text }, ...(kind === 'fields' && { fields: facts }) });
}

for (const area of AREAS)
  for (const kind of ['fields', 'textFields'] as const)
    for (const [key, schema] of Object.entries(AREA_FIELDS[area][kind].shape))
      test(`returns ${area} items with an invalid stored ${key} without it, and all others`, async () => {
        const wrong = WRONG.filter((value) => !(schema as z.ZodType).safeParse(value).success);
        assert.ok(wrong.length > 5);
        await makeWithValue(area, 'good', kind, {});
        for (const [place, value] of wrong.entries()) await makeWithValue(area, `bad-${place}`, kind, { [key]: value });
        const ids = [...wrong.map((_, place) => `bad-${place}`), 'good'].sort();
        assert.deepEqual(idsOf(await read(COMMON_APIS[area].list, { pageSize: 100 })), ids);
        assert.deepEqual(idsOf(await read(COMMON_APIS[area].search, { query: 'zebra', pageSize: 100 })), ids);
        const byDefault: unknown = (await read(COMMON_APIS[area].info, { id: 'good' }))[key as 'title'];
        for (const id of ids) assert.deepEqual((await read(COMMON_APIS[area].info, { id }))[key as 'title'], byDefault);
        assert.deepEqual(await readEverything(), key === 'closesAt' ? ['closing'] : []);
      });

test('returns every list that contains an item whose own page cannot be serialized', async () => {
  for (const area of AREAS) {
    await makeItem(portal.db, { area, id: 'good', title: 'Zebra' });
    const { key } = await makeItem(portal.db, { area, id: 'bad', title: 'Zebra' });
    await portal.db.updateTable('item_text').set({ changes: '{"at": 5}', toc: '[5]' }).where('item', '=', key).execute();
  }
  for (const area of AREAS) {
    assert.ok(idsOf(await read(COMMON_APIS[area].list, {})).includes('good'), area);
    await read(COMMON_APIS[area].search, { query: 'zebra' });
    await read(COMMON_APIS[area].info, { id: 'good' });
  }
  assert.deepEqual(await readEverything(), []);
});

test('returns the other slides beside one without a title, and no link that leaves the portal', async () => {
  const slide = (id: string, texts: object, link: string | null) => ({
    ...{ id, link, position: 0, hue: 'tool' as const, item: null },
    texts: JSON.stringify(texts),
  });
  await portal.db
    .insertInto('slide')
    .values([
      slide('good', { 'en-US': { title: 'T', text: '' } }, '/tool'),
      slide('untitled', { 'en-US': {} }, null),
      slide('outward', { 'en-US': { title: 'T', text: '' } }, 'javascript:alert(1)'),
    ])
    .execute();
  const { slides = [], failed } = await read(homeApi.home, { parts: ['slides'] });
  assert.deepEqual(
    slides.map(({ id, link }) => [id, link]),
    [
      ['good', '/tool'],
      ['outward', null],
    ],
  );
  assert.deepEqual(failed, []);
});

test('the database refuses names and slides without a language, and date ranges without an end', async () => {
  const { db } = portal;
  const nameless = [
    db.insertInto('department').values({ id: 'nameless', names: '{}' }),
    db.insertInto('classification').values({ area: 'tool', id: 'nameless', parent: null, names: '{}' }),
    db.insertInto('slide').values({ id: 'nameless', position: 0, texts: '{}', link: null, hue: 'tool', item: null }),
  ];
  for (const insert of nameless) await assert.rejects(insert.execute(), { code: '23514' });
  const { key } = await makeItem(db);
  for (const column of ['updated_at', 'published_at', 'expires_at'] as const) {
    const endless = db.updateTable('item').set({ [column]: sql`'infinity'` });
    await assert.rejects(endless.where('key', '=', key).execute(), { code: '23514' });
  }
});
