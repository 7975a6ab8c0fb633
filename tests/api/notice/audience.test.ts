import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { noticeApi } from '../../../contract/notice';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';

const OPEN = 'open-to-all';
const UNKNOWN = 'not-there-at-all';

let portal: TestApp;
let reader: TestPerson;
const hidden: MadeItem[] = [];
before(async () => {
  portal = await startTestApp();
  const { db } = portal;
  reader = await makePerson(db, { department: 'Finance', location: 'Shanghai' });
  const spec = { area: 'notice', department: { 'en-US': 'Facilities' }, fields: { priority: 'urgent', mustRead: true } } as const;
  const classification = ['Building'];
  await makeItem(db, { ...spec, id: OPEN, classification });
  for (const [id, why] of Object.entries(HIDDEN)) hidden.push(await makeItem(db, { ...spec, id, classification, ...why }));
});
after(() => portal.close());

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('an inbox counts and shows only what the reader may see', async () => {
  const { unread, mustRead, mustReadTotal, latest, alert } = (await portal.call(noticeApi.inbox, undefined, { as: reader })).body;
  assert.deepEqual([unread, mustReadTotal, alert?.id], [1, 1, OPEN]);
  assert.deepEqual([idsOf(mustRead), idsOf(latest)], [[OPEN], [OPEN]]);
});

test('shows no alert when the only visible one was dismissed', async () => {
  const as = await makePerson(portal.db, { department: 'Finance', location: 'Shanghai' });
  await portal.call(noticeApi.dismissAlert, { id: OPEN }, { as });
  assert.equal((await portal.call(noticeApi.inbox, undefined, { as })).body.alert, null);
});

test('refuses to acknowledge or dismiss a hidden notice and stores nothing', async () => {
  const { call, db } = portal;
  const as = await makePerson(db, { department: 'Finance', location: 'Shanghai' });
  for (const ask of [
    (id: string) => call(noticeApi.acknowledge, { id, revision: 1 }, { as }),
    (id: string) => call(noticeApi.dismissAlert, { id }, { as }),
  ]) {
    const unknown = await ask(UNKNOWN);
    assert.equal(unknown.status, 404);
    for (const { id } of hidden) {
      const { status, raw } = await ask(id);
      assert.deepEqual([status, raw.toString()], [404, unknown.raw.toString()], id);
    }
  }
  for (const table of ['acknowledgement', 'alert_dismissal', 'opened'] as const)
    assert.deepEqual(await db.selectFrom(table).where('person', '=', as.id).selectAll().execute(), []);
});

test('lists by read state and neighbours of a notice contain only what the reader may see', async () => {
  const { call } = portal;
  for (const unread of [true, false]) {
    const { body } = await call(noticeApi.list, { unread, pageSize: 100 }, { as: reader });
    assert.deepEqual([idsOf(body.items), body.total], unread ? [[OPEN], 1] : [[], 0]);
  }
  const { previous, next, fromDepartment, related } = (await call(noticeApi.info, { id: OPEN }, { as: reader })).body;
  assert.deepEqual([previous, next, fromDepartment, related], [null, null, [], []]);
});

test('a feed contains only what its owner may see, for any requester', async () => {
  const { call, db } = portal;
  const entries = async (owner: TestPerson) => {
    const { url } = (await call(noticeApi.feedCreate, { filter: {} }, { as: owner })).body;
    const { raw } = await call(noticeApi.feed, { token: url.split('/').at(-1) ?? '' });
    return [...raw.toString().matchAll(/<link href="[^"]*\/notice\/([^"]+)"/g)].map(([, id]) => id).sort();
  };
  assert.deepEqual(await entries(reader), [OPEN]);
  const counsel = await makePerson(db, { department: 'Legal', location: 'Lagos' });
  assert.deepEqual(await entries(counsel), ['for-another-department', 'for-another-location', OPEN]);
});
