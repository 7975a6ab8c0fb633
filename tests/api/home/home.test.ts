import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type Insertable } from 'kysely';
import { favouriteApi } from '../../../contract/favourite';
import { homeApi, type Home } from '../../../contract/home';
import type { InputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import type { Database } from '../../../server/db/schema/schema';
import { daysFromNow, makeFile, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const home = async (as: TestPerson, input: InputOf<(typeof homeApi)['home']> = {}, locale: Locale = 'en-US'): Promise<Home> => {
  const { status, body } = await portal.call(homeApi.home, input, { as, locale });
  assert.equal(status, 200);
  return body;
};
const ids = (items: readonly { id: string }[] = []): string[] => items.map(({ id }) => id);
const dayFromNow = (days: number): string => daysFromNow(days).toISOString().slice(0, 10);
const slide = (given: Partial<Insertable<Database['slide']>> & { id: string }) =>
  portal.db
    .insertInto('slide')
    .values({
      ...{ position: 1, hue: 'news', link: '/service', texts: JSON.stringify({ 'en-US': { title: 'A slide', text: '' } }) },
      ...given,
    })
    .execute();

test('returns the whole first view in one response', async () => {
  const reader = await makePerson(portal.db);
  await makeItem(portal.db, { area: 'service', id: 'laptop', title: 'New laptop', views: 9 });
  await makeItem(portal.db, { area: 'notice', id: 'drill', title: 'Fire drill', classification: ['Safety'] });
  await makeItem(portal.db, { area: 'news', id: 'room', title: 'Parents’ room' });
  await makeItem(portal.db, { area: 'personnel', id: 'probation', title: 'Probation' });
  const { failed, ...parts } = await home(reader);
  assert.deepEqual(failed, []);
  assert.deepEqual(Object.keys(parts).sort(), [
    ...['benefits', 'closing', 'inbox', 'isEmpty', 'keywords', 'news', 'notices'],
    ...['personnel', 'services', 'shortcuts', 'slides', 'today', 'tools'],
  ]);
  assert.deepEqual(ids(parts.services), ['laptop']);
  assert.deepEqual([ids(parts.notices?.items), ids(parts.notices?.tabs)], [['drill'], ['safety']]);
  assert.deepEqual([ids(parts.news), ids(parts.personnel), parts.inbox?.unread], [['room'], ['probation'], 1]);
});

test('returns favourite tools with their views and favourite mark, even those that hardly anybody opens', async () => {
  const reader = await makePerson(portal.db);
  for (let n = 0; n < 20; n += 1)
    await makeItem(portal.db, { area: 'tool', id: `popular-${n}`, title: `Tool ${n}`, views: 100 + n });
  await makeItem(portal.db, { area: 'tool', id: 'rare', title: 'Rare', views: 1 });
  await portal.call(favouriteApi.update, { area: 'tool', id: 'rare', favourite: true }, { as: reader });
  const { tools = [] } = await home(reader);
  assert.deepEqual(
    tools.map(({ id, views, favourite }) => [id, views, favourite]),
    [['rare', 1, true], ...[19, 18, 17, 16, 15, 14, 13].map((n) => [`popular-${n}`, 100 + n, false])],
  );
  await portal.db.deleteFrom('item').where('area', '=', 'tool').execute();
});

test('tells an administrator that the portal is empty, and others that there is nothing for them', async () => {
  const fresh = await startTestApp();
  const { admin, employee } = fresh.people;
  const isEmpty = async (as: TestPerson) => (await fresh.call(homeApi.home, { parts: ['isEmpty'] }, { as })).body.isEmpty;
  const answers = async () => [await isEmpty(admin), await isEmpty(employee)];
  assert.deepEqual(await answers(), [true, true]);
  await makeItem(fresh.db, { area: 'information', id: 'briefs', audience: { departments: ['Legal'] } });
  assert.deepEqual(await answers(), [false, true]);
  await makeItem(fresh.db, { area: 'information', id: 'emergency' });
  assert.deepEqual(await answers(), [false, false]);
  await fresh.close();
});

test('returns only the requested parts', async () => {
  const parts = await home(portal.people.employee, { parts: ['services', 'tools'] });
  assert.deepEqual(Object.keys(parts).sort(), ['failed', 'services', 'tools']);
});

test('names a failed part and returns the others', async () => {
  await sql`alter table slide rename to slide_away`.execute(portal.db);
  // Invalidates the cached answers.
  await makeItem(portal.db, { area: 'news' });
  const { failed, slides, services } = await home(portal.people.employee);
  await sql`alter table slide_away rename to slide`.execute(portal.db);
  assert.deepEqual([failed, slides], [['slides'], undefined]);
  assert.ok(Array.isArray(services));
  assert.deepEqual((await home(portal.people.employee, { parts: ['slides'] })).failed, []);
});

test('contains nothing that the reader may not see', async () => {
  const hidden = { audience: { departments: ['Legal'] } };
  const closing = { fields: { closesAt: dayFromNow(3) } };
  const secret = await makeItem(portal.db, { area: 'news', id: 'secret-news', ...hidden });
  await makeItem(portal.db, { area: 'service', id: 'secret-service', views: 99, ...hidden });
  await makeItem(portal.db, { area: 'notice', id: 'secret-notice', fields: { priority: 'urgent', mustRead: true }, ...hidden });
  await makeItem(portal.db, { area: 'benefit', id: 'secret-benefit', ...closing, ...hidden });
  await makeItem(portal.db, { area: 'tool', id: 'secret-tool', ...hidden });
  await makeItem(portal.db, { area: 'personnel', id: 'secret-page', ...hidden });
  await slide({ id: 'secret-slide', item: secret.key, link: null });
  const [outsider, lawyer] = [await makePerson(portal.db), await makePerson(portal.db, { department: 'Legal' })];
  assert.doesNotMatch(JSON.stringify(await home(outsider)), /secret/);
  const seen = JSON.stringify(await home(lawyer)).matchAll(/"id":"secret-(\w+)/g);
  assert.deepEqual([...new Set([...seen].map(([, what]) => what))].sort(), [
    'benefit',
    'news',
    'notice',
    'page',
    'service',
    'slide',
    'tool',
  ]);
});

test('lists benefits that close soon, the earliest first, before the others', async () => {
  const reader = await makePerson(portal.db);
  for (const days of [9, 2, 15, -3])
    await makeItem(portal.db, { area: 'benefit', id: `ends-${days}`, fields: { closesAt: dayFromNow(days) } });
  await makeItem(portal.db, { area: 'benefit', id: 'ends-by-the-hour', fields: { closesAt: daysFromNow(5).toISOString() } });
  assert.deepEqual(ids((await home(reader, { parts: ['closing'] })).closing), ['ends-2', 'ends-by-the-hour', 'ends-9']);
});

test('omits a claim period that ended earlier today from those that close soon', async () => {
  const clocked = await startTestApp({ now: () => new Date('2026-12-18T12:00:00Z') });
  const published = new Date('2026-12-01T00:00:00Z');
  const ends = (id: string, closesAt: string) =>
    makeItem(clocked.db, { area: 'benefit', id, fields: { closesAt }, publishedAt: published });
  await ends('at-ten', '2026-12-18T10:00:00Z');
  await ends('today', '2026-12-18');
  await ends('at-six-in-shanghai', '2026-12-19T06:00:00+08:00');
  await ends('at-noon-in-seattle', '2026-12-18T12:00:00-08:00');
  const { body } = await clocked.call(homeApi.home, { parts: ['closing'] }, { as: clocked.people.employee });
  assert.deepEqual(ids(body.closing), ['at-noon-in-seattle', 'at-six-in-shanghai', 'today']);
  await clocked.close();
});

const disruption = (id: string, fields: Record<string, unknown>, more: Partial<Parameters<typeof makeItem>[1]> = {}) =>
  makeItem(portal.db, { area: 'notice', id, fields: { disruption: 'closure', ...fields }, ...more });

test('lists closures and outages that are in force or begin within 14 days, of the office of the reader only', async () => {
  const [bristol, other] = [await makePerson(portal.db, { location: 'Bristol' }), await makePerson(portal.db)];
  await disruption('since-ever', { endsAt: dayFromNow(1) });
  await disruption('begun', { disruption: 'outage', startsAt: daysFromNow(-1).toISOString(), endsAt: dayFromNow(2) });
  await disruption('bristol-closed', { startsAt: dayFromNow(3) }, { audience: { locations: ['bristol'] } });
  await disruption('over', { startsAt: dayFromNow(-5), endsAt: dayFromNow(-3) });
  await disruption('far', { startsAt: dayFromNow(20) });
  await disruption('expired', { startsAt: dayFromNow(1) }, { expiresAt: daysFromNow(-1) });
  await disruption('to-come', { startsAt: dayFromNow(1) }, { publishedAt: daysFromNow(1) });
  await disruption('none', { disruption: null, startsAt: dayFromNow(1) });
  const seen = async (as: TestPerson) => {
    const { today } = await home(as, { parts: ['today'] });
    return [today?.location ?? null, today?.disruptions.map(({ item, kind, office }) => `${item.id} ${kind} ${office}`)];
  };
  const everywhere = ['since-ever closure false', 'begun outage false'];
  assert.deepEqual(await seen(bristol), ['Bristol', [...everywhere, 'bristol-closed closure true']]);
  assert.deepEqual((await seen(other))[1], everywhere);
});

test('lists the key dates of the next 14 days, of pages that the reader may see', async () => {
  const [outsider, lawyer] = [await makePerson(portal.db), await makePerson(portal.db, { department: 'Legal' })];
  const page = (id: string, days: number, audience = {}) =>
    makeItem(portal.db, {
      area: 'personnel',
      id,
      audience,
      texts: { 'en-US': { title: id, fields: { keyDates: [{ date: dayFromNow(days), text: id }] } } },
    });
  await page('review', 6);
  await page('appeal', 2, { departments: ['Legal'] });
  await page('bonus', 40);
  await page('past', -4);
  const dates = async (as: TestPerson) => (await home(as, { parts: ['today'] })).today?.keyDates.map(({ text }) => text);
  assert.deepEqual(await dates(lawyer), ['appeal', 'review']);
  assert.deepEqual(await dates(outsider), ['review']);
});

test('a person who is signed out, or asks for an unknown part, is refused', async () => {
  assert.equal((await portal.call(homeApi.home, { parts: ['today'] })).status, 401);
  const wrong = { parts: ['weather'] } as unknown as InputOf<(typeof homeApi)['home']>;
  assert.equal((await portal.call(homeApi.home, wrong, { as: portal.people.employee })).status, 400);
});

test('omits a benefit that cannot be claimed yet from those that close soon', async () => {
  const reader = await makePerson(portal.db);
  const fields = { opensAt: dayFromNow(4), closesAt: dayFromNow(6) };
  await makeItem(portal.db, { area: 'benefit', id: 'opens-later', fields });
  assert.ok(!ids((await home(reader, { parts: ['closing'] })).closing).includes('opens-later'));
});

test("returns current slides in order, in the reader's language, with the picture of their target", async () => {
  const reader = await makePerson(portal.db);
  const item = await makeItem(portal.db, { area: 'news', id: 'garden' });
  const picture = await makeFile(portal.deps, item, { kind: 'picture', name: 'garden.svg', type: 'image/svg+xml' });
  const texts = { 'en-US': { title: 'Garden', text: 'Open' }, 'zh-CN': { title: '花园', text: '开放' } };
  await slide({ id: 'second', position: 12 });
  await slide({ id: 'first', position: 11, item: item.key, link: null, texts: JSON.stringify(texts) });
  await slide({ id: 'over', position: 13, ends_at: daysFromNow(-1) });
  await slide({ id: 'to-come', position: 14, starts_at: daysFromNow(1) });
  const { slides = [] } = await home(reader, { parts: ['slides'] }, 'zh-CN');
  assert.deepEqual(slides, [
    {
      ...{ id: 'first', title: '花园', text: '开放', locale: 'zh-CN', link: '/welfare/news/garden', hue: 'news' },
      ...{ picture: { id: picture, width: null, height: null }, alt: '' },
    },
    { id: 'second', title: 'A slide', text: '', locale: 'en-US', link: '/service', hue: 'news', picture: null, alt: '' },
  ]);
});

test("stores a person's own quick links for that person only", async () => {
  const [person, other] = [await makePerson(portal.db), await makePerson(portal.db)];
  await makeItem(portal.db, { area: 'tool', id: 'chat' });
  await makeItem(portal.db, { area: 'service', id: 'badge' });
  const pin = (items: { area: 'tool' | 'service'; id: string }[], as = person) =>
    portal.call(homeApi.updatePinned, { items }, { as });
  const both = [
    { area: 'tool', id: 'chat' },
    { area: 'service', id: 'badge' },
  ] as const;
  assert.deepEqual(ids((await pin([...both])).body.pinned), ['chat', 'badge']);
  assert.deepEqual(ids((await pin([...both].reverse())).body.pinned), ['badge', 'chat']);
  assert.deepEqual(ids((await pin([both[1], ...both])).body.pinned), ['badge', 'chat']);
  assert.deepEqual(ids((await home(person, { parts: ['shortcuts'] })).shortcuts?.pinned), ['badge', 'chat']);
  assert.deepEqual((await home(other, { parts: ['shortcuts'] })).shortcuts?.pinned, []);

  const wrong = await pin([...both, { area: 'tool', id: 'no-such' }]);
  assert.deepEqual([wrong.status, (wrong.body as unknown as { code: string }).code], [404, 'item.not_found']);
  const tooMany = await pin(Array.from({ length: 13 }, () => both[0]));
  assert.equal(tooMany.status, 400);
  assert.deepEqual(ids((await home(person, { parts: ['shortcuts'] })).shortcuts?.pinned), ['badge', 'chat']);
});

test('suggests favourites, then frequently opened items, and lists recently viewed ones', async () => {
  let moment = daysFromNow(0);
  const clocked = await startTestApp({ now: () => moment });
  const as = clocked.people.employee;
  for (const id of ['a', 'b', 'c']) await makeItem(clocked.db, { id: `used-${id}` });
  await makeItem(clocked.db, { area: 'notice', id: 'read-notice' });
  const open = async (id: string) => {
    moment = new Date(moment.getTime() + 60_000);
    await clocked.call(serviceApi.updateViews, { id: `used-${id}` }, { as });
  };
  await open('b');
  await open('c');
  await clocked.call(noticeApi.updateViews, { id: 'read-notice' }, { as });
  await clocked.call(favouriteApi.update, { area: 'service', id: 'used-a', favourite: true }, { as });
  await clocked.call(homeApi.updatePinned, { items: [{ area: 'service', id: 'used-b' }] }, { as });
  const { shortcuts } = (await clocked.call(homeApi.home, { parts: ['shortcuts'] }, { as })).body;
  assert.deepEqual(ids(shortcuts?.suggested), ['used-a', 'used-c']);
  assert.deepEqual(ids(shortcuts?.recent), ['read-notice', 'used-c', 'used-b']);
  await clocked.close();
});
