import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { serviceApi } from '../../../contract/service';
import { ViewCounter } from '../../../server/modules/item/engagement/view-counter';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { asOwner, startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const stored = async ({ key }: MadeItem) => {
  const { views } = await portal.db.selectFrom('item').where('key', '=', key).select('views').executeTakeFirstOrThrow();
  const days = await portal.db.selectFrom('view_day').where('item', '=', key).selectAll().execute();
  return { views, days: days.length };
};
const people = async (count: number): Promise<TestPerson[]> => {
  const made: TestPerson[] = [];
  for (let i = 0; i < count; i += 1) made.push(await makePerson(portal.db));
  return made;
};
const view = (item: MadeItem, as: TestPerson) => portal.call(serviceApi.updateViews, { id: item.id }, { as });

test('counts one view per person and day', async () => {
  let moment = new Date('2030-05-05T23:59:00Z');
  const clocked = await startTestApp({ now: () => moment });
  const item = await makeItem(clocked.db);
  const look = async () => (await clocked.call(serviceApi.updateViews, { id: item.id }, { as: clocked.people.employee })).body;
  assert.deepEqual(await look(), { views: 1 });
  assert.deepEqual(await look(), { views: 1 });
  moment = new Date('2030-05-06T00:01:00Z');
  assert.deepEqual(await look(), { views: 2 });
  await clocked.close();
});

test('stores a view before responding', async () => {
  const item = await makeItem(portal.db);
  const { body } = await view(item, portal.people.employee);
  assert.deepEqual([body, await stored(item)], [{ views: 1 }, { views: 1, days: 1 }]);
});

test('responds without a write for a view that is already counted', async () => {
  const item = await makeItem(portal.db);
  await view(item, portal.people.employee);
  await portal.db.transaction().execute(async (trx) => {
    await sql`lock table opened in exclusive mode`.execute(trx);
    assert.deepEqual((await view(item, portal.people.employee)).body, { views: 1 });
  });
});

test('records for each person how often and when they last opened an item', async () => {
  let moment = new Date('2030-05-05T08:00:00Z');
  const clocked = await startTestApp({ now: () => moment });
  const item = await makeItem(clocked.db);
  const counter = new ViewCounter(clocked.db, () => moment);
  const { id } = clocked.people.employee;
  await counter.count({ key: item.key, revision: 1, views: 0 }, id);
  moment = new Date('2030-05-05T09:00:00Z');
  await counter.count({ key: item.key, revision: 1, views: 1 }, id);
  await counter.close();
  const opened = await clocked.db.selectFrom('opened').select(['item', 'revision', 'times', 'last_at']).execute();
  assert.deepEqual(opened, [{ item: item.key, revision: 1, times: 2, last_at: moment }]);
  assert.deepEqual(await clocked.db.selectFrom('item').select('views').where('key', '=', item.key).execute(), [{ views: 1 }]);
  await clocked.close();
});

test('counts five hundred concurrent views exactly in few writes', async () => {
  const items = [await makeItem(portal.db), await makeItem(portal.db)];
  const viewers = await people(125);
  const counter = new ViewCounter(portal.db, portal.deps.now);
  const writes = await statementsOf(() =>
    Promise.all(
      items.flatMap((item) =>
        [...viewers, ...viewers].map(({ id }) => counter.count({ key: item.key, revision: 1, views: 0 }, id)),
      ),
    ),
  );
  assert.ok(writes.length <= 3, `${writes.length} statements`);
  for (const item of items) assert.deepEqual(await stored(item), { views: 125, days: 125 });
});

test('counts exactly with two servers on one database that serve the same people', async () => {
  const items = [await makeItem(portal.db), await makeItem(portal.db), await makeItem(portal.db)];
  const viewers = await people(40);
  const counters = [new ViewCounter(portal.db, portal.deps.now), new ViewCounter(portal.db, portal.deps.now)];
  const all = viewers.flatMap(({ id }) =>
    counters.flatMap((counter) => items.map((item) => counter.count({ key: item.key, revision: 1, views: 0 }, id))),
  );
  const answers = await Promise.all(all);
  for (const item of items) assert.deepEqual(await stored(item), { views: 40, days: 40 });
  assert.ok(answers.every((views) => views >= 1 && views <= 40));
});

test('counts a view of an item after its import transaction ends', async () => {
  const item = await makeItem(portal.db);
  const free = await makeItem(portal.db);
  const { call, people: known } = portal;
  let waiting: Promise<unknown> = Promise.resolve();
  await portal.db.transaction().execute(async (trx) => {
    await trx.updateTable('item').set({ contact: 'changed' }).where('key', '=', item.key).execute();
    waiting = view(item, known.employee);
    assert.deepEqual((await call(serviceApi.updateViews, { id: free.id }, { as: known.employee })).body, { views: 1 });
    assert.deepEqual(await stored(item), { views: 0, days: 0 });
  });
  assert.deepEqual(((await waiting) as Awaited<ReturnType<typeof view>>).body, { views: 1 });
});

test('stores pending views before the server stops', async () => {
  const item = await makeItem(portal.db);
  const viewers = await people(3);
  const counter = new ViewCounter(portal.db, portal.deps.now);
  const counting = viewers.map(({ id }) => counter.count({ key: item.key, revision: 1, views: 0 }, id));
  await counter.close();
  assert.deepEqual(await stored(item), { views: 3, days: 3 });
  assert.deepEqual(await Promise.all(counting), [3, 3, 3]);
});

test('responds to a view of an item removed in the meantime, and fails when the database fails', async () => {
  const item = await makeItem(portal.db);
  const counter = new ViewCounter(portal.db, portal.deps.now);
  const gone = counter.count({ key: item.key, revision: 1, views: 7 }, portal.people.employee.id);
  await portal.db.deleteFrom('item').where('key', '=', item.key).execute();
  assert.equal(await gone, 7);

  const kept = await makeItem(portal.db);
  await asOwner(portal.db, (owner) => sql`alter table view_day rename to view_day_away`.execute(owner));
  const failed = await view(kept, portal.people.employee);
  await asOwner(portal.db, (owner) => sql`alter table view_day_away rename to view_day`.execute(owner));
  assert.equal(failed.status, 500);
  assert.deepEqual((await view(kept, portal.people.employee)).body, { views: 1 });
});

test('counts every share, including concurrent ones', async () => {
  const item = await makeItem(portal.db);
  const share = () => portal.call(serviceApi.updateShareCount, { id: item.id }, { as: portal.people.employee });
  const answers = await Promise.all(Array.from({ length: 20 }, share));
  assert.deepEqual(
    answers.map(({ body }) => body.shareCount).sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

test('refuses a view or share of an item that does not exist', async () => {
  for (const endpoint of [serviceApi.updateViews, serviceApi.updateShareCount]) {
    const { status, body } = await portal.call(endpoint, { id: 'no-such' }, { as: portal.people.employee });
    assert.equal(status, 404);
    assert.equal((body as unknown as { code: string }).code, 'form.not_found');
  }
});
