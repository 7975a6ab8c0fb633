import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { feedbackApi } from '../../../contract/feedback';
import { serviceApi } from '../../../contract/service';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const answer = ({ area, id }: MadeItem, as: TestPerson, useful: boolean, comment?: string) =>
  portal.call(feedbackApi.create, { area, id, useful, comment }, { as });

test("replaces a person's earlier feedback, including its comment", async () => {
  const { db, people } = portal;
  const item = await makeItem(db);
  assert.deepEqual((await answer(item, people.employee, true, '  Clear, thank you.  ')).body, { yes: 1, no: 0, mine: true });
  assert.deepEqual((await answer(item, people.editor, true)).body, { yes: 2, no: 0, mine: true });
  assert.deepEqual((await answer(item, people.employee, false)).body, { yes: 1, no: 1, mine: false });
  const rows = await db
    .selectFrom('feedback')
    .where('item', '=', item.key)
    .where('person', '=', people.employee.id)
    .selectAll()
    .execute();
  assert.deepEqual(
    rows.map(({ useful, comment, revision }) => ({ useful, comment, revision })),
    [{ useful: false, comment: null, revision: 1 }],
  );
});

test('keeps the comment when the same answer is given again, until the item changes or another comment is sent', async () => {
  const { db, people } = portal;
  const item = await makeItem(db);
  const comment = async () => {
    const { comment } = await db
      .selectFrom('feedback')
      .where('item', '=', item.key)
      .where('person', '=', people.employee.id)
      .select('comment')
      .executeTakeFirstOrThrow();
    return comment;
  };
  await answer(item, people.employee, true, 'The room is on floor 3.');
  assert.deepEqual((await answer(item, people.employee, true)).body, { yes: 1, no: 0, mine: true });
  assert.equal(await comment(), 'The room is on floor 3.');
  await answer(item, people.employee, true, 'On floor 4.');
  assert.equal(await comment(), 'On floor 4.');
  await db.updateTable('item').where('key', '=', item.key).set({ revision: 2 }).execute();
  await answer(item, people.employee, true);
  assert.equal(await comment(), null);
});

test("returns the feedback counts and the reader's own feedback with the service", async () => {
  const { call, db, people } = portal;
  const item = await makeItem(db);
  await answer(item, people.employee, false, 'The link is broken: <b>here</b>');
  const useful = async (as: TestPerson) => (await call(serviceApi.info, { id: item.id }, { as })).body.useful;
  assert.deepEqual(await useful(people.employee), { yes: 0, no: 1, mine: false });
  assert.deepEqual(await useful(people.editor), { yes: 0, no: 1, mine: null });
});

test('counts concurrent feedback and concurrent changes of it exactly', async () => {
  const { db } = portal;
  const item = await makeItem(db);
  const people: TestPerson[] = [];
  for (let i = 0; i < 12; i += 1) people.push(await makePerson(db));
  const answers = people.flatMap((person, i) => [true, false, i % 3 === 0].map((useful) => answer(item, person, useful)));
  assert.ok((await Promise.all(answers)).every(({ status }) => status === 200));
  await Promise.all(people.map((person, i) => answer(item, person, i % 3 === 0)));
  const counted = await db
    .selectFrom('item')
    .where('key', '=', item.key)
    .select(['useful_yes', 'useful_no'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(counted, { useful_yes: 4, useful_no: 8 });
});

test('refuses feedback about an item that does not exist', async () => {
  const { status, body } = await portal.call(
    feedbackApi.create,
    { area: 'notice', id: 'no-such', useful: true },
    { as: portal.people.employee },
  );
  assert.equal(status, 404);
  assert.equal((body as unknown as { code: string }).code, 'item.not_found');
});
