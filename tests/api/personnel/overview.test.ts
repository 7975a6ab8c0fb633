import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { personnelApi, type PersonnelKind } from '../../../contract/personnel';
import {
  classify,
  daysFromNow,
  makeClassification,
  makeDirectoryPerson,
  makeItem,
  makePerson,
  type ItemSpec,
} from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
const clear = () => portal.db.deleteFrom('item').execute();

const overview = async (locale: Locale = 'en-US', as: TestPerson = portal.people.employee) => {
  const { status, body } = await portal.call(personnelApi.overview, undefined, { as, locale });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const day = (days: number) => daysFromNow(days).toISOString().slice(0, 10);
const EMPTY = { topics: [], people: [], contacts: [], keyDates: [], mostRead: [], services: [] };
const PEOPLE = { 'en-US': 'People Operations', 'zh-CN': '人力资源部' };

interface PageSpec extends ItemSpec {
  kind?: PersonnelKind;
  keyDates?: unknown;
  contact?: string;
}

async function makePage({ id, kind = 'guide', keyDates = [], contact, ...spec }: PageSpec & { id: string }) {
  const item = await makeItem(portal.db, {
    area: 'personnel',
    id,
    fields: { kind, url: null },
    texts: { 'en-US': { title: `Page ${id}`, fields: { keyDates } } },
    ...spec,
  });
  if (contact) await portal.db.updateTable('item').set({ contact }).where('key', '=', item.key).execute();
  return item;
}

test('returns 401 without a session', async () => {
  const { status, body } = await portal.call(personnelApi.overview, undefined);
  assert.deepEqual([status, (body as unknown as { code: string }).code], [401, 'session.missing']);
});

test('returns an empty overview without personnel pages', async () => {
  assert.deepEqual(await overview(), EMPTY);
});

test('lists the guides and policies of a topic and its descendants, most read first', async () => {
  const classification = ['Leave', 'Sickness'];
  await makePage({ id: 'call-in-sick', classification, views: 8 });
  await makePage({ id: 'sick-pay', kind: 'policy', classification, views: 1 });
  for (const views of [6, 7, 9, 10]) await makePage({ id: `leave-${views}`, classification: ['Leave'], views });
  const twice = await makePage({ id: 'in-two-topics', classification: ['Leave'] });
  await classify(portal.db, twice, ['Pay']);
  const { topics, mostRead } = await overview();
  assert.deepEqual(
    topics.map(({ id, name, glyph, count, pages }) => ({ id, name, glyph, count, pages: idsOf(pages) })),
    [
      {
        ...{ id: 'leave', name: 'Leave', glyph: 'leave', count: 7 },
        pages: ['leave-10', 'leave-9', 'call-in-sick', 'leave-7', 'leave-6'],
      },
      { id: 'pay', name: 'Pay', glyph: 'payroll', count: 1, pages: ['in-two-topics'] },
    ],
  );
  assert.deepEqual(idsOf(mostRead), ['leave-10', 'leave-9', 'call-in-sick', 'leave-7', 'leave-6']);
  await clear();
});

test('says of each page of a topic whether it is a guide or a policy', async () => {
  await makePage({ id: 'plan', classification: ['Leave'], views: 2 });
  await makePage({ id: 'rules', kind: 'policy', classification: ['Leave'], views: 1 });
  const [topic] = (await overview()).topics;
  assert.deepEqual(
    topic?.pages.map(({ id, kind }) => `${id} ${kind}`),
    ['plan guide', 'rules policy'],
  );
  await clear();
});

test('names the owner of more than half of the pages of a topic, the department of the most, and the newest change', async () => {
  const owner = await makeDirectoryPerson(portal.db, { id: 'leave-adviser', names: { 'en-US': 'Leave adviser' } });
  const page = { classification: ['Leave'], department: PEOPLE };
  const { key } = await makePage({ id: 'one', ...page, owner });
  await makePage({ id: 'two', ...page, owner });
  await makePage({ id: 'three', classification: ['Leave'], department: { 'en-US': 'Finance' } });
  const changed = daysFromNow(-2);
  await portal.db
    .updateTable('item')
    .set({ updated_at: daysFromNow(-9) })
    .where('area', '=', 'personnel')
    .execute();
  await portal.db.updateTable('item').set({ updated_at: changed }).where('key', '=', key).execute();
  const decided = (await overview()).topics[0];
  assert.deepEqual(decided?.owner, { id: 'leave-adviser', kind: 'desk', name: 'Leave adviser', picture: null });
  assert.deepEqual(decided.department, { id: 'people-operations', name: 'People Operations' });
  assert.equal(decided.changedAt, changed.toISOString());
  await makePage({ id: 'four', classification: ['Leave'] });
  assert.equal((await overview()).topics[0]?.owner, null);
  await clear();
});

test('lists key dates from yesterday on, sorted, each with its page', async () => {
  await makePage({
    id: 'review',
    keyDates: [
      { date: day(9), text: 'Talks end' },
      { date: day(-1), text: 'Talks begin' },
    ],
  });
  await makePage({
    id: 'leave',
    keyDates: [
      { date: day(4), text: 'Plans are due' },
      { date: day(-2), text: 'Long over' },
    ],
  });
  const { keyDates } = await overview();
  assert.deepEqual(
    keyDates.map(({ date, text, item }) => [date, text, item.id]),
    [
      [day(-1), 'Talks begin', 'review'],
      [day(4), 'Plans are due', 'leave'],
      [day(9), 'Talks end', 'review'],
    ],
  );
  await clear();
});

test('ignores malformed stored dates and returns the valid ones', async () => {
  const good = { date: day(3), text: 'Good' };
  const strange = [
    null,
    5,
    'x',
    [],
    { date: '2999-02-31', text: 'x' },
    { date: 'tomorrow', text: 'x' },
    { date: 2999, text: 'x' },
  ];
  const incomplete = [{ text: 'x' }, { date: day(3) }, { date: day(3), text: '' }, { date: day(3), text: 7 }];
  await makePage({ id: 'mixed', keyDates: [...strange, good, ...incomplete] });
  for (const [n, keyDates] of [null, 'soon', 7, {}, { date: 'x' }].entries()) await makePage({ id: `odd-${n}`, keyDates });
  const { keyDates } = await overview();
  assert.deepEqual(
    keyDates.map(({ date, text, item }) => ({ date, text, id: item.id })),
    [{ ...good, id: 'mixed' }],
  );
  await clear();
});

test('lists the people and desks that own the pages, those with the most first, and further contacts', async () => {
  const desk = await makeDirectoryPerson(portal.db);
  const names = { 'en-US': 'Benefits', 'zh-CN': '福利' };
  const benefits = await makeDirectoryPerson(portal.db, { id: 'benefits-desk', names });
  await makePage({ id: 'one', owner: benefits, contact: 'welcome@example.com' });
  for (const id of ['two', 'three']) await makePage({ id, owner: desk });
  await makePage({ id: 'four', owner: 'nobody-we-know', contact: 'desk@example.com' });
  await makePage({ id: 'hidden', owner: await makeDirectoryPerson(portal.db, { id: 'counsel' }), publishedAt: daysFromNow(1) });
  const { people, contacts } = await overview('zh-CN');
  assert.deepEqual(
    people.map(({ id, kind, name, email, replyHours }) => ({ id, kind, name, email, replyHours })),
    [
      { id: 'leave-desk', kind: 'desk', name: '休假服务台', email: 'leave-desk@test.invalid', replyHours: 8 },
      { id: 'benefits-desk', kind: 'desk', name: '福利', email: 'benefits-desk@test.invalid', replyHours: 8 },
    ],
  );
  assert.deepEqual(
    contacts.map(({ contact }) => contact),
    ['desk@example.com'],
  );
  await clear();
});

test('lists the contacts named by most pages, each with its department', async () => {
  await makePage({ id: 'one', department: PEOPLE, contact: 'welcome@example.com' });
  for (const id of ['two', 'three']) await makePage({ id, department: PEOPLE, contact: 'people@example.com' });
  await makePage({ id: 'four', contact: 'desk@example.com' });
  const department = { id: 'people-operations', name: 'People Operations' };
  assert.deepEqual((await overview()).contacts, [
    { department, contact: 'people@example.com' },
    { department: null, contact: 'desk@example.com' },
    { department, contact: 'welcome@example.com' },
  ]);
  await clear();
});

test('lists the most used services of the departments that own the pages', async () => {
  await makePage({ id: 'leave', department: PEOPLE });
  for (const views of [1, 2, 3, 4, 5, 6]) await makeItem(portal.db, { id: `service-${views}`, department: PEOPLE, views });
  await makeItem(portal.db, { id: 'of-others', department: { 'en-US': 'Finance' }, views: 99 });
  const { services } = await overview();
  assert.deepEqual(idsOf(services), ['service-6', 'service-5', 'service-4', 'service-3', 'service-2']);
  await clear();
});

test('omits topics, contacts, dates, services and links of hidden items', async () => {
  const audience = { departments: ['Legal'] };
  const hidden = {
    audience,
    department: { 'en-US': 'Legal' },
    contact: 'secret@example.com',
    classification: ['Secret'],
    views: 9,
  };
  await makePage({ id: 'hidden', ...hidden, keyDates: [{ date: day(2), text: 'Secret day' }] });
  await makePage({ id: 'not-yet', ...hidden, audience: {}, publishedAt: daysFromNow(1) });
  await makeItem(portal.db, { id: 'of-legal', department: { 'en-US': 'Legal' } });
  assert.deepEqual(await overview(), EMPTY);

  const theirs = await overview('en-US', await makePerson(portal.db, { department: 'Legal' }));
  assert.deepEqual([idsOf(theirs.mostRead), idsOf(theirs.services)], [['hidden'], ['of-legal']]);
  assert.deepEqual([theirs.topics.length, theirs.contacts.length, theirs.keyDates.length], [1, 1, 1]);
  await clear();
});

test("returns the overview in the reader's language", async () => {
  const { db } = portal;
  const texts = {
    'en-US': { title: 'Plan your leave', fields: { keyDates: [{ date: day(5), text: 'Plans are due' }] } },
    'zh-CN': { title: '安排休假', fields: { keyDates: [{ date: day(5), text: '提交休假安排' }] } },
  };
  const item = await makePage({ id: 'plan', texts, department: PEOPLE, contact: 'people@example.com', views: 2 });
  const classification = await makeClassification(db, 'personnel', 'Time', null, '考勤');
  await db.insertInto('item_classification').values({ item: item.key, classification }).execute();
  const words = async (locale: Locale) => {
    const { topics, contacts, keyDates, mostRead } = await overview(locale);
    return [topics[0]?.name, topics[0]?.pages[0]?.title, contacts[0]?.department?.name, keyDates[0]?.text, mostRead[0]?.title];
  };
  assert.deepEqual(await words('en-US'), ['Time', 'Plan your leave', 'People Operations', 'Plans are due', 'Plan your leave']);
  assert.deepEqual(await words('zh-CN'), ['考勤', '安排休假', '人力资源部', '提交休假安排', '安排休假']);
  await clear();
});

test('lists pages of the other kind in the same classifications, without repeating them as related', async () => {
  const classification = ['Review', 'Yearly'];
  const guide = await makePage({ id: 'the-talk', classification });
  await classify(portal.db, guide, ['Review', 'Bonus']);
  await makePage({ id: 'another-guide', classification, views: 5 });
  for (const views of [1, 2, 3, 4]) await makePage({ id: `rule-${views}`, kind: 'policy', classification, views });
  const closest = await makePage({ id: 'closest', kind: 'policy', classification });
  await classify(portal.db, closest, ['Review', 'Bonus']);
  await makePage({ id: 'of-the-whole', kind: 'policy', classification: ['Review'], views: 9 });
  await makePage({ id: 'hidden', kind: 'policy', classification, audience: { departments: ['Legal'] }, views: 9 });
  const info = async (id: string) => (await portal.call(personnelApi.info, { id }, { as: portal.people.employee })).body;
  const { counterparts, related } = await info('the-talk');
  assert.deepEqual(idsOf(counterparts), ['closest', 'rule-4', 'rule-3', 'rule-2']);
  assert.ok(idsOf(related).includes('another-guide'));
  assert.deepEqual(
    idsOf(related).filter((id) => idsOf(counterparts).includes(id)),
    [],
  );
  assert.deepEqual(idsOf((await info('rule-1')).counterparts).sort(), ['another-guide', 'the-talk']);
  await clear();
});
