import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { noticeApi } from '../../../contract/notice';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { publishNotice } from '../support/notices';

const FACILITIES = { 'en-US': 'Facilities', 'zh-CN': '行政部' };
const text = (title: string) => ({ title, summary: `${title}.`, markdown: title, keywords: [], fields: {} });
const inBoth = (en: string, zh: string) => ({ 'en-US': text(en), 'zh-CN': text(zh) });
const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T08:00:00Z`;

let portal: TestApp;
let reader: TestPerson;
before(async () => {
  portal = await startTestApp();
  reader = await makePerson(portal.db, { department: 'Finance' });
  const legal = { departments: ['Legal'], locations: [], roles: [] };
  const notices = [
    { id: 'lifts', department: FACILITIES, texts: inBoth('Lifts', '电梯') },
    { id: 'for-legal', department: FACILITIES, audience: legal },
    { id: 'menu', texts: inBoth('Menu', '菜单') },
    { id: 'parking', department: FACILITIES, texts: inBoth('Parking', '停车') },
    { id: 'over', department: FACILITIES, expiresAt: day(20) },
    { id: 'badges', department: FACILITIES, texts: inBoth('Badges', '工牌') },
  ];
  for (const [place, notice] of notices.entries()) await publishNotice(portal, { publishedAt: day(place + 1), ...notice });
});
after(() => portal.close());

const info = async (id: string, locale: 'en-US' | 'zh-CN' = 'en-US', as = reader) =>
  (await portal.call(noticeApi.info, { id }, { as, locale })).body;

test('links to the previous and next notice that the reader may see', async () => {
  const steps = async (id: string) => {
    const { previous, next } = await info(id);
    return [previous?.id, next?.id];
  };
  assert.deepEqual(await steps('lifts'), [undefined, 'menu']);
  assert.deepEqual(await steps('menu'), ['lifts', 'parking']);
  assert.deepEqual(await steps('parking'), ['menu', 'badges']);
  assert.deepEqual(await steps('badges'), ['parking', undefined]);
  const counsel = await makePerson(portal.db, { department: 'Legal' });
  assert.equal((await info('menu', 'en-US', counsel)).previous?.id, 'for-legal');
});

test("lists the newest other notices of the department in the reader's language", async () => {
  const { fromDepartment } = await info('lifts', 'zh-CN');
  assert.deepEqual(
    fromDepartment.map(({ id, title, locale }) => [id, title, locale]),
    [
      ['badges', '工牌', 'zh-CN'],
      ['parking', '停车', 'zh-CN'],
    ],
  );
  assert.deepEqual((await info('menu')).fromDepartment, []);
});

test('lists at most four notices of the department', async () => {
  for (const n of [11, 12, 13, 14, 15])
    await publishNotice(portal, { id: `it-${n}`, department: { 'en-US': 'IT' }, publishedAt: day(n) });
  assert.deepEqual(
    (await info('it-11')).fromDepartment.map(({ id }) => id),
    ['it-15', 'it-14', 'it-13', 'it-12'],
  );
});

test("lists changes newest first, in the reader's language or else in the other", async () => {
  const moved = { at: day(3), material: true, notes: { 'en-US': 'Moved to May.', 'zh-CN': '改到五月。' } };
  const mended = { at: day(2), material: false, notes: { 'en-US': 'A link was mended.' } };
  await publishNotice(portal, { id: 'told', texts: inBoth('Told', '说明'), publishedAt: day(1), changes: [mended, moved] });
  assert.deepEqual((await info('told')).changes, [
    { at: day(3), material: true, note: 'Moved to May.' },
    { at: day(2), material: false, note: 'A link was mended.' },
  ]);
  assert.deepEqual(
    (await info('told', 'zh-CN')).changes.map(({ note }) => note),
    ['改到五月。', 'A link was mended.'],
  );
});
