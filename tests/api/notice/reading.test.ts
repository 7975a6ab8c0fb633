import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { noticeApi } from '../../../contract/notice';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { change, publishNotice } from '../support/notices';

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

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
/** Advances the clock by a few seconds, so that no session expires. */
const later = (seconds = 2) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const publish = (id: string, spec: object = {}) => publishNotice(portal, { id, ...spec });
const open = (id: string, as = reader) => portal.call(noticeApi.updateViews, { id }, { as });
const readAll = (as = reader) => portal.call(noticeApi.markAllRead, undefined, { as });

/** Returns the ids of the unread notices of a person. Asserts that inbox, list and cards agree. */
async function unread(as = reader): Promise<string[]> {
  const { call } = portal;
  const inbox = (await call(noticeApi.inbox, undefined, { as })).body;
  const all = (await call(noticeApi.list, {}, { as })).body.items;
  const ids = all.filter(({ read }) => !read).map(({ id }) => id);
  for (const isUnread of [true, false]) {
    const { items, total } = (await call(noticeApi.list, { unread: isUnread }, { as })).body;
    const expected = all.filter(({ read }) => read !== isUnread).map(({ id }) => id);
    assert.deepEqual([items.map(({ id }) => id), total], [expected, expected.length]);
  }
  assert.deepEqual([inbox.unread, inbox.latest.map(({ id }) => id)], [ids.length, ids.slice(0, 5)]);
  return ids;
}

test('a notice is unread until the person opens it, independently of others', async () => {
  const other = await makePerson(portal.db);
  await publish('first');
  later();
  await publish('second');
  assert.deepEqual(await unread(), ['second', 'first']);
  await open('first');
  assert.deepEqual([await unread(), await unread(other)], [['second'], ['second', 'first']]);
  assert.equal((await portal.call(noticeApi.info, { id: 'first' }, { as: reader })).body.read, true);
});

test('notices older than a month are not unread for a new person', async () => {
  await publish('old', { publishedAt: daysAgo(40).toISOString() });
  await publish('recent', { publishedAt: daysAgo(20).toISOString() });
  assert.deepEqual(await unread(), ['recent']);
});

test('after marking all as read, only later and newly due notices are unread', async () => {
  const other = await makePerson(portal.db);
  await publish('before');
  await publish('scheduled', { publishedAt: new Date(now.getTime() + 5000).toISOString() });
  assert.deepEqual(await unread(), ['before']);
  const { status, body } = await readAll();
  assert.deepEqual([status, body], [200, { unread: 0 }]);
  assert.deepEqual([await unread(), await unread(other)], [[], ['before']]);
  later();
  await publish('after');
  assert.deepEqual(await unread(), ['after']);
  later(5);
  assert.deepEqual(await unread(), ['scheduled', 'after']);
});

test('a clock that is behind does not make read notices unread', async () => {
  await publish('before');
  later();
  await readAll();
  now = new Date(now.getTime() - 60_000);
  await readAll();
  later(60);
  assert.deepEqual(await unread(), []);
});

test('a material change makes an opened or marked notice unread again, a minor one does not', async () => {
  await publish('opened');
  await publish('swept');
  await open('opened');
  later();
  await readAll();
  for (const id of ['opened', 'swept']) {
    later();
    const minor = change(now, false, 'A link was mended.');
    await publish(id, { title: 'Mended', changes: [minor] });
    assert.deepEqual(await unread(), []);
    later();
    await publish(id, { title: 'Moved', changes: [minor, change(now, true, 'It is on Monday now.')] });
    assert.deepEqual(await unread(), [id]);
    await open(id);
    assert.deepEqual(await unread(), []);
  }
});

test('an expired notice is not counted as unread', async () => {
  await publish('brief', { expiresAt: new Date(now.getTime() + 3000).toISOString() });
  assert.deepEqual(await unread(), ['brief']);
  later(4);
  assert.deepEqual(await unread(), []);
});

test('the number of unread notices is limited to a hundred', async () => {
  await publish('one');
  const rows = Array.from({ length: 120 }, (_, n) => ({ area: 'notice' as const, id: `more-${n}`, published_at: now }));
  const keys = await portal.db
    .insertInto('item')
    .values(
      rows.map((row) => ({
        ...row,
        fields: '{}',
        contact: null,
        department: null,
        document_hash: null,
        audience_departments: [],
        audience_locations: [],
        audience_roles: [],
      })),
    )
    .returning('key')
    .execute();
  assert.equal(keys.length, 120);
  assert.equal((await portal.call(noticeApi.inbox, undefined, { as: reader })).body.unread, 100);
});

test('a notice dated today is unread although all were marked as read this morning', async () => {
  await readAll();
  later();
  await publish('dated', { publishedAt: `${now.toISOString().slice(0, 10)}T00:00:00Z` });
  assert.deepEqual(await unread(), ['dated']);
});

test('a notice materially changed before its import is as new as that change', async () => {
  const changes = [change(daysAgo(2), true, 'The deadline is earlier.'), change(daysAgo(1), false, 'A word.')];
  await publish('changed', { publishedAt: daysAgo(200).toISOString(), changes });
  await publish('unchanged', { publishedAt: daysAgo(200).toISOString() });
  assert.deepEqual(await unread(), ['changed']);
});
