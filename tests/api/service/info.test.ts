import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serviceApi } from '../../../contract/service';
import { daysFromNow, makeFile, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const info = (id: string, options: Parameters<TestApp['call']>[2] = {}) =>
  portal.call(serviceApi.info, { id }, { as: portal.people.employee, ...options });

test('returns the complete service', async () => {
  const { db, deps } = portal;
  const updatedAt = daysFromNow(-1);
  const item = await makeItem(db, {
    id: 'leave',
    texts: {
      'en-US': {
        title: 'Annual leave',
        summary: 'Days off.',
        keywords: ['vacation'],
        body: 'Ask early.',
        fields: {
          who: 'Everyone',
          duration: '2 days',
          cost: null,
          hours: null,
          place: null,
          steps: ['Ask', 'Go'],
          materials: ['Form'],
        },
      },
    },
    department: { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
    fields: { handling: 'online', url: 'https://hr.example/leave', hotline: '+86 10 5555' },
    classification: ['Time', 'Leave'],
    audience: { roles: ['employee', 'admin'] },
    publishedAt: updatedAt,
    views: 4,
  });
  const file = await makeFile(deps, item, { name: '请假单.pdf', bytes: Buffer.from('1234') });
  await makeFile(deps, item, { kind: 'picture', name: 'calendar.svg', type: 'image/svg+xml' });
  await makeFile(deps, item, { draft: true, name: 'unfinished.pdf' });
  await db.updateTable('item').set({ updated_at: updatedAt }).where('key', '=', item.key).execute();

  const { status, body } = await info('leave');
  assert.equal(status, 200);
  const { attachments, ...rest } = body;
  assert.deepEqual(
    attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
    [{ id: file, name: '请假单.pdf', type: 'application/pdf', size: 4 }],
  );
  assert.match(attachments[0]?.sha256 ?? '', /^[0-9a-f]{64}$/);
  assert.deepEqual(rest, {
    ...{ area: 'service', id: 'leave', title: 'Annual leave', summary: 'Days off.', locale: 'en-US' },
    ...{ department: { id: 'people-operations', name: 'People Operations' }, owner: null },
    ...{ classificationIds: ['leave'], classifications: [{ id: 'leave', name: 'Leave' }] },
    ...{ publishedAt: updatedAt.toISOString(), updatedAt: updatedAt.toISOString(), revision: 1 },
    ...{ views: 4, shareCount: 0, favourite: false, useful: { yes: 0, no: 0, mine: null } },
    ...{ keywords: ['vacation'], contact: null, audience: { departments: [], locations: [], roles: ['employee', 'admin'] } },
    ...{ body: '<p>Ask early.</p>', toc: [], related: [], changes: [], locales: ['en-US'], can: { edit: false } },
    ...{ glyph: 'leave', handling: 'online', url: 'https://hr.example/leave', hotline: '+86 10 5555' },
    ...{ who: 'Everyone', duration: '2 days', cost: null, hours: null, place: null, steps: ['Ask', 'Go'], materials: ['Form'] },
  });
});

test("returns the text in the reader's language or else in the other", async () => {
  await makeItem(portal.db, { id: 'both', texts: { 'en-US': { title: 'Both' }, 'zh-CN': { title: '双语', body: '正文' } } });
  await makeItem(portal.db, { id: 'one', texts: { 'en-US': { title: 'One' } } });
  const read = async (id: string) => (await info(id, { locale: 'zh-CN' })).body;
  assert.deepEqual(
    [(await read('both')).title, (await read('both')).body, (await read('both')).locale],
    ['双语', '<p>正文</p>', 'zh-CN'],
  );
  assert.deepEqual([(await read('one')).title, (await read('one')).locale], ['One', 'en-US']);
});

test('returns at most five related items that the reader may see, most similar first', async () => {
  const { db } = portal;
  const about = (id: string, title: string, keywords: string[], rest = {}) =>
    makeItem(db, { id, texts: { 'en-US': { title, keywords } }, ...rest });
  await about('visa', 'Visa letters', ['passport', 'embassy'], { classification: ['Trips'] });
  await about('passport', 'Passport renewal', ['embassy'], { classification: ['Trips'] });
  await about('embassy', 'Find an embassy', [], { classification: ['Abroad'] });
  await about('hotel', 'Book a hotel', [], { classification: ['Trips'], views: 9 });
  await about('secret', 'Passport of the board', ['embassy'], { classification: ['Trips'], audience: { roles: ['admin'] } });
  await about('lunch', 'Lunch menu', [], { classification: ['Food'] });
  await about('visa-notice', 'Visa news', ['passport'], { area: 'notice' });
  const related = async () => (await info('visa')).body.related;
  assert.deepEqual(
    (await related()).map(({ id }) => id),
    ['passport', 'hotel', 'embassy'],
  );
  assert.deepEqual((await related())[0], {
    area: 'service',
    id: 'passport',
    title: 'Passport renewal',
    summary: '',
    locale: 'en-US',
  });
  for (let i = 0; i < 4; i += 1) await about(`trip-${i}`, `Trip ${i}`, [], { classification: ['Trips'] });
  assert.equal((await related()).length, 5);
});

test('lists as related only what the text links to, what shares the narrowest classification, or what has a whole keyword', async () => {
  const { db } = portal;
  await makeItem(db, {
    id: 'crane',
    classification: ['Yard', 'Lifting'],
    texts: { 'en-US': { title: 'Book the crane', keywords: ['load plan'], body: 'See <a href="/notice/wind">wind</a>.' } },
  });
  const other = (id: string, title: string, rest: Partial<Parameters<typeof makeItem>[1]> = {}) =>
    makeItem(db, { id, title, ...rest });
  await other('wind', 'No lifting in strong wind', { area: 'notice' });
  await other('hoist', 'Repair of a hoist', { classification: ['Yard', 'Lifting'] });
  await other('plan', 'Draw a load plan');
  await other('bus', 'Book the bus');
  await other('payload', 'A plan for the load');
  await other('gate', 'Open the gate', { classification: ['Yard'] });
  const { related } = (await info('crane')).body;
  assert.deepEqual(
    related.map(({ id }) => id),
    ['wind', 'hoist', 'plan'],
  );
});

test('ignores a shared classification that has narrower ones', async () => {
  const { db } = portal;
  for (const id of ['rope', 'sail']) await makeItem(db, { id, title: id, classification: ['Sailing'] });
  const relatedIds = async () => (await info('rope')).body.related.map(({ id }) => id);
  assert.deepEqual(await relatedIds(), ['sail']);
  await makeItem(db, { id: 'knot', title: 'knot', classification: ['Sailing', 'Knots'] });
  assert.deepEqual(await relatedIds(), []);
});

test('lets only editors of the area and department edit, matched by id or name in any language', async () => {
  const { db, people } = portal;
  await makeItem(db, { id: 'owned', department: { 'en-US': 'Finance', 'zh-CN': '财务部' } });
  await makeItem(db, { id: 'ownerless' });
  const editor = (editorAreas: ('service' | 'notice')[], editorDepartments: string[]) =>
    makePerson(db, { roles: ['employee', 'editor'], editorAreas, editorDepartments });
  const mayEdit = async (as: Awaited<ReturnType<typeof editor>>, id = 'owned') => (await info(id, { as })).body.can.edit;
  for (const name of ['finance', 'Finance', '财务部']) assert.equal(await mayEdit(await editor(['service'], [name])), true, name);
  assert.equal(await mayEdit(await editor(['service'], [])), true);
  assert.equal(await mayEdit(await editor(['service'], ['Legal'])), false);
  assert.equal(await mayEdit(await editor(['notice'], [])), false);
  assert.equal(await mayEdit(await editor(['service'], ['Finance']), 'ownerless'), false);
  assert.equal(await mayEdit(people.admin), true);
  assert.equal(await mayEdit(people.employee), false);
});

test('returns 404 for an unknown id in the language of the request', async () => {
  await makeItem(portal.db, { id: 'a-notice', area: 'notice' });
  for (const id of ['no-such', 'a-notice']) {
    const { status, body } = await info(id, { locale: 'zh-CN' });
    assert.equal(status, 404);
    assert.deepEqual(body, { code: 'form.not_found', message: '该服务不存在或已下线。' });
  }
});
