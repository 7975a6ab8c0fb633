import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { favouriteApi } from '../../../contract/favourite';
import { draftManageApi } from '../../../contract/manage/draft';
import { SEE_AS_HEADER } from '../../../contract/core/see-as-header';
import { peopleApi } from '../../../contract/manage/person';
import { SEE_AS_MS, seeAsApi, type ReaderChoice } from '../../../contract/manage/see-as';
import { noticeApi } from '../../../contract/notice';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { codeOf, editing, service, text } from '../support/editing';
import { daysFromNow, makeFile, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

const ANYBODY: ReaderChoice = { department: null, location: null, roles: ['employee'] };
const TOMORROW = daysFromNow(1);

let portal: TestApp;
let edit: ReturnType<typeof editing>;
let now = new Date();
before(async () => {
  portal = await startTestApp({ now: () => now });
  edit = editing(portal);
});
after(() => portal.close());

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const begin = (reader: ReaderChoice, moment: Date | null = null, as: TestPerson = portal.people.admin) =>
  portal.call(seeAsApi.begin, { reader, moment: iso(moment) }, { as });

/** Begins to see the portal as a reader, and returns the options of calls that are made so. */
async function seenAs(reader: ReaderChoice, moment: Date | null = null) {
  const as = await makePerson(portal.db, { roles: ['employee', 'admin'] });
  const { status, body } = await begin(reader, moment, as);
  assert.equal(status, 200);
  return { as, headers: { [SEE_AS_HEADER]: body.id } };
}

test('tells as whom, at which moment and until when the portal is seen', async () => {
  const person = await makePerson(portal.db, { department: 'Legal', roles: ['employee', 'editor'] });
  const { body } = await begin({ person: person.id }, TOMORROW);
  const { name, department, location, roles } = person;
  assert.deepEqual(body, {
    id: body.id,
    reader: { name, department, location, roles, locale: 'en-US' },
    moment: iso(TOMORROW),
    until: iso(new Date(now.getTime() + SEE_AS_MS)),
  });
  const input = { id: body.id };
  assert.deepEqual((await portal.call(seeAsApi.info, input, { as: portal.people.admin })).body, body);
});

test('shows what is for a department, a location or a role to a reader who has it, and to no other', async () => {
  await makeItem(portal.db, { id: 'for-paris', audience: { departments: ['Legal'], locations: ['Paris'], roles: ['editor'] } });
  const reader = { department: 'legal', location: 'Paris', roles: ['editor' as const] };
  const read = async (choice: ReaderChoice) =>
    (await portal.call(serviceApi.info, { id: 'for-paris' }, await seenAs(choice))).status;
  assert.equal(await read(reader), 200);
  assert.equal(await read({ ...reader, location: 'Rome' }), 404);
  assert.equal(await read({ ...reader, department: null }), 404);
  assert.equal(await read({ ...reader, roles: ['employee'] }), 404);
});

test('keeps nothing of a reader who was only described', async () => {
  const count = () =>
    portal.db
      .selectFrom('person')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const options = await seenAs(ANYBODY);
  const before = await count();
  assert.equal((await portal.call(noticeApi.inbox, undefined, options)).status, 200);
  assert.deepEqual(await count(), before);
});

test('counts no view and no search of the reader', async () => {
  const own = await startTestApp();
  try {
    const { id } = await makeItem(own.db, { title: 'Uncounted umbrella' });
    const { employee, admin } = own.people;
    const { body } = await own.call(seeAsApi.begin, { reader: { person: employee.id }, moment: null }, { as: admin });
    const options = { as: admin, headers: { [SEE_AS_HEADER]: body.id } };
    assert.deepEqual((await own.call(serviceApi.updateViews, { id }, options)).body, { views: 0 });
    assert.equal((await own.call(searchApi.search, { query: 'umbrella' }, options)).status, 200);
    await own.call(searchApi.search, { query: 'uncounted' }, { as: employee });
    assert.deepEqual((await own.call(serviceApi.updateViews, { id }, { as: employee })).body, { views: 1 });
    // Counts that wait are written now.
    await own.app.close();
    const counted = await own.db.selectFrom('search_query').select('query').distinct().execute();
    assert.deepEqual(counted, [{ query: 'uncounted' }]);
  } finally {
    await own.close();
  }
});

test('refuses to change anything as the reader, and changes nothing', async () => {
  const { id } = await makeItem(portal.db);
  const person = await makePerson(portal.db);
  const options = await seenAs({ person: person.id });
  const answer = await portal.call(favouriteApi.update, { area: 'service', id, favourite: true }, options);
  assert.deepEqual([answer.status, codeOf(answer)], [409, 'see_as.read_only']);
  assert.deepEqual((await portal.call(favouriteApi.list, undefined, { as: person })).body, []);
  const studio = await portal.call(draftManageApi.info, { area: 'service', id }, options);
  assert.deepEqual([studio.status, codeOf(studio)], [409, 'see_as.read_only']);
});

test('shows at a moment in the future what is published, scheduled and expired then, and publishes nothing', async () => {
  const later = new Date(TOMORROW.getTime() + 60_000);
  const draft = service('planned');
  await edit.write(draft);
  await edit.schedule(draft, TOMORROW);
  await edit.writeAndPublish(service('changing', { texts: { 'en-US': text('Before') } }));
  const changed = service('changing', { texts: { 'en-US': text('After') } });
  await edit.write(changed, 1);
  await edit.schedule(changed, TOMORROW);
  await makeItem(portal.db, { id: 'ending', expiresAt: TOMORROW });
  await makeItem(portal.db, { id: 'beginning', publishedAt: TOMORROW });
  const at = async (moment: Date | null) => {
    const options = await seenAs(ANYBODY, moment);
    const read = async (id: string) => {
      const { status, body } = await portal.call(serviceApi.info, { id }, options);
      return status === 200 ? body.title : null;
    };
    return {
      planned: await read('planned'),
      changing: await read('changing'),
      ending: (await read('ending')) !== null,
      beginning: (await read('beginning')) !== null,
    };
  };
  const today = { planned: null, changing: 'Before', ending: true, beginning: false };
  assert.deepEqual(await at(later), { planned: 'planned', changing: 'After', ending: false, beginning: true });
  assert.deepEqual(await at(null), today);
  const { scheduled, revision } = await edit.info(changed);
  assert.deepEqual([scheduled?.publishAt, revision], [iso(TOMORROW), 1]);
});

test('finds at a moment in the future what is scheduled until then by its words', async () => {
  const document = service('searchable', { texts: { 'en-US': text('Quarterly zeppelin') } });
  await edit.write(document);
  await edit.schedule(document, TOMORROW);
  const found = async (moment: Date | null) => {
    const { body } = await portal.call(serviceApi.search, { query: 'zeppelin' }, await seenAs(ANYBODY, moment));
    return body.items.map(({ id }) => id);
  };
  assert.deepEqual(await found(daysFromNow(2)), ['searchable']);
  assert.deepEqual(await found(null), []);
});

test('leaves out what cannot be published at its time, and shows the rest', async () => {
  const stuck = service('stuck');
  await edit.writeAndPublish(stuck);
  await edit.write(service('stuck', { texts: { 'en-US': text('Stuck again') } }), 1);
  await edit.schedule(stuck, TOMORROW);
  await portal.db.updateTable('item').set({ archived_at: now }).where('id', '=', 'stuck').execute();
  const fine = service('fine');
  await edit.write(fine);
  await edit.schedule(fine, TOMORROW);
  const options = await seenAs(ANYBODY, daysFromNow(2));
  assert.equal((await portal.call(serviceApi.info, { id: 'fine' }, options)).status, 200);
  assert.equal((await portal.call(serviceApi.info, { id: 'stuck' }, options)).status, 404);
  assert.equal((await edit.info(stuck)).failed, null);
});

test('keeps the files of what is scheduled', async () => {
  const document = service('with-file', { attachments: ['files/form.txt'] });
  await edit.write({ ...document, attachments: [] });
  const item = { key: await edit.keyOf(document), area: 'service' as const, id: document.id };
  const bytes = Buffer.from('A form.');
  const file = { draft: true, name: 'form.txt', type: 'text/plain', source: 'files/form.txt', bytes };
  const id = await makeFile(portal.deps, item, file);
  await portal.call(draftManageApi.save, { document, version: 1, baseRevision: 0 }, { as: portal.people.admin });
  const input = { area: 'service' as const, id: document.id, version: 2, publishAt: iso(TOMORROW) ?? '', change: null };
  assert.equal((await portal.call(draftManageApi.schedule, input, { as: portal.people.admin })).status, 200);
  const options = await seenAs(ANYBODY, daysFromNow(2));
  const { body } = await portal.call(serviceApi.info, { id: document.id }, options);
  assert.deepEqual(
    body.attachments.map(({ name }) => name),
    ['form.txt'],
  );
  assert.deepEqual((await portal.call(attachmentApi.one, { id }, options)).raw, bytes);
  assert.deepEqual((await portal.call(attachmentApi.one, { id }, { as: portal.people.admin })).raw, bytes);
});

test('refuses another administrator, an id that was ended or has expired, and a moment that has passed', async () => {
  const { body } = await begin(ANYBODY);
  const list = (id: string, as: TestPerson) => portal.call(serviceApi.list, {}, { as, headers: { [SEE_AS_HEADER]: id } });
  const { admin, editor } = portal.people;
  assert.equal((await list(body.id, admin)).status, 200);
  const other = await makePerson(portal.db, { roles: ['employee', 'admin'] });
  assert.equal(codeOf(await list(body.id, other)), 'see_as.ended');
  assert.equal(codeOf(await list(body.id, editor)), 'permission.denied');
  assert.equal(codeOf(await list('no-id', admin)), 'see_as.ended');
  assert.equal(codeOf(await list(randomUUID(), admin)), 'see_as.ended');
  await portal.call(seeAsApi.end, { id: body.id }, { as: admin });
  assert.equal(codeOf(await list(body.id, admin)), 'see_as.ended');
  assert.equal((await portal.call(seeAsApi.end, { id: body.id }, { as: admin })).status, 200);
  const past = await begin(ANYBODY, daysFromNow(-1));
  assert.deepEqual([past.status, codeOf(past)], [400, 'moment.invalid']);
  assert.equal(codeOf(await begin({ person: randomUUID() })), 'person.not_found');
});

test('ends after an hour', async () => {
  const { body } = await begin(ANYBODY);
  const began = now;
  try {
    now = new Date(began.getTime() + SEE_AS_MS + 1000);
    const admin = await makePerson(portal.db, { roles: ['admin'] });
    await portal.db.updateTable('see_as').set({ viewer: admin.id }).where('id', '=', body.id).execute();
    const answer = await portal.call(seeAsApi.info, { id: body.id }, { as: admin });
    assert.equal(codeOf(answer), 'see_as.ended');
  } finally {
    now = began;
  }
});

test('logs who began and ended to see the portal as whom', async () => {
  const { body } = await begin(ANYBODY, TOMORROW);
  await portal.call(seeAsApi.end, { id: body.id }, { as: portal.people.admin });
  const events = await portal.db
    .selectFrom('audit_event')
    .where('person', '=', portal.people.admin.id)
    .where('action', 'in', ['see-as.begin', 'see-as.end'])
    .orderBy('key', 'desc')
    .limit(2)
    .select(['action', 'before', 'after'])
    .execute();
  assert.deepEqual(events, [
    { action: 'see-as.end', before: { id: body.id }, after: null },
    { action: 'see-as.begin', before: null, after: { reader: ANYBODY, moment: iso(TOMORROW) } },
  ]);
});

test('lists people who have signed in by name, address, department and role', async () => {
  await makePerson(portal.db, { name: 'Zoë Quill', department: 'Glass_works', roles: ['employee', 'editor'] });
  const list = async (input: { query?: string; role?: 'editor' | 'admin' }) =>
    (await portal.call(peopleApi.list, input, { as: portal.people.admin })).body.items.map(({ name }) => name);
  assert.deepEqual(await list({ query: 'quill' }), ['Zoë Quill']);
  assert.deepEqual(await list({ query: 'glass_' }), ['Zoë Quill']);
  assert.deepEqual(await list({ query: 'glass%' }), []);
  assert.deepEqual(await list({ query: 'quill', role: 'admin' }), []);
});
