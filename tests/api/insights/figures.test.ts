import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditApi } from '../../../contract/manage/audit';
import { insightsApi } from '../../../contract/manage/insights';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp({ now: () => new Date('2031-03-31T12:00:00Z') });
});
after(() => portal.close());

type Counts = [day: string, readers: number, openings: number, shares: number];
const count = ({ key: item }: MadeItem, ...days: Counts[]) =>
  portal.db
    .insertInto('item_day')
    .values(days.map(([day, readers, openings, shares]) => ({ item, day, readers, openings, shares })))
    .execute();
const download = ({ key: item }: MadeItem, day: string, downloads: number, attachment = '11111111-1111-4111-8111-111111111111') =>
  portal.db.insertInto('download_day').values({ item, attachment, day, name: 'form.pdf', downloads }).execute();
async function opinion({ key: item }: MadeItem, useful: boolean, at: string, comment: string | null = null) {
  const { id: person } = await makePerson(portal.db);
  await portal.db
    .insertInto('feedback')
    .values({ item, person, useful, comment, revision: 1, created_at: new Date(at) })
    .execute();
}

test('an editor reads the figures of a period, of the one before it, and of each item that they may edit', async () => {
  const leave = await makeItem(portal.db, { id: 'leave', title: 'Leave', publishedAt: new Date('2031-01-01') });
  const tool = await makeItem(portal.db, { area: 'tool', id: 'wiki', title: '=Wiki', publishedAt: new Date('2031-01-01') });
  await count(
    leave,
    ['2031-03-17', 90, 90, 9],
    ['2031-03-18', 4, 5, 1],
    ['2031-03-24', 3, 3, 0],
    ['2031-03-25', 7, 9, 2],
    ['2031-03-31', 2, 2, 0],
  );
  await count(tool, ['2031-03-31', 20, 21, 1]);
  await download(leave, '2031-03-30', 3);
  await download(leave, '2031-03-31', 1);
  await download(leave, '2031-03-01', 50, '22222222-2222-4222-8222-222222222222');
  await opinion(leave, true, '2031-03-25T00:00:00Z');
  await opinion(leave, false, '2031-03-31T23:59:59Z', 'Where is the form?');
  await opinion(leave, false, '2031-03-24T23:59:59Z', 'Before');
  const as = await makePerson(portal.db, { roles: ['employee', 'editor'], editorAreas: ['service'] });

  const overview = (await portal.call(insightsApi.overview, { days: '7' }, { as })).body;
  assert.deepEqual(overview.now, { readers: 9, openings: 11, shares: 2, downloads: 4, useful: 1, notUseful: 1 });
  assert.deepEqual(overview.before, { readers: 7, openings: 8, shares: 1, downloads: 0, useful: 0, notUseful: 1 });
  assert.deepEqual([overview.from, overview.to, overview.countedSince], ['2031-03-25', '2031-03-31', '2031-03-17']);
  assert.deepEqual(
    overview.days.map(({ readers }) => readers),
    [7, 0, 0, 0, 0, 0, 2],
  );
  const own = (await portal.call(insightsApi.itemList, { days: '7' }, { as })).body;
  assert.deepEqual(own.items, [
    {
      ...{ area: 'service', id: 'leave', title: 'Leave', locale: 'en-US', readers: 9, readersBefore: 7, openings: 11, shares: 2 },
      ...{ downloads: 4, useful: 1, notUseful: 1, trend: [7, 0, 0, 0, 0, 0, 2] },
    },
  ]);
  const all = (await portal.call(insightsApi.itemList, { days: '7' }, { as: portal.people.admin })).body;
  assert.deepEqual(
    all.items.map(({ id }) => id),
    ['wiki', 'leave'],
  );
  const comments = (await portal.call(insightsApi.commentList, { days: '7' }, { as })).body;
  assert.deepEqual(
    comments.items.map(({ comment, at }) => [comment, at]),
    [['Where is the form?', '2031-03-31T23:59:59.000Z']],
  );
  const one = (await portal.call(insightsApi.item, { area: 'service', id: 'leave', days: '7' }, { as })).body;
  assert.deepEqual([one.now, one.files, one.title], [overview.now, [{ name: 'form.pdf', downloads: 4 }], 'Leave']);
  assert.equal((await portal.call(insightsApi.item, { area: 'tool', id: 'wiki' }, { as })).status, 403);
});

test('an editor of one department reads only its figures', async () => {
  const names = { 'en-US': 'Legal', 'zh-CN': '法务部' };
  const own = await makeItem(portal.db, { area: 'benefit', id: 'own', department: names, publishedAt: new Date('2031-01-01') });
  const other = await makeItem(portal.db, { area: 'benefit', id: 'other', publishedAt: new Date('2031-01-01') });
  await count(own, ['2031-03-30', 2, 2, 0]);
  await count(other, ['2031-03-30', 5, 5, 0]);
  const as = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['benefit'], editorDepartments: ['Legal'] });
  assert.equal((await portal.call(insightsApi.overview, { area: 'benefit' }, { as })).body.now.readers, 2);
  assert.deepEqual(
    (await portal.call(insightsApi.itemList, {}, { as })).body.items.map(({ id }) => id),
    ['own'],
  );
  assert.equal((await portal.call(insightsApi.item, { area: 'benefit', id: 'other' }, { as })).status, 404);
});

test('an administrator exports figures as CSV without formulas, and the log says so', async () => {
  const as = portal.people.admin;
  const { raw, headers } = await portal.call(insightsApi.export, { days: '7' }, { as });
  assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8/);
  assert.equal(headers['content-disposition'], 'attachment; filename=insights-2031-03-31.csv');
  const lines = raw.toString().split('\r\n');
  assert.equal(lines[0], '\uFEFFarea,id,title,readers,readersBefore,openings,shares,downloads,useful,notUseful');
  assert.equal(lines[1], "tool,wiki,'=Wiki,20,0,21,1,0,0,0");
  const one = await portal.call(insightsApi.export, { days: '7', area: 'service', id: 'leave' }, { as });
  assert.equal(one.raw.toString().split('\r\n').at(-2), '2031-03-31,2,2,0,1');
  const { body } = await portal.call(auditApi.list, { action: 'insights.export', pageSize: 2 }, { as });
  assert.deepEqual(
    body.items.map(({ item, after: state }) => [item?.id ?? null, state]),
    [
      ['leave', { days: '7' }],
      [null, { days: '7' }],
    ],
  );
});
