import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { AREAS } from '../../../contract/core/areas';
import type { InputOf } from '../../../contract/core/endpoint';
import { noticeApi } from '../../../contract/notice';
import { searchApi } from '../../../contract/search';
import type { Db } from '../../../server/db/connect';
import { putDictionarySetting } from '../../../server/modules/search/index/dictionary-repository';
import { analyzeQuery } from '../../../server/modules/search/query/analyze-query';
import { makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';
import { statementsOf } from '../support/query-counter';
import type { ReadContext } from '../../../server/modules/item/read/read-context';

const COUNTED = 200;
const PAGE = 20;
const COPIES = 900;

let portal: TestApp;
const search = async (input: InputOf<typeof searchApi.search>) =>
  (await portal.call(searchApi.search, input, { as: portal.people.employee })).body;

/** Inserts copies of an item and its texts, as many as a large company writes, all with the same words. */
async function copy(db: Db, key: number, name: string, copies: number): Promise<void> {
  const like = `${name}-%`;
  await sql`insert into item (area, id, published_at, revision)
    select area, ${name}::text || '-' || number, published_at, 1 from item, generate_series(1, ${copies}) number where key = ${key}`.execute(
    db,
  );
  await sql`insert into item_text (item, locale, title, summary, html, toc, keywords, fields)
    select item.key, locale, title, summary, html, toc, keywords, item_text.fields from item, item_text
    where item.id like ${like} and item_text.item = ${key}`.execute(db);
  await sql`insert into search_doc (item, locale, area, title_key, title_terms, body_terms, text, published_at)
    select item.key, locale, search_doc.area, title_key, title_terms, body_terms, text, item.published_at from item, search_doc
    where item.id like ${like} and search_doc.item = ${key}`.execute(db);
}

before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  const { key } = await makeItem(db, {
    area: 'notice',
    id: 'first',
    texts: { 'en-US': { title: 'Water in the canteen', body: 'The fountain is dry.' } },
  });
  await copy(db, key, 'copy', COPIES);
  await makeItem(db, {
    ...{ area: 'tool', id: 'fountain' },
    texts: { 'en-US': { title: 'Fountain', body: 'Where water is.' } },
  });
  await makeItem(db, { area: 'notice', id: 'canteen', texts: { 'en-US': { title: 'Canteen', body: 'It is open.' } } });
  await makeItem(db, {
    ...{ area: 'notice', id: 'latest', publishedAt: new Date() },
    texts: { 'en-US': { title: 'Repairs', body: 'The fountain is no longer dry.' } },
  });
});
after(() => portal.close());

test('reports more matches than are counted and serves the last counted one on the last page', async () => {
  const { counts } = await search({ query: 'dry fountain' });
  assert.deepEqual(counts[0], { area: 'notice', total: COUNTED, more: true });
  const others = counts.slice(1).map(({ total, more }) => ({ total, more }));
  assert.deepEqual(others, new Array(AREAS.length - 1).fill({ total: 0, more: true }));
  const last = await search({ query: 'dry fountain', area: 'notice', page: COUNTED / PAGE });
  assert.deepEqual([last.blocks[0]?.total, last.blocks[0]?.more, last.blocks[0]?.items.length], [COUNTED, true, PAGE]);
  const beyond = await search({ query: 'dry fountain', area: 'notice', page: COUNTED / PAGE + 1 });
  assert.deepEqual([beyond.blocks[0]?.total, beyond.blocks[0]?.items], [COUNTED, []]);
});

test('reports the same bound in the search of an area', async () => {
  const asked = { as: portal.people.employee };
  const { body: bounded } = await portal.call(noticeApi.search, { query: 'dry fountain' }, asked);
  assert.deepEqual([bounded.total, bounded.more], [COUNTED, true]);
  const { body: whole } = await portal.call(noticeApi.search, { query: 'repairs' }, asked);
  assert.deepEqual([whole.total, whole.more], [1, false]);
});

test('ranks an item with the query as its title first, however many others contain the word', async () => {
  const { blocks, counts } = await search({ query: 'fountain' });
  const found = counts.filter(({ total }) => total > 0);
  assert.deepEqual([blocks[0]?.area, blocks[0]?.items[0]?.id, found.length], ['tool', 'fountain', 2]);
});

test('ranks an exact title first, however many newer titles contain the word', async () => {
  const { blocks } = await search({ query: 'canteen' });
  assert.equal(blocks[0]?.items[0]?.id, 'canteen');
});

test('counts no item twice at the counting limit', async () => {
  const { db } = portal;
  const { key } = await makeItem(db, { area: 'service', id: 'ladder', texts: { 'en-US': { title: 'Steel ladder' } } });
  await copy(db, key, 'ladder', COUNTED - 3);
  await makeItem(db, { area: 'service', id: 'exact', texts: { 'en-US': { title: 'Ladder' } } });
  const { counts, blocks } = await search({ query: 'ladder' });
  assert.deepEqual(counts, [{ area: 'service', total: COUNTED - 1, more: false }]);
  assert.equal(blocks[0]?.items[0]?.id, 'exact');
});

test('returns the newest item first when sorted by date, however many older ones match', async () => {
  const { blocks } = await search({ query: 'dry fountain', area: 'notice', sort: 'newest' });
  assert.deepEqual([blocks[0]?.items[0]?.id, blocks[0]?.total, blocks[0]?.more], ['latest', COUNTED, true]);
});

test('counts up to 500 matches when sorted by name', async () => {
  const input = { query: 'dry fountain', sort: 'name' } as const;
  const { body } = await portal.call(noticeApi.search, input, { as: portal.people.employee });
  assert.deepEqual([body.total, body.more], [500, true]);
});

test('counts the newest matches of very frequent words', async () => {
  const { db } = portal;
  const often = 20_000;
  await sql`insert into search_term select term, ${often}::integer from unnest(${['dri', 'fountain']}::text[]) term
    on conflict (term) do update set texts = excluded.texts`.execute(db);
  await putDictionarySetting(db, { texts: 2 * often, until: null });
  const { blocks, counts } = await search({ query: 'dry fountain' });
  assert.equal(blocks[0]?.items[0]?.id, 'latest');
  assert.deepEqual(counts[0], { area: 'notice', total: COUNTED, more: true });
});

test('counts the newest matches of very frequent words in a period', async () => {
  const { db } = portal;
  const often = 40_000;
  await sql`update search_term set texts = ${often} where term in ('dri', 'fountain')`.execute(db);
  await putDictionarySetting(db, { texts: often, until: null });
  const today = new Date().toISOString().slice(0, 10);
  const period = { query: 'dry fountain', area: 'notice', sort: 'newest' } as const;
  const { blocks: since } = await search({ ...period, from: '2020-01-01' });
  assert.deepEqual([since[0]?.items[0]?.id, since[0]?.total, since[0]?.more], ['latest', COUNTED, true]);
  const { blocks: lately } = await search({ ...period, from: today });
  assert.deepEqual([lately[0]?.total, lately[0]?.more], [1, false]);
});

test('returns matches of the last month first in a past period with very frequent words', async () => {
  const { db } = portal;
  const [year, march, june] = ['2021-01-01', new Date('2021-03-10T12:00:00Z'), new Date('2021-06-10T12:00:00Z')];
  const old = { area: 'news', publishedAt: march, texts: { 'en-US': { title: 'Paint', body: 'The fountain is dry.' } } } as const;
  const { key } = await makeItem(db, { ...old, id: 'painted', publishedAt: june });
  await makeItem(db, { ...old, id: 'in-march' });
  await copy(db, key, 'painted', COPIES);
  await makeItem(db, { ...old, id: 'in-july', publishedAt: new Date('2021-07-02T12:00:00Z') });
  const period = { query: 'dry fountain', area: 'news', sort: 'newest', from: year } as const;
  const { blocks: first } = await search({ ...period, to: '2021-12-31' });
  assert.deepEqual([first[0]?.items[0]?.id, first[0]?.total, first[0]?.more], ['in-july', COUNTED, true]);
  const { blocks: spring } = await search({ ...period, to: '2021-05-31' });
  assert.deepEqual([spring[0]?.items.map(({ id }) => id), spring[0]?.more], [['in-march'], false]);
});

test('returns the newest item of a period first, whatever its title and however many titles contain the word', async () => {
  const { db } = portal;
  const kiln = { area: 'information', texts: { 'en-US': { title: 'Kiln', body: 'It is hot.' } } } as const;
  const { key } = await makeItem(db, { ...kiln, id: 'kiln', publishedAt: new Date('2022-03-10T12:00:00Z') });
  await copy(db, key, 'kiln', 1100);
  await makeItem(db, { ...kiln, id: 'titled', publishedAt: new Date('2022-06-10T12:00:00Z') });
  const texts = { 'en-US': { title: 'Clay', body: 'It dries in the kiln.' } };
  await makeItem(db, { area: 'information', id: 'untitled', texts, publishedAt: new Date('2022-07-10T12:00:00Z') });
  for (const period of [{ from: '2022-01-01', to: '2022-12-31' }, { from: '2022-01-01' }, { to: '2022-12-31' }, {}]) {
    const { blocks } = await search({ query: 'kiln', area: 'information', sort: 'newest', ...period });
    const [first, second] = blocks[0]?.items ?? [];
    assert.deepEqual([first?.id, second?.id, blocks[0]?.more], ['untitled', 'titled', true], JSON.stringify(period));
  }
});

test('finds an item of its classification behind newer matches of other classifications', async () => {
  const texts = { 'en-US': { title: 'Kiln', body: 'It is hot.' } };
  const publishedAt = new Date('2022-01-10T12:00:00Z');
  await makeItem(portal.db, { area: 'information', id: 'potter', texts, classification: ['Pottery'], publishedAt });
  const { blocks } = await search({ query: 'kiln', area: 'information', sort: 'newest', classificationId: 'pottery' });
  assert.deepEqual([blocks[0]?.items.map(({ id }) => id), blocks[0]?.more], [['potter'], false]);
});

test('returns all matches of an area that has few of very many matches', async () => {
  const { blocks, counts } = await search({ query: 'water', area: 'tool' });
  assert.deepEqual([blocks[0]?.total, blocks[0]?.more, blocks[0]?.items[0]?.id], [1, false, 'fountain']);
  assert.deepEqual(counts[0], { area: 'notice', total: COUNTED, more: true });
  assert.deepEqual(
    counts.find(({ area }) => area === 'tool'),
    { area: 'tool', total: 1, more: false },
  );
});

test('evaluates each partial match once and shares the limit between the words of a query', async () => {
  const { db } = portal;
  const made = { area: 'information', texts: { 'en-US': { title: 'Gazebo', body: 'In the garden.' } } } as const;
  const { key } = await makeItem(db, { ...made, id: 'gazebo' });
  await copy(db, key, 'gazebo', 39);
  const texts = { 'en-US': { title: 'Boats', body: 'There is a regatta.' } };
  const { key: other } = await makeItem(db, { area: 'information', id: 'boats', texts });
  await copy(db, other, 'boats', 39);
  await sql`insert into search_term values ('gazebo', 40), ('regatta', 40) on conflict (term) do update set texts = 40`.execute(
    db,
  );
  const { blocks } = await search({ query: 'gazebo regatta', area: 'information', pageSize: 100 });
  const found = blocks.flatMap(({ items }) => items.map(({ id }) => id));
  assert.deepEqual([found.length, found.filter((id) => id.startsWith('boats')).length, blocks[0]?.more], [60, 20, true]);
});

test('runs three statements per search, more with few results, and the same text for any words to reuse plans', async () => {
  // A call may also read the ended sessions, so only the statements of the search are counted.
  const asked = async (query: string, exact = false) =>
    (await statementsOf(() => search({ query, exact }))).filter((text) => /rate_limit|search_/.test(text));
  const fountain = await asked('fountain');
  assert.equal(fountain.length, 3);
  assert.deepEqual(await asked('water'), fountain);
  // No text contains all words.
  const some = await asked('gazebo regatta', true);
  assert.equal(some.length, 4);
  assert.equal((await asked('regatta gazebo fountain canteen', true)).at(-1), some.at(-1));
  // Checking which related words occur in any text takes one more statement.
  const widened = await asked('gazebo regatta');
  assert.deepEqual([widened.length, widened.at(-1)], [5, some.at(-1)]);
});

test('estimates the frequency of repeated words and of words of one language correctly', async () => {
  const { db, people } = portal;
  const often = 20_000;
  await putDictionarySetting(db, { texts: 4 * often, until: null });
  await sql`update search_term set texts = ${often} where term in ('dri', 'fountain')`.execute(db);
  const reading: ReadContext = { viewer: people.employee, locale: 'en-US', now: new Date(), log: console };
  const texts = async (query: string) => (await analyzeQuery(db, query, reading)).texts;
  assert.equal(await texts('fountain'), often);
  assert.equal(await texts('fountain fountain'), often);
  // Half of the texts of a language contain one word, and half of these also contain the other.
  assert.equal(await texts('dry fountain'), often / 2);
});

test('suggests a title by a finished word and a prefix, however many newer titles contain the finished word', async () => {
  const { db, people } = portal;
  const titled = (id: string, title: string) =>
    makeItem(db, { area: 'service', id, texts: { 'en-US': { title, body: 'Ask for it.' } } });
  const { key } = await titled('parking', 'Parking permit');
  await copy(db, key, 'old-permit', COPIES);
  await titled('disc', 'Disc with a permit');
  await copy(db, key, 'permit', COPIES);
  await titled('display', 'Display of a permit');
  const distance = await titled('distance', 'Permit for a distance');
  await copy(db, distance.key, 'distance', 60);
  await db.updateTable('item').set({ archived_at: new Date() }).where('id', 'like', 'distance%').execute();
  const { body } = await portal.call(searchApi.suggest, { query: 'permit dis' }, { as: people.employee });
  assert.deepEqual(body.groups.flatMap(({ items }) => items.map(({ id }) => id)).sort(), ['disc', 'display']);
});

test('uses the title index for prefixes also with a generic plan', async () => {
  const { db, people } = portal;
  const asked = await statementsOf(() => portal.call(searchApi.suggest, { query: 'ann' }, { as: people.employee }));
  const statement = asked.find((text) => text.includes('with beginning'));
  assert.ok(statement);
  const parameters = [...new Set(statement.match(/\$\d+/g))].map(() => 'null').join(', ');
  const plan = await db.transaction().execute(async (trx) => {
    for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off', 'enable_bitmapscan = off'])
      await sql`set local ${sql.raw(setting)}`.execute(trx);
    await sql`prepare suggestions as ${sql.raw(statement)}`.execute(trx);
    const { rows } = await sql<Record<string, string>>`explain execute suggestions(${sql.raw(parameters)})`.execute(trx);
    return rows.flatMap(Object.values).join('\n');
  });
  assert.match(plan, /Index Cond: \(\(title_key ~>=~ /);
});
