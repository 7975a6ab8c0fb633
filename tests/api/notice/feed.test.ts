import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { errorBody } from '../../../contract/core/errors';
import { noticeApi, type NoticeFeedFilter } from '../../../contract/notice';
import type { Locale } from '../../../contract/core/locale';
import { hashOf } from '../../../server/modules/session/secrets';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { publishNotice } from '../support/notices';

const DAY_MS = 86_400_000;
const CHINESE = { title: '停电通知', summary: '周一停电。', markdown: '周一停电。', keywords: [], fields: {} };

let portal: TestApp;
let now = new Date();
let owner: TestPerson;
before(async () => {
  portal = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  await portal.db.deleteFrom('item').execute();
  owner = await makePerson(portal.db, { department: 'Finance' });
});
after(() => portal.close());

const publish = (id: string, spec: object = {}) => publishNotice(portal, { id, title: id, ...spec });

/** Creates a feed and returns its token. */
async function subscribe(filter: NoticeFeedFilter = {}, as = owner, locale: Locale = 'en-US'): Promise<string> {
  const { status, body } = await portal.call(noticeApi.feedCreate, { filter }, { as, locale });
  assert.equal(status, 200);
  assert.ok(body.url.startsWith('http://localhost:8000/api/notice/feed/'), body.url);
  return body.url.split('/').at(-1) ?? '';
}
/** Requests the feed as a feed reader does: without a session and with any `Accept-Language`. */
const fetchFeed = (token: string, headers: Record<string, string> = {}) =>
  portal.call(noticeApi.feed, { token }, { locale: 'zh-CN', headers });
const textOf = async (token: string) => (await fetchFeed(token)).raw.toString();
const linked = (xml: string) =>
  [...xml.matchAll(/<link href="http:\/\/localhost:8000\/notice\/([^"]+)"\/>/g)].map(([, id]) => id);
const entries = async (token: string) => linked(await textOf(token));
async function isGone(token: string): Promise<void> {
  const { status, body } = await fetchFeed(token);
  assert.deepEqual([status, errorBody.strict().parse(body).code], [404, 'feed.not_found']);
}
const setPerson = (changes: object, { id } = owner) =>
  portal.db.updateTable('person').set(changes).where('id', '=', id).execute();

test('serves the newest fifty notices as Atom without a session', async () => {
  const day = (n: number) => new Date(now.getTime() - n * DAY_MS).toISOString();
  for (let n = 52; n >= 1; n -= 1) await publish(`notice-${n}`, { publishedAt: day(n), updatedAt: day(n) });
  const { status, headers, raw } = await fetchFeed(await subscribe());
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'application/atom+xml; charset=utf-8');
  assert.match(String(headers['cache-control']), /^private/);
  const xml = raw.toString();
  assert.deepEqual(
    linked(xml),
    Array.from({ length: 50 }, (_, n) => `notice-${n + 1}`),
  );
  assert.match(xml, /^<\?xml version="1.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/);
  assert.match(xml, /<id>urn:uuid:[\w-]{36}<\/id>/);
  assert.ok(xml.includes('<id>http://localhost:8000/notice/notice-1</id>'));
  assert.equal(/<updated>(.*?)<\/updated>/.exec(xml)?.[1], now.toISOString());
});

test("escapes authors' texts in a feed", async () => {
  const title = 'A < B & "C" ]]> <script>alert(1)</script>\u0001';
  await publish('odd', { title, department: { 'en-US': 'R&D <1>' } });
  const xml = await textOf(await subscribe());
  assert.ok(xml.includes('<![CDATA[A &lt; B &amp; "C" ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;]]>'), xml);
  assert.ok(xml.includes('<name>R&amp;D &lt;1&gt;</name>'), xml);
});

test('keeps the filter and language with which a feed was created', async () => {
  await publish('urgent', {
    fields: { priority: 'urgent' },
    texts: { 'zh-CN': CHINESE, 'en-US': { ...CHINESE, title: 'Power cut' } },
  });
  await publish('filed', { classifications: [[{ 'en-US': 'Building' }]], department: { 'en-US': 'Facilities' } });
  const [urgent, filed, all] = [
    await subscribe({ priority: 'urgent' }, owner, 'zh-CN'),
    await subscribe({ classificationId: 'building', department: 'facilities' }),
    await subscribe(),
  ];
  assert.deepEqual([await entries(urgent), await entries(filed)], [['urgent'], ['filed']]);
  assert.match(await textOf(urgent), /停电通知/);
  assert.match(await textOf(all), /Power cut/);
});

test('serves an empty feed for a category without notices', async () => {
  await publish('filed', { classifications: [[{ 'en-US': 'Building' }]] });
  const token = await subscribe({ classificationId: 'building' });
  await portal.db.updateTable('item').set({ archived_at: now }).execute();
  assert.deepEqual(await entries(token), []);
});

test('returns 304 until something changes', async () => {
  await publish('first');
  const token = await subscribe();
  const etag = String((await fetchFeed(token)).headers.etag);
  now = new Date(now.getTime() + 1000);
  const again = await fetchFeed(token, { 'if-none-match': `W/${etag}` });
  assert.deepEqual([again.status, again.raw.length, again.headers.etag], [304, 0, etag]);
  await publish('second');
  assert.equal((await fetchFeed(token, { 'if-none-match': etag })).status, 200);
});

test('reflects changes of what the owner may see at once', async () => {
  await publish('for-legal', { audience: { departments: ['Legal'], locations: [], roles: [] } });
  const token = await subscribe();
  assert.deepEqual(await entries(token), []);
  await setPerson({ department: 'Legal' });
  assert.deepEqual(await entries(token), ['for-legal']);
  await setPerson({ roles: [] });
  await isGone(token);
});

test("returns 404 for a deleted feed and lets nobody delete another person's feed", async () => {
  const { call, people } = portal;
  const token = await subscribe({ mustRead: true });
  const [feed] = (await call(noticeApi.feedList, undefined, { as: owner })).body;
  assert.deepEqual([feed?.filter, feed?.lastUsedAt], [{ mustRead: true }, null]);
  const id = feed?.id ?? '';
  assert.equal((await call(noticeApi.feedRemove, { id }, { as: people.admin })).status, 404);
  assert.equal((await fetchFeed(token)).status, 200);
  assert.equal((await call(noticeApi.feedRemove, { id }, { as: owner })).status, 200);
  await isGone(token);
  assert.equal((await call(noticeApi.feedRemove, { id }, { as: owner })).status, 404);
});

test('returns 404 for a guessed address and stores only the hash of a token', async () => {
  const token = await subscribe();
  for (const guess of ['x', 'x'.repeat(43), hashOf(token), `${token}x`, token.toLowerCase()]) await isGone(guess);
  const rows = await portal.db.selectFrom('notice_feed').selectAll().where('person', '=', owner.id).execute();
  assert.deepEqual(
    rows.map((row) => [row.token_hash, JSON.stringify(row).includes(token)]),
    [[hashOf(token), false]],
  );
});

test('suspends the feeds of a person who has not signed in for 90 days until they do', async () => {
  const token = await subscribe();
  await setPerson({ signed_in_at: new Date(now.getTime() - 90 * DAY_MS) });
  await isGone(token);
  await setPerson({ signed_in_at: new Date(now.getTime() - 89 * DAY_MS) });
  assert.equal((await fetchFeed(token)).status, 200);
});

test('suspends feeds created under another identity provider', async () => {
  const token = await subscribe();
  await portal.db.updateTable('notice_feed').set({ issuer: 'https://former.example' }).where('person', '=', owner.id).execute();
  await isGone(token);
});

test('allows twenty feeds per person, also with concurrent calls', async () => {
  const make = () => portal.call(noticeApi.feedCreate, { filter: {} }, { as: owner });
  const answers = await Promise.all(Array.from({ length: 24 }, make));
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [...Array<number>(20).fill(200), ...Array<number>(4).fill(409)]);
  const { body } = await make();
  const { code, message } = errorBody.strict().parse(body);
  assert.deepEqual([code, message], ['feed.conflict', 'You already have 20 feeds. Remove one to create another.']);
  await subscribe({}, await makePerson(portal.db));
});

test('refuses a feed of unread notices, whose entries would vanish when the owner reads them elsewhere (decision 102)', async () => {
  const { status, body } = await portal.call(noticeApi.feedCreate, { filter: { unread: true } as object }, { as: owner });
  const { code, details } = errorBody.strict().parse(body);
  assert.deepEqual([status, code, Object.keys(details ?? {})], [400, 'request.invalid', ['filter']]);
});

test('updates the time of last use of a feed at most once an hour', async () => {
  const token = await subscribe();
  const lastUsed = async () => {
    await fetchFeed(token);
    const { last_used_at } = await portal.db
      .selectFrom('notice_feed')
      .where('token_hash', '=', hashOf(token))
      .select('last_used_at')
      .executeTakeFirstOrThrow();
    return last_used_at?.getTime();
  };
  const first = now.getTime();
  assert.equal(await lastUsed(), first);
  now = new Date(first + 59 * 60_000);
  assert.equal(await lastUsed(), first);
  now = new Date(first + 60 * 60_000);
  assert.equal(await lastUsed(), now.getTime());
});
