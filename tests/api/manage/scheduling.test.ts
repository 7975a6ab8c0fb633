import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { attachmentApi } from '../../../contract/attachment';
import { contentManageApi } from '../../../contract/manage/content';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { fileManageApi } from '../../../contract/manage/file';
import { scheduledApi } from '../../../contract/manage/lifecycle';
import { serviceApi } from '../../../contract/service';
import { startWorker } from '../../../server/jobs/worker';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { enqueueAbandoned, publishScheduled } from '../../../server/modules/manage/scheduled-job';
import { codeOf, detailsOf, editing, refOf, service, text } from '../support/editing';
import { daysFromNow, makeFile, makePerson } from '../support/factories';
import { databaseUrlOf, startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const TOMORROW = daysFromNow(1);
const read = async (id: string) => (await portal.call(serviceApi.info, { id }, { as: portal.people.employee })).body;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const jobsOf = async (item: number) => {
  const jobs = portal.db.withTables<{ 'graphile_worker.jobs': { key: string; run_at: Date } }>();
  return jobs.selectFrom('graphile_worker.jobs').where('key', '=', `publish-scheduled:${item}`).select('run_at').execute();
};

test('publishes a scheduled revision when its time has come, never before, and once however often the job runs', async () => {
  const document = service('on-time');
  await edit.write(document);
  await edit.schedule(document, TOMORROW);
  const key = await edit.keyOf(document);
  assert.deepEqual(await jobsOf(key), [{ run_at: TOMORROW }]);
  assert.equal(await publishScheduled(portal.deps, key), 'nothing');
  assert.equal((await edit.info(document)).state, 'scheduled');
  const runs = await Promise.all([edit.runWhenDue(document), edit.runWhenDue(document), edit.runWhenDue(document)]);
  assert.deepEqual(runs.sort(), ['nothing', 'nothing', 'published']);
  const { state, revision, scheduled, undo } = await edit.info(document);
  assert.deepEqual([state, revision, scheduled, undo?.kind], ['published', 1, null, 'publish']);
  assert.equal((await read('on-time')).title, 'on-time');
});

test("keeps the files of a scheduled revision out of readers' reach until it is published at their addresses", async () => {
  const document = service('with-form', { attachments: ['files/form.txt'] });
  await edit.write({ ...document, attachments: [] });
  const item = { key: await edit.keyOf(document), area: 'service' as const, id: document.id };
  const file = { draft: true, name: 'form.txt', type: 'text/plain', source: 'files/form.txt', bytes: Buffer.from('A form.') };
  const id = await makeFile(portal.deps, item, file);
  await portal.call(api.save, { document, version: 1, baseRevision: 0 }, { as: portal.people.admin });
  const input = { ...refOf(document), version: 2, publishAt: TOMORROW.toISOString(), change: null };
  assert.equal((await portal.call(api.schedule, input, { as: portal.people.admin })).status, 200);
  const download = (as: TestPerson) => portal.call(attachmentApi.one, { id }, { as });
  assert.equal((await download(portal.people.employee)).status, 404);
  const elsewhere = await makePerson(portal.db, { roles: ['employee', 'editor'], editorAreas: ['notice'] });
  assert.equal((await download(elsewhere)).status, 404);
  assert.equal((await download(portal.people.admin)).raw.toString(), 'A form.');
  assert.deepEqual(
    (await edit.info(document)).files.map(({ name }) => name),
    ['form.txt'],
  );
  // A draft that is written beside it has the files of the scheduled text, and both keep theirs.
  await edit.write({ ...document, texts: { 'en-US': text('Next') } });
  assert.equal(await edit.runWhenDue(document), 'published');
  assert.equal((await download(portal.people.employee)).raw.toString(), 'A form.');
  const { draft, newer, files } = await edit.info(document);
  assert.deepEqual([draft?.version, newer?.texts['en-US']?.title, files.map(({ name }) => name)], [1, 'with-form', ['form.txt']]);
});

test('lets editors add, replace and remove files of a scheduled text in a draft that begins from it', async () => {
  const document = service('changing-files', { attachments: ['service/files/changing-files/form.txt'] });
  await edit.write({ ...document, attachments: [] });
  const item = { key: await edit.keyOf(document), area: 'service' as const, id: document.id };
  const bytes = Buffer.from('A form.');
  const source = 'service/files/changing-files/form.txt';
  const id = await makeFile(portal.deps, item, { draft: true, name: 'form.txt', type: 'text/plain', source, bytes });
  await portal.call(api.save, { document, version: 1, baseRevision: 0 }, { as: portal.people.admin });
  const input = { ...refOf(document), version: 2, publishAt: TOMORROW.toISOString(), change: null };
  assert.equal((await portal.call(api.schedule, input, { as: portal.people.admin })).status, 200);
  const as = portal.people.admin;
  const replacement = { ...refOf(document), kind: 'attachment' as const, name: 'form.txt', replaces: id };
  const replaced = await portal.call(fileManageApi.upload, replacement, { as, content: 'Another form.' });
  assert.deepEqual([replaced.status, replaced.body.source, replaced.body.draft.version], [200, source, 1]);
  const { document: begun, files } = await edit.info(document);
  assert.deepEqual([begun.texts['en-US']?.title, files.map(({ size }) => size)], ['changing-files', [13]]);
  assert.equal(codeOf(await portal.call(fileManageApi.remove, { ...refOf(document), file: id }, { as })), 'file.in_use');
  assert.equal(await edit.runWhenDue(document), 'published');
  const download = await portal.call(attachmentApi.one, { id }, { as: portal.people.employee });
  assert.equal(download.raw.toString(), 'A form.');
});

test('lists the files of a scheduled text and finds no problem in it, though the item has neither draft nor revision', async () => {
  const document = service('illustrated');
  await edit.write(document);
  const item = { key: await edit.keyOf(document), area: 'service' as const, id: document.id };
  const source = 'service/files/illustrated/plan.png';
  const id = await makeFile(portal.deps, item, { draft: true, kind: 'picture', name: 'plan.png', type: 'image/png', source });
  const illustrated = { ...document, texts: { 'en-US': text('illustrated', '![A plan](files/illustrated/plan.png)') } };
  await portal.call(api.save, { document: illustrated, version: 1, baseRevision: 0 }, { as: portal.people.admin });
  const input = { ...refOf(document), version: 2, publishAt: TOMORROW.toISOString(), change: null };
  assert.equal((await portal.call(api.schedule, input, { as: portal.people.admin })).status, 200);
  const { body: list } = await portal.call(fileManageApi.list, refOf(document), { as: portal.people.admin });
  assert.deepEqual(
    list.files.map((file) => [file.id, file.address, file.usedIn]),
    [[id, 'files/illustrated/plan.png', ['texts.en-US']]],
  );
  const shown = { document: illustrated, locale: 'en-US' as const };
  const { body: rendered } = await portal.call(contentManageApi.render, shown, { as: portal.people.admin });
  assert.deepEqual(rendered.problems, []);
  assert.ok(rendered.body.includes(`src="/api/attachment/${id}"`), rendered.body);
});

test('publishes what was scheduled by a person who may no longer publish, under their name', async () => {
  const person = await makePerson(portal.db, { roles: ['employee', 'editor'], editorAreas: ['service'] });
  const document = service('by-somebody');
  await edit.write(document, 0, person);
  await edit.schedule(document, TOMORROW, person);
  await portal.db
    .updateTable('person')
    .set({ roles: ['employee'], editor_areas: [] })
    .where('id', '=', person.id)
    .execute();
  assert.equal(await edit.runWhenDue(document), 'published');
  const event = portal.db.selectFrom('audit_event').where('item_id', '=', document.id).orderBy('key', 'desc');
  const last = await event.select(['action', 'person']).executeTakeFirst();
  assert.deepEqual(last, { action: 'item.publish', person: person.id });
});

test('does not publish over a newer revision: the text becomes the draft again, with the reason', async () => {
  const document = service('overtaken-later');
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Planned') } }, 1);
  await edit.schedule(document, TOMORROW);
  await publishDocument(portal.deps, { ...document, texts: { 'en-US': text('From the folder') } }, []);
  assert.equal(await edit.runWhenDue(document), 'failed');
  const state = await edit.info(document);
  assert.deepEqual([state.state, state.scheduled, state.failed?.code], ['published', null, 'draft.conflict']);
  assert.deepEqual([state.document.texts['en-US']?.title, state.newer?.texts['en-US']?.title], ['Planned', 'From the folder']);
  assert.equal((await read(document.id)).title, 'From the folder');
  assert.equal(await publishScheduled(portal.deps, await edit.keyOf(document)), 'nothing');
});

test('keeps a scheduled revision that failed beside another draft, until somebody cancels it', async () => {
  const document = service('failed-beside');
  await edit.write(document);
  await edit.schedule(document, TOMORROW);
  await edit.write({ ...document, texts: { 'en-US': text('Other') } });
  await publishDocument(portal.deps, document, []);
  assert.equal(await edit.runWhenDue(document), 'failed');
  assert.equal(await edit.runWhenDue(document), 'nothing');
  const { failed, scheduled, draft } = await edit.info(document);
  assert.deepEqual([failed?.code, scheduled?.version, draft?.version], ['draft.conflict', 1, 1]);
});

for (const [what, id, spoil, path] of [
  [
    'a department that no longer exists',
    'lost-department',
    async () => {
      await portal.db.updateTable('item').set({ department: null }).where('department', '=', 'finance').execute();
      await portal.db.deleteFrom('department').where('id', '=', 'finance').execute();
    },
    'department',
  ],
  [
    'a file whose bytes are missing',
    'missing-bytes',
    () => rm(join(portal.deps.config.dataFolder, 'files'), { recursive: true }),
    'attachments',
  ],
] as const)
  test(`does not publish a scheduled revision with ${what}`, async () => {
    await publishDocument(portal.deps, service(`owner-of-${id}`, { department: { 'en-US': 'Finance' } }), []);
    const document = service(id, { department: { 'en-US': 'Finance' } });
    await edit.write(document);
    const item = { key: await edit.keyOf(document), area: 'service' as const, id };
    await makeFile(portal.deps, item, { draft: true, source: 'files/form.pdf' });
    const listed = { ...document, attachments: ['files/form.pdf'] };
    await portal.call(api.save, { document: listed, version: 1, baseRevision: 0 }, { as: portal.people.admin });
    const input = { ...refOf(document), version: 2, publishAt: TOMORROW.toISOString(), change: null };
    await portal.call(api.schedule, input, { as: portal.people.admin });
    await spoil();
    assert.equal(await edit.runWhenDue(document), 'failed');
    const { state, failed, draft } = await edit.info(document);
    assert.deepEqual(
      [state, failed?.code, Object.keys(failed?.details ?? {}), draft?.version],
      ['draft', 'document.invalid', [path], 1],
    );
  });

test('lets one of several people who publish, schedule and cancel at the same time succeed', async () => {
  const document = service('raced-lifecycle');
  await edit.write(document);
  const answers = await Promise.all([edit.publish(document), edit.schedule(document, TOMORROW), edit.publish(document)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404]);
  const other = service('raced-job');
  await edit.write(other);
  await edit.schedule(other, TOMORROW);
  const cancel = { ...refOf(other), version: 1 };
  const [ran, cancelled] = await Promise.all([
    edit.runWhenDue(other),
    portal.call(scheduledApi.cancel, cancel, { as: portal.people.admin }),
  ]);
  assert.deepEqual([ran, cancelled.status].join(), ran === 'published' ? 'published,404' : 'nothing,200');
  if (ran === 'nothing') assert.deepEqual(await jobsOf(await edit.keyOf(other)), []);
});

test('tells a person who may only write that they may not schedule, move or cancel', async () => {
  const writer = await makePerson(portal.db, {
    roles: ['employee', 'editor'],
    editorAreas: ['service', 'notice'],
    editorPermissions: ['write', 'notice:publish'],
  });
  const document = service('not-for-writers');
  await edit.write(document, 0, writer);
  const refused = await edit.schedule(document, TOMORROW, writer);
  assert.deepEqual([refused.status, codeOf(refused)], [403, 'permission.denied']);
  await edit.schedule(document, TOMORROW);
  const ref = { ...refOf(document), version: 1 };
  const move = await portal.call(scheduledApi.move, { ...ref, publishAt: TOMORROW.toISOString() }, { as: writer });
  const cancel = await portal.call(scheduledApi.cancel, ref, { as: writer });
  assert.deepEqual([move, cancel].map(codeOf), ['permission.denied', 'permission.denied']);
});

test('refuses a time before the publication date of the document', async () => {
  const document = service('dated-later', { publishedAt: daysFromNow(2).toISOString() });
  await edit.write(document);
  const refused = await edit.schedule(document, TOMORROW);
  assert.deepEqual([codeOf(refused), Object.keys(detailsOf(refused) ?? {})], ['document.invalid', ['publishedAt']]);
});

test('enqueues a scheduled revision again whose job was lost or whose worker ended', async () => {
  const document = service('lost-job');
  await edit.write(document);
  await edit.schedule(document, TOMORROW);
  const key = await edit.keyOf(document);
  assert.equal(await enqueueAbandoned(portal.deps, true), 0);
  const tables = portal.db.withTables<{ 'graphile_worker._private_jobs': { key: string; locked_at: Date; locked_by: string } }>();
  const jobs = tables.updateTable('graphile_worker._private_jobs').where('key', '=', `publish-scheduled:${key}`);
  await jobs.set({ locked_at: daysFromNow(-0.0001), locked_by: 'a worker that ended' }).execute();
  assert.equal(await enqueueAbandoned(portal.deps, false), 0);
  assert.equal(await enqueueAbandoned(portal.deps, true), 1);
  assert.equal((await jobsOf(key)).length, 1);
});

test('publishes at its moment by two workers, never early, and stops them without leaving a job locked', async (t) => {
  const url = await databaseUrlOf(portal.db);
  const stops = [startWorker(portal.deps, url, silent), startWorker(portal.deps, url, silent)];
  const documents = [0, 1, 2, 3, 4, 5].map((number) => service(`timed-${number}`));
  const due = Date.now() + 2_500;
  for (const [place, document] of documents.entries()) {
    await edit.write(document);
    await edit.schedule(document, new Date(due + place * 130));
  }
  const moment = documents.map(async (document, place) => {
    for (;;) {
      const stored = portal.db.selectFrom('item').where('id', '=', document.id);
      const row = await stored.select(['published_at', 'revision']).executeTakeFirst();
      if (row?.revision) return (row.published_at?.getTime() ?? 0) - (due + place * 130);
      await setTimeout(50);
    }
  });
  const lateness = await Promise.all(moment);
  t.diagnostic(`${lateness.join(' ')} ms late`);
  for (const ms of lateness) assert.ok(ms >= 0, `${ms} ms late`);
  await Promise.all(stops.map((stop) => stop()));
  const jobs = portal.db.withTables<{ 'graphile_worker.jobs': { locked_at: Date | null } }>();
  const locked = jobs
    .selectFrom('graphile_worker.jobs')
    .where('locked_at', 'is not', null)
    .where('locked_at', '>', daysFromNow(-0.00005));
  assert.deepEqual(await locked.selectAll().execute(), []);
});
