import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { noticeApi } from '../../../contract/notice';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { change, publishNotice } from '../support/notices';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
let now = new Date();
let reader: TestPerson;
before(async () => {
  portal = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  await portal.db.deleteFrom('item').execute();
  reader = await makePerson(portal.db);
});
after(() => portal.close());

/** Publishes a notice that is newer than the previous one. */
const publish = (id: string, fields: object = {}, spec: object = {}) => {
  now = new Date(now.getTime() + 1000);
  return publishNotice(portal, { id, fields, ...spec });
};
const inbox = async (as = reader) => (await portal.call(noticeApi.inbox, undefined, { as })).body;
const alert = async (as = reader) => (await inbox(as)).alert?.id;
const dismiss = (id: string, as = reader) => portal.call(noticeApi.dismissAlert, { id }, { as });
const idsOf = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

test('returns an empty inbox when there is nothing to read', async () => {
  assert.deepEqual(await inbox(), { unread: 0, mustRead: [], mustReadTotal: 0, latest: [], alert: null });
});

test('sorts notices to acknowledge by due date, those without one last, newest first', async () => {
  await publish('no-date', { mustRead: true });
  await publish('june', { mustRead: true, dueAt: '2026-06-30' });
  await publish('may', { mustRead: true, dueAt: '2026-05-02T09:00:00+08:00' });
  await publish('no-date-newer', { mustRead: true });
  await publish('not-asked', { dueAt: '2026-01-01' });
  assert.deepEqual(idsOf((await inbox()).mustRead), ['may', 'june', 'no-date-newer', 'no-date']);
});

test('returns five full cards of each kind and counts all', async () => {
  for (let n = 1; n <= 7; n += 1) await publish(`rule-${n}`, { mustRead: true, dueAt: `2026-03-0${n}` });
  const { mustRead, mustReadTotal, latest, unread } = await inbox();
  assert.deepEqual([idsOf(mustRead), mustReadTotal], [[1, 2, 3, 4, 5].map((n) => `rule-${n}`), 7]);
  assert.deepEqual([idsOf(latest), unread], [[7, 6, 5, 4, 3].map((n) => `rule-${n}`), 7]);
  const { items } = (await portal.call(noticeApi.list, {}, { as: reader })).body;
  for (const card of [...mustRead, ...latest])
    assert.deepEqual(
      card,
      items.find(({ id }) => id === card.id),
    );
});

test('shows the newest urgent notice as alert until each person dismisses it', async () => {
  const other = await makePerson(portal.db);
  await publish('flood', { priority: 'urgent' });
  await publish('storm', { priority: 'urgent' });
  await publish('menu', { priority: 'important' });
  assert.equal(await alert(), 'storm');
  const { status, body } = await dismiss('storm');
  assert.deepEqual([status, body], [200, {}]);
  await dismiss('storm');
  assert.deepEqual([await alert(), await alert(other)], ['flood', 'storm']);
  await dismiss('flood');
  assert.deepEqual([await alert(), await alert(other)], [undefined, 'storm']);
});

test('shows a dismissed alert again after a material change, not after a minor one', async () => {
  await publish('flood', { priority: 'urgent' });
  await dismiss('flood');
  const comma = change(now, false, 'A comma.');
  await publish('flood', { priority: 'urgent' }, { title: 'Flood', changes: [comma] });
  assert.equal(await alert(), undefined);
  await publish(
    'flood',
    { priority: 'urgent' },
    { title: 'Flood on floor 2', changes: [comma, change(now, true, 'Floor 2 too.')] },
  );
  assert.equal(await alert(), 'flood');
});

test('removes an alert that expires or is no longer urgent', async () => {
  await publish('brief', { priority: 'urgent' }, { expiresAt: new Date(now.getTime() + 3000).toISOString() });
  assert.equal(await alert(), 'brief');
  now = new Date(now.getTime() + 3000);
  assert.equal(await alert(), undefined);
  await publish('calmed', { priority: 'urgent' });
  await publish('calmed', { priority: 'normal' });
  assert.equal(await alert(), undefined);
});

test('runs four statements for an inbox of any size', async () => {
  for (let n = 1; n <= 7; n += 1) await publish(`rule-${n}`, { mustRead: true, priority: 'urgent' });
  await inbox();
  const sent = await statementsOf(() => inbox());
  assert.equal(sent.length, 4, sent.join('\n'));
});
