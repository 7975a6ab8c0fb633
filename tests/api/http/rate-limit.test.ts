import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Call } from '../../../contract/api';
import { attachmentApi } from '../../../contract/attachment';
import type { Limit } from '../../../contract/core/endpoint';
import { errorBody } from '../../../contract/core/errors';
import { feedbackApi } from '../../../contract/feedback';
import { homeApi } from '../../../contract/home';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { sessionApi } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { connect } from '../../../server/db/connect';
import { addressGroup, FIGURES } from '../../../server/modules/rate-limit/policy';
import { removePaid } from '../../../server/modules/rate-limit/repository';
import { makeFile, makeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
let now = new Date('2026-03-10T09:00:00Z');
before(async () => {
  portal = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  await portal.db.deleteFrom('rate_limit').execute();
});
after(() => portal.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
/** Makes that many concurrent calls and returns the number of responses for each status. */
async function tally(times: number, call: () => Promise<number>): Promise<Record<number, number>> {
  const statuses = await Promise.all(Array.from({ length: times }, call));
  return Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));
}
const search =
  (as = portal.people.employee, app = portal.app) =>
  async () => {
    const headers = await portal.signedIn(as);
    const { path: url } = serviceApi.search;
    return (await app.inject({ method: 'POST', url, payload: { query: 'leave' }, headers })).statusCode;
  };
const exchangeFrom = (remoteAddress: string, headers: Record<string, string> = {}, app: FastifyInstance = portal.app) =>
  app.inject({ method: 'POST', url: sessionApi.ucToken.path, payload: { ucToken: 'x' }, remoteAddress, headers });

test("returns 429 with the waiting time in the person's language and accepts searches again after it", async () => {
  const { burst, perMinute } = FIGURES.search.person;
  assert.deepEqual(await tally(burst + 5, search()), { 200: burst, 429: 5 });
  const { status, body, headers } = await portal.call(
    serviceApi.search,
    { query: 'leave' },
    { as: portal.people.employee, locale: 'zh-CN' },
  );
  assert.equal(status, 429);
  assert.deepEqual(errorBody.strict().parse(body), { code: 'rate.limited', message: '操作过于频繁，请稍后再试。' });
  assert.equal(headers['retry-after'], String(60 / perMinute));
  later(60 / perMinute);
  assert.deepEqual(await tally(2, search()), { 200: 1, 429: 1 });
  later(60);
  assert.deepEqual(await tally(perMinute + 1, search()), { 200: perMinute, 429: 1 });
});

test('limits searches per person, across all processes', async () => {
  const second = await buildApp({ ...portal.deps, db: portal.db });
  const { burst } = FIGURES.search.person;
  assert.deepEqual(await tally(burst, search(portal.people.employee, second)), { 200: burst });
  assert.deepEqual(await tally(1, search()), { 429: 1 });
  assert.deepEqual(await tally(1, search(portal.people.editor)), { 200: 1 });
  await second.close();
});

test('lets no more concurrent calls pass than the limit allows', async () => {
  const { burst } = FIGURES.search.person;
  await tally(burst - 1, search());
  const calls = await portal.db.transaction().execute(async (holder) => {
    await holder.selectFrom('rate_limit').selectAll().forUpdate().execute();
    const waiting = tally(2, search());
    while ((await callsThatWait()) < 2) await setTimeout(5);
    return { waiting };
  });
  assert.deepEqual(await calls.waiting, { 200: 1, 429: 1 });
});

const suggest = async () => (await portal.call(serviceApi.suggest, { query: 'leave' }, { as: portal.people.employee })).status;
const isOfSearch = (text: string) => text.includes('search_doc');

test('runs no search statement for a refused suggestion call until the waiting time is over', async () => {
  const { burst, perMinute } = FIGURES.suggest.person;
  assert.deepEqual(await tally(burst + 1, suggest), { 200: burst, 429: 1 });
  assert.deepEqual((await statementsOf(suggest)).filter(isOfSearch), []);
  later(60 / perMinute);
  assert.notDeepEqual((await statementsOf(suggest)).filter(isOfSearch), []);
});

test('stores nothing for a refused call', async () => {
  await tally(FIGURES.search.person.burst, search());
  const rating = { query: 'leave', useful: true, hits: [] };
  const { status } = await portal.call(searchApi.rate, rating, { as: portal.people.employee });
  assert.equal(status, 429);
  assert.deepEqual(await portal.db.selectFrom('search_rating').selectAll().execute(), []);
});

/** Returns the number of statements in this file's database that wait for a lock. */
async function callsThatWait(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
  return rows[0]?.count ?? 0;
}

test('does not limit callers for hours after a clock was ahead for a moment', async () => {
  const before = now;
  later(3 * 60 * 60);
  await tally(FIGURES.search.person.burst, search());
  now = before;
  assert.deepEqual(await tally(2, search()), { 200: 2 });
});

test('still lets a person read when their searches are limited', async () => {
  await tally(FIGURES.search.person.burst + 1, search());
  const { status } = await portal.call(serviceApi.list, {}, { as: portal.people.employee });
  assert.equal(status, 200);
});

test('runs no rate limit statement for a call without a limit, and one for a call with a limit', async () => {
  await search()();
  const ofLimits = async (work: () => Promise<unknown>) =>
    (await statementsOf(work)).filter((text) => text.includes('rate_limit')).length;
  assert.equal(await ofLimits(() => portal.call(serviceApi.list, {}, { as: portal.people.employee })), 0);
  assert.equal(await ofLimits(search()), 1);
});

/** Calls that cost more than rendering a page and are limited per person only, because they require a session. */
const LIMITED_BY_PERSON: [Limit, Call, (caller: TestPerson) => Promise<number>][] = [
  ['home', 'POST /api/home', async (as) => (await portal.call(homeApi.home, { parts: ['tools'] }, { as })).status],
  ['home', 'POST /api/home/pinned/update', async (as) => (await portal.call(homeApi.updatePinned, { items: [] }, { as })).status],
  [
    'feedback',
    'POST /api/feedback',
    async (as) => (await portal.call(feedbackApi.create, { area: 'service', id: 'rated', useful: true }, { as })).status,
  ],
  [
    'download',
    'GET /api/attachment/all',
    async (as) => (await portal.call(attachmentApi.all, { area: 'service', id: 'rated' }, { as })).status,
  ],
  ['file', 'GET /api/attachment/:id', async (as) => (await portal.call(attachmentApi.one, { id: ratedFile }, { as })).status],
];
let ratedFile = '';
before(async () => {
  ratedFile = await makeFile(portal.deps, await makeItem(portal.db, { id: 'rated', publishedAt: new Date(0) }));
});

for (const [limit, call, ask] of LIMITED_BY_PERSON)
  test(`limits ${call} per person, not for others at the same address`, async () => {
    const [reader, other] = [portal.people.employee, portal.people.editor];
    const { burst, perMinute } = FIGURES[limit].person;
    await ask(reader);
    const counts = await portal.db.selectFrom('rate_limit').selectAll().execute();
    assert.equal(counts.length, 1, 'the person is counted, the address is not');
    // The state after all calls of a burst.
    await portal.db
      .updateTable('rate_limit')
      .set({ paid_until: new Date(now.getTime() + (burst * 60_000) / perMinute) })
      .execute();
    assert.deepEqual(await tally(2, () => ask(reader)), { 429: 2 });
    assert.deepEqual(await tally(1, () => ask(other)), { 200: 1 });
    later(60 / perMinute);
    assert.deepEqual(await tally(2, () => ask(reader)), { 200: 1, 429: 1 });
  });

test('limits sign-in attempts per browser, not for others at the same address', async () => {
  const { burst } = FIGURES.login.person;
  const of = (browser: string) => async () =>
    (await exchangeFrom('203.0.113.7', { cookie: `uc_login=${browser.repeat(43)}` })).statusCode;
  assert.deepEqual(await tally(burst + 1, of('a')), { 401: burst, 429: 1 });
  assert.deepEqual(await tally(1, of('b')), { 401: 1 });
});

test('redirects to the login page with an error when the limit is reached on the way to the identity provider', async () => {
  const start = () =>
    portal.app.inject({
      url: `${sessionApi.start.path}?moved=1&backUrl=%2Fservice`,
      headers: { cookie: `uc_login=${'c'.repeat(43)}` },
    });
  await tally(FIGURES.login.person.burst, async () => (await start()).statusCode);
  const answer = await start();
  assert.equal(answer.statusCode, 302);
  assert.equal(answer.headers.location, '/login?error=busy&backUrl=%2Fservice');
});

test('lets a whole company sign in from one address at once and stops a flood from one address', async () => {
  const { burst } = FIGURES.login.address ?? assert.fail();
  assert(burst >= 200 * 4, 'two hundred people at once, of four calls each');
  const key = { limit: 'login', address: '203.0.113.9' };
  assert.equal((await exchangeFrom(key.address)).statusCode, 401);
  const { rowCount, ...row } = {
    rowCount: 1,
    ...(await portal.db.selectFrom('rate_limit').selectAll().executeTakeFirstOrThrow()),
  };
  assert.equal(rowCount, 1);
  await portal.db.updateTable('rate_limit').set({ paid_until: row.bound }).execute();
  assert.equal((await exchangeFrom(key.address)).statusCode, 429);
  assert.equal((await exchangeFrom('203.0.113.10')).statusCode, 401);
});

test('ignores a forwarded address unless a trusted proxy sends it', async () => {
  const count = async () => (await portal.db.selectFrom('rate_limit').selectAll().execute()).length;
  for (const claimed of ['198.51.100.1', '198.51.100.2']) await exchangeFrom('203.0.113.7', { 'x-forwarded-for': claimed });
  assert.equal(await count(), 1);
  const config = { ...portal.deps.config, trustedProxies: ['10.0.0.0/24'] };
  const behind = await buildApp({ ...portal.deps, config });
  for (const client of ['198.51.100.1', '198.51.100.2']) await exchangeFrom('10.0.0.5', { 'x-forwarded-for': client }, behind);
  assert.equal(await count(), 3);
  await exchangeFrom('10.0.0.5', { 'x-forwarded-for': '192.0.2.66, 198.51.100.2' }, behind);
  await exchangeFrom('203.0.113.7', { 'x-forwarded-for': '198.51.100.3' }, behind);
  assert.equal(await count(), 3);
  await behind.close();
});

test('can be configured not to limit by address', async () => {
  const open = await buildApp({ ...portal.deps, config: { ...portal.deps.config, addressLimits: false } });
  await exchangeFrom('203.0.113.7', {}, open);
  assert.deepEqual(await portal.db.selectFrom('rate_limit').selectAll().execute(), []);
  await open.close();
});

test('counts an address by its IPv4 address or its IPv6 /64 network', () => {
  const same = [
    ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7'],
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::%eth0'],
    ['::1', '0:0:0:0::2'],
    ['64:ff9b::203.0.113.7', '64:ff9b::1'],
  ];
  const groups = same.map((addresses) => new Set(addresses.map(addressGroup)));
  for (const group of groups) assert.equal(group.size, 1, [...group].join(' '));
  assert.equal(new Set(groups.flatMap((group) => [...group])).size, same.length);
  assert.notEqual(addressGroup('2001:db8:1:2::1'), addressGroup('2001:db8:1:3::1'));
});

test('stores neither addresses nor person ids, and deletes counts that have expired', async () => {
  await exchangeFrom('203.0.113.7', { cookie: `uc_login=${'d'.repeat(43)}` });
  await search()();
  const rows = await portal.db.selectFrom('rate_limit').selectAll().execute();
  assert.equal(rows.length, 4);
  for (const { key } of rows) assert.equal(key.length, 16);
  await removePaid(portal.db, now);
  assert.equal((await portal.db.selectFrom('rate_limit').selectAll().execute()).length, 4);
  later(60);
  await removePaid(portal.db, now);
  assert.deepEqual(await portal.db.selectFrom('rate_limit').selectAll().execute(), []);
});

test('returns 503 or redirects with an error while calls cannot be counted', async () => {
  const nowhere = connect('postgres://portico:secret@127.0.0.1:9/portico');
  const orphan = await buildApp({ ...portal.deps, db: nowhere });
  assert.equal((await exchangeFrom('203.0.113.7', {}, orphan)).statusCode, 503);
  const start = await orphan.inject({ url: `${sessionApi.start.path}?moved=1` });
  assert.deepEqual([start.statusCode, start.headers.location], [302, '/login?error=unavailable&backUrl=%2F']);
  await orphan.close();
  await nowhere.destroy();
});
