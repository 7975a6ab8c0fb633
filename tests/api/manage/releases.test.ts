import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { releaseApi, type Release } from '../../../contract/manage/release';
import { draftManageApi } from '../../../contract/manage/draft';
import { seeAsApi } from '../../../contract/manage/see-as';
import { SEE_AS_HEADER } from '../../../contract/core/see-as-header';
import { serviceApi } from '../../../contract/service';
import { startWorker } from '../../../server/jobs/worker';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { publishScheduled } from '../../../server/modules/manage/scheduled-job';
import { enqueueAbandonedReleases, publishDueRelease } from '../../../server/modules/release/job';
import { releaseJobKey } from '../../../server/modules/release/job-key';
import { codeOf, editing, service } from '../support/editing';
import { daysFromNow, makePerson } from '../support/factories';
import { databaseUrlOf, startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { until } from '../support/until';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const admin = () => ({ as: portal.people.admin });
const statusOf = async (id: string) => (await portal.call(serviceApi.info, { id }, { as: portal.people.employee })).status;
const info = async (release: string, as: TestPerson = portal.people.admin) =>
  (await portal.call(releaseApi.info, { release }, { as })).body;

/** Writes drafts of services and puts them into a release of the administrator. */
async function fill(ids: readonly string[]) {
  const { body } = await portal.call(releaseApi.create, { name: ids.join(', ') }, admin());
  for (const id of ids) {
    await edit.write(service(id));
    await portal.call(releaseApi.add, { release: body.id, area: 'service', id, version: 1 }, admin());
  }
  return info(body.id);
}

/** Gives a release a moment, tomorrow by default. */
async function plan({ id, version }: { id: string; version: number }, publishAt = daysFromNow(1)) {
  const input = { release: id, version, publishAt: publishAt.toISOString() };
  return (await portal.call(releaseApi.schedule, input, admin())).body;
}

/** Lets the moment of a release come, and runs its job. */
async function runWhenDue(release: string) {
  const publishAt = daysFromNow(-0.001);
  await portal.db.updateTable('release').set({ publish_at: publishAt }).where('id', '=', release).execute();
  await portal.db.updateTable('scheduled_revision').set({ publish_at: publishAt }).where('release', '=', release).execute();
  return publishDueRelease(portal.deps, release);
}

test('everything in a release goes live at its moment, never before, and once however often the job runs', async () => {
  const ids = ['all-policy', 'all-form', 'all-notice'];
  const filled = await fill(ids);
  await plan(filled);
  assert.equal(await publishDueRelease(portal.deps, filled.id), 'nothing');
  const keys = await Promise.all(ids.map((id) => edit.keyOf({ id })));
  const runs = await Promise.all([runWhenDue(filled.id), runWhenDue(filled.id), runWhenDue(filled.id)]);
  assert.deepEqual(runs.sort(), ['nothing', 'nothing', 'published']);
  assert.deepEqual(await Promise.all(ids.map(statusOf)), [200, 200, 200]);
  const rows = await portal.db.selectFrom('item_revision').where('item', 'in', keys).select('created_at').distinct().execute();
  assert.equal(rows.length, 1, 'all have the same time');
  assert.deepEqual((await info(filled.id)).state, 'published');
});

test('a fixed text is not published by itself, even when its time has come', async () => {
  const filled = await fill(['not-alone']);
  await plan(filled);
  await portal.db
    .updateTable('scheduled_revision')
    .set({ publish_at: daysFromNow(-0.001) })
    .where('release', '=', filled.id)
    .execute();
  assert.equal(await publishScheduled(portal.deps, await edit.keyOf({ id: 'not-alone' })), 'nothing');
});

test('if one item cannot be published at the moment, none is; the owner reads why, and publishes when it is mended', async () => {
  const filled = await fill(['whole-a', 'whole-b']);
  await plan(filled);
  await publishDocument(portal.deps, service('whole-b', { contact: 'Somebody else' }), []);
  assert.equal(await runWhenDue(filled.id), 'failed');
  assert.equal(await publishDueRelease(portal.deps, filled.id), 'nothing');
  assert.equal(await statusOf('whole-a'), 404);
  const { failure, items } = await info(filled.id);
  assert.deepEqual(failure?.blocked, [{ area: 'service', id: 'whole-b', readiness: 'conflict' }]);
  assert.deepEqual(
    items.map(({ readiness }) => readiness),
    ['ready', 'conflict'],
  );
  const failed = await portal.call(releaseApi.list, { list: 'failed' }, admin());
  assert.ok(failed.body.items.some(({ id }) => id === filled.id));
  const taken = await portal.call(releaseApi.remove, { release: filled.id, area: 'service', id: 'whole-b' }, admin());
  const again = await portal.call(releaseApi.publish, { release: filled.id, version: taken.body.version }, admin());
  assert.deepEqual([again.status, again.body.failure, await statusOf('whole-a')], [200, null, 200]);
});

test('releases of the same moment go live at that moment, never before, with two workers, and after their jobs were lost', async (t) => {
  const names = [1, 2, 3].map((n) => [`soon-${n}-a`, `soon-${n}-b`]);
  const filled: Release[] = [];
  for (const ids of names) filled.push(await fill(ids));
  const statuses = () => Promise.all(names.flat().map(statusOf));
  const publishAt = new Date(Date.now() + 2_500);
  for (const release of filled) assert.equal((await plan(release, publishAt)).state, 'scheduled');
  const url = await databaseUrlOf(portal.db);
  const workers = [1, 2].map(() => startWorker(portal.deps, url, silent));
  try {
    for (let seen = await statuses(); Date.now() < publishAt.getTime(); seen = await statuses()) {
      assert.deepEqual(seen, Array(6).fill(404));
      await setTimeout(150);
    }
    await until(async () => (await statuses()).every((status) => status === 200), 'every release goes live');
    t.diagnostic(`live after ${Date.now() - publishAt.getTime()} ms`);
  } finally {
    await Promise.all(workers.map((stop) => stop()));
  }
  const lost = await fill(['lost-job']);
  await plan(lost);
  assert.equal(await enqueueAbandonedReleases(portal.db, new Date()), 0);
  await portal.db
    .withTables<{ 'graphile_worker._private_jobs': { key: string } }>()
    .deleteFrom('graphile_worker._private_jobs')
    .where('key', '=', releaseJobKey(lost.id))
    .execute();
  assert.equal(await enqueueAbandonedReleases(portal.db, new Date()), 1);
});

test('an administrator sees the portal at a moment with the releases until then, and a blocked one as a whole not', async () => {
  const filled = await fill(['ahead-a', 'ahead-b']);
  await plan(filled);
  const broken = await fill(['broken-a', 'broken-b']);
  await plan(broken);
  await publishDocument(portal.deps, service('broken-b', { contact: 'Somebody else' }), []);
  const reader = { department: null, location: null, roles: ['employee' as const] };
  const begun = await portal.call(seeAsApi.begin, { reader, moment: daysFromNow(2).toISOString() }, admin());
  const headers = { [SEE_AS_HEADER]: begun.body.id };
  const then = async (id: string) => (await portal.call(serviceApi.info, { id }, { ...admin(), headers })).status;
  assert.deepEqual(await Promise.all(['ahead-a', 'ahead-b', 'broken-a'].map(then)), [200, 200, 404]);
  assert.deepEqual(await Promise.all(['ahead-a', 'ahead-b'].map(statusOf)), [404, 404]);
});

test('an editor of a department adds only its items, and a release of another one does not exist for them', async () => {
  const place = { editorAreas: ['service' as const], editorDepartments: ['people'] };
  const editor = await makePerson(portal.db, { roles: ['employee', 'editor'], ...place });
  const { body: own } = await portal.call(releaseApi.create, { name: 'Own' }, { as: editor });
  await edit.write(service('of-nobody'));
  const add = await portal.call(
    releaseApi.add,
    { release: own.id, area: 'service', id: 'of-nobody', version: 1 },
    { as: editor },
  );
  assert.equal(codeOf(add), 'draft.not_found');
  const others = await fill(['of-others']);
  const seen = await portal.call(releaseApi.info, { release: others.id }, { as: editor });
  assert.equal(codeOf(seen), 'release.not_found');
  const list = await portal.call(releaseApi.list, {}, { as: editor });
  assert.deepEqual(
    list.body.items.map(({ id }) => id),
    [own.id],
  );
});

test('what somebody else saves after it was added is not published with a release', async () => {
  const filled = await fill(['changed-since']);
  await portal.call(
    draftManageApi.save,
    { document: service('changed-since', { contact: 'New' }), version: 1, baseRevision: 0 },
    admin(),
  );
  const { items } = await info(filled.id);
  assert.equal(items[0]?.readiness, 'changed');
  const refused = await portal.call(releaseApi.publish, { release: filled.id, version: filled.version }, admin());
  assert.equal(codeOf(refused), 'release.blocked');
});
