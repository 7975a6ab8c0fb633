import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { errorBody } from '../../../contract/core/errors';
import { noticeApi } from '../../../contract/notice';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { change, publishNotice } from '../support/notices';

let portal: TestApp;
let now = new Date();
before(async () => {
  portal = await startTestApp({ now: () => now });
});
after(() => portal.close());

const later = () => {
  now = new Date(now.getTime() + 2000);
};
const publish = (id: string, spec: object = {}) => publishNotice(portal, { id, fields: { mustRead: true }, ...spec });
const confirm = (id: string, revision: number, as = portal.people.employee) =>
  portal.call(noticeApi.acknowledge, { id, revision }, { as });
const failureOf = ({ status, body }: { status: number; body: unknown }) => [status, errorBody.strict().parse(body).code];

/** Returns the acknowledgement state of a notice for the person. */
async function stateOf(id: string, as: TestPerson = portal.people.employee) {
  const { acknowledged, acknowledgedAt, unseenChanges, read } = (await portal.call(noticeApi.info, { id }, { as })).body;
  const { body } = await portal.call(noticeApi.inbox, undefined, { as });
  const asked = body.mustRead.some((card) => card.id === id);
  return { asked, read, acknowledged, acknowledgedAt, unseenChanges };
}

test('records one acknowledgement for that person only', async () => {
  await publish('rules');
  const untouched = { asked: true, read: false, acknowledged: false, acknowledgedAt: null, unseenChanges: 0 };
  assert.deepEqual(await stateOf('rules'), untouched);
  const first = await confirm('rules', 1);
  const acknowledgedAt = now.toISOString();
  assert.deepEqual([first.status, first.body], [200, { acknowledgedAt, revision: 1 }]);
  later();
  assert.deepEqual((await confirm('rules', 1)).body, { acknowledgedAt, revision: 1 });
  assert.deepEqual(await stateOf('rules'), { ...untouched, asked: false, read: true, acknowledged: true, acknowledgedAt });
  assert.deepEqual(await stateOf('rules', portal.people.editor), untouched);
});

test('records one acknowledgement for many concurrent calls', async () => {
  await publish('pressed');
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm('pressed', 1)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const kept = await portal.db
    .selectFrom('acknowledgement')
    .innerJoin('item', 'key', 'item')
    .where('id', '=', 'pressed')
    .selectAll()
    .execute();
  assert.equal(kept.length, 1);
});

test('keeps an acknowledgement after a minor change', async () => {
  await publish('minor');
  later();
  const changes = [change(now, false, 'A link was mended.')];
  await publish('minor', { title: 'Mended', changes });
  const before = await confirm('minor', 1);
  assert.equal(before.status, 200);
  const { asked, acknowledged, unseenChanges } = await stateOf('minor');
  assert.deepEqual([asked, acknowledged, unseenChanges], [false, true, 1]);
  await confirm('minor', 2);
  assert.equal((await stateOf('minor')).unseenChanges, 0);
});

test('asks again after a material change and refuses an acknowledgement of the previous revision', async () => {
  await publish('moved');
  await confirm('moved', 1);
  const acknowledgedAt = now.toISOString();
  later();
  const moved = change(now, true, 'It is on Monday now.');
  await publish('moved', { title: 'On Monday', changes: [moved] });
  const asked = { asked: true, read: false, acknowledged: false, acknowledgedAt, unseenChanges: 1 };
  assert.deepEqual(await stateOf('moved'), asked);
  const stale = await confirm('moved', 1);
  assert.deepEqual(failureOf(stale), [409, 'notice.conflict']);
  assert.match((stale.body as unknown as { message: string }).message, /has changed. Read what changed/);
  assert.deepEqual(await stateOf('moved'), asked);
  assert.equal((await confirm('moved', 2)).status, 200);
  const { acknowledged, unseenChanges } = await stateOf('moved');
  assert.deepEqual([acknowledged, unseenChanges], [true, 0]);
  later();
  await publish('moved', {
    title: 'On Tuesday',
    changes: [moved, change(now, true, 'On Tuesday.'), change(now, false, 'A comma.')],
  });
  assert.equal((await stateOf('moved')).unseenChanges, 2);
});

test('refuses to acknowledge a future revision', async () => {
  await publish('early');
  for (const revision of [2, Number.MAX_SAFE_INTEGER])
    assert.deepEqual(failureOf(await confirm('early', revision)), [409, 'notice.conflict']);
  assert.equal((await stateOf('early')).acknowledged, false);
});

test('refuses to acknowledge a notice that requires none', async () => {
  await publish('plain', { fields: {} });
  assert.deepEqual(failureOf(await confirm('plain', 1)), [409, 'notice.conflict']);
});

test('keeps asking for an acknowledgement after all notices were marked as read', async () => {
  await publish('kept');
  later();
  await portal.call(noticeApi.markAllRead, undefined, { as: portal.people.admin });
  const { asked, read } = await stateOf('kept', portal.people.admin);
  assert.deepEqual([asked, read], [true, true]);
});
