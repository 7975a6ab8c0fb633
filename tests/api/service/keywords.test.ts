import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import { serviceApi } from '../../../contract/service';
import { buildApp } from '../../../server/app';
import { periodOf, searcherHash, sweepSearches } from '../../../server/modules/search/analytics/searcher';
import { createSession } from '../../../server/modules/session/service';
import { daysFromNow, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

/** Longer than the interval after which search counts are flushed, in milliseconds. */
const FLUSHED_MS = 2300;

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
  await makeItem(portal.db, { texts: { 'en-US': { title: 'Parking permit' }, 'zh-CN': { title: '停车证' } } });
  const body = 'Laptop, badge, a unicorn, the yearly party, the salary of my boss, employee 0042117; a b c d e f g word. 报销';
  await makeItem(portal.db, { texts: { 'en-US': { title: 'Everything else', body } } });
  await makeItem(portal.db, { title: 'Project Falcon', audience: { departments: ['People Operations'] } });
  await makeItem(portal.db, { title: 'Reorganisation', publishedAt: daysFromNow(9) });
});
beforeEach(async () => {
  await portal.db.deleteFrom('keyword').execute();
  await portal.db.deleteFrom('search_query').execute();
  await portal.db.deleteFrom('search_person').execute();
});
after(() => portal.close());

const words = async (locale: Locale = 'en-US', as = portal.people.employee) =>
  (await portal.call(serviceApi.keywordList, undefined, { as, locale })).body.map(({ word }) => word);

const dayOf = (days: number) => daysFromNow(days).toISOString().slice(0, 10);
const searched = (query: string, count: number, { empty = 0, day = dayOf(-1) } = {}) =>
  portal.db.insertInto('search_query').values({ day, area: 'service', query, count, empty_count: empty }).execute();
const chosen = (word: string, position: number, locale: Locale = 'en-US') =>
  portal.db.insertInto('keyword').values({ id: randomUUID(), area: 'service', locale, word, position }).execute();

test("returns editors' keywords of the language in their order, then the most frequent searches", async () => {
  await chosen('Travel', 2);
  await chosen('Parking', 1);
  await chosen('停车', 1, 'zh-CN');
  await searched('laptop', 9);
  await searched('badge', 12);
  await searched('parking', 50);
  await searched('报销', 30);
  assert.deepEqual(await words(), ['Parking', 'Travel', 'badge', 'laptop']);
  assert.deepEqual(await words('zh-CN'), ['停车', '报销']);
});

test('returns at most ten keywords', async () => {
  for (let i = 0; i < 7; i += 1) await chosen(`Chosen ${i}`, i);
  for (let i = 0; i < 7; i += 1) await searched(`${'abcdefg'.charAt(i)} word`, 20 - i);
  const ten = await words();
  assert.deepEqual([ten.length, ten[6], ten[9]], [10, 'Chosen 6', 'c word']);
});

test('omits searches that are rare, old, without results, long or personal', async () => {
  await searched('salary of my boss', 2);
  await searched('yearly party', 40, { day: dayOf(-91) });
  await searched('unicorn', 40, { empty: 38 });
  await searched('a very long question that nobody would press', 40);
  await searched('mei.lin@example.com', 40);
  await searched('employee 0042117', 40);
  assert.deepEqual(await words(), []);
});

test('weighs recent searches more than older ones, half as much after two weeks', async () => {
  await searched('laptop', 6, { day: dayOf(-3) });
  await searched('badge', 20, { day: dayOf(-45) });
  assert.deepEqual(await words(), ['laptop', 'badge']);
  await searched('parking', 11, { day: dayOf(-17) });
  assert.deepEqual(await words(), ['laptop', 'parking', 'badge']);
  await searched('parking', 2, { day: dayOf(-16) });
  assert.deepEqual(await words(), ['parking', 'laptop', 'badge']);
});

test('omits a word that two people search for in each month', async () => {
  for (const day of [-1, -31, -61]) await searched('laptop', 2, { day: dayOf(day) });
  assert.deepEqual(await words(), []);
});

test('returns only words that find something for the reader', async () => {
  for (const word of ['project falcon', 'reorganisation', 'zebra', 'parking']) await searched(word, 9);
  assert.deepEqual(await words(), ['parking']);
  assert.deepEqual(await words('en-US', portal.people.editor), ['parking', 'project falcon']);
});

test('omits a word that fewer than three people searched for, however often', async () => {
  const clock = { now: new Date(30 * 700 * 86_400_000) };
  const app = await buildApp({ ...portal.deps, now: () => clock.now });
  const { admin, editor, employee } = portal.people;
  const headers = new Map<string, Record<string, string>>();
  const ask = async (as: typeof admin, url: string, payload: object) => {
    const bind = as.id.repeat(2);
    const made = await createSession(
      { ...portal.deps, now: () => clock.now },
      { personId: as.id, bind, userAgent: null, idToken: null },
    );
    headers.set(as.id, { authorization: made.token, cookie: `uc_bind=${bind}` });
    return app.inject({ method: 'POST', url, payload, headers: { ...headers.get(as.id), 'accept-language': 'en-US' } });
  };
  const seen = async () => (await ask(admin, serviceApi.keywordList.path, {})).json<{ word: string }[]>().map(({ word }) => word);
  for (let day = 0; day < 5; day += 1) {
    for (const person of [admin, editor]) await ask(person, serviceApi.search.path, { query: 'badge' });
    clock.now = new Date(clock.now.getTime() + 86_400_000);
  }
  await setTimeout(FLUSHED_MS);
  assert.deepEqual(await seen(), []);
  await ask(employee, serviceApi.search.path, { query: 'badge' });
  await setTimeout(FLUSHED_MS);
  assert.deepEqual(await seen(), ['badge']);
  await app.close();
});

test('deletes old counts and the hashes that could lead to a person', async () => {
  const { db } = portal;
  const now = new Date('2026-06-15T12:00:00Z');
  const period = periodOf('2026-06-15');
  await searched('old', 1, { day: '2026-03-16' });
  await searched('new', 1, { day: '2026-03-17' });
  const rated = { query: 'leave', useful: false, hits: '[]' };
  await db
    .insertInto('search_rating')
    .values([
      { ...rated, day: '2026-03-16' },
      { ...rated, day: '2026-03-17', useful: true },
    ])
    .execute();
  for (const each of [period - 1, period]) (await searcherHash(db, each))('anybody');
  await db
    .insertInto('search_person')
    .values({ period: period - 1, hash: Buffer.from('a') })
    .execute();
  await db
    .insertInto('search_person')
    .values({ period, hash: Buffer.from('b') })
    .execute();
  await sweepSearches(db, now);
  assert.deepEqual(await db.selectFrom('search_query').select('query').execute(), [{ query: 'new' }]);
  assert.deepEqual(await db.selectFrom('search_rating').select('useful').execute(), [{ useful: true }]);
  assert.deepEqual(await db.selectFrom('search_person').select('period').execute(), [{ period }]);
  const secrets = await db.selectFrom('setting').select('name').where('name', 'like', 'search-secret-%').execute();
  assert.deepEqual(secrets, [{ name: `search-secret-${period}` }]);
});

test('gives a searcher one hash per period', async () => {
  const [first, again, next] = [
    await searcherHash(portal.db, 1),
    await searcherHash(portal.db, 1),
    await searcherHash(portal.db, 2),
  ];
  assert.deepEqual(first('mei leave'), again('mei leave'));
  assert.notDeepEqual(first('mei leave'), next('mei leave'));
  assert.notDeepEqual(first('mei leave'), first('sofia leave'));
});

test('counts a normalized search once per person and day without storing the person', async () => {
  const { db, people } = portal;
  const app = await buildApp(portal.deps);
  const search = async (query: string, as = people.employee, page = 1) =>
    app.inject({
      method: 'POST',
      url: serviceApi.search.path,
      payload: { query, page },
      headers: await portal.signedIn(as),
    });
  await search('  Parking   PERMIT ');
  await search('parking permit');
  await search('parking permit', people.employee, 2);
  await search('parking permit', people.editor);
  await search('nothing like it', people.editor);
  await search('?!');
  await app.close();
  assert.deepEqual(await db.selectFrom('search_query').selectAll().orderBy('query').execute(), [
    { day: await today(), area: 'service', query: 'nothing like it', count: 1, empty_count: 1 },
    { day: await today(), area: 'service', query: 'parking permit', count: 2, empty_count: 0 },
  ]);
});

/** Returns the current UTC date in the format in which the driver returns dates. */
async function today(): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (now() at time zone 'UTC')::date as day`.execute(portal.db);
  return rows[0]?.day ?? '';
}

test('counts concurrent searches for the same words through two servers', async () => {
  const { db } = portal;
  const apps = [await buildApp(portal.deps), await buildApp(portal.deps)];
  const people = [];
  for (let i = 0; i < 8; i += 1) people.push(await makePerson(db));
  await Promise.all(
    people.flatMap((person, i) =>
      ['permit', 'parking'].map(async (query) =>
        apps[i % 2]?.inject({
          method: 'POST',
          url: serviceApi.search.path,
          payload: { query },
          headers: await portal.signedIn(person),
        }),
      ),
    ),
  );
  await Promise.all(apps.map((app) => app.close()));
  const counts = await db.selectFrom('search_query').select(['query', 'count']).orderBy('query').execute();
  assert.deepEqual(counts, [
    { query: 'parking', count: 8 },
    { query: 'permit', count: 8 },
  ]);
});
