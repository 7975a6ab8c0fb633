import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { peopleApi } from '../../../contract/manage/person';
import { noticeApi } from '../../../contract/notice';
import { sessionApi } from '../../../contract/session';
import { savePerson } from '../../../server/modules/session/repository';
import { createSession } from '../../../server/modules/session/service';
import { codeOf } from '../support/editing';
import { makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let asAdmin: { as: TestApp['people']['admin'] };
before(async () => {
  portal = await startTestApp();
  asAdmin = { as: portal.people.admin };
});
after(() => portal.close());

/** Signs somebody in for the first time, as their identity provider describes them. */
const signIn = (name: string, more: object = {}) =>
  savePerson(portal.db, {
    ...{ issuer: 'https://id.example', subject: randomUUID(), name, email: '', department: null, location: null },
    ...{ avatar_url: null, roles: ['employee'], editor_areas: [], editor_departments: [], editor_permissions: [] },
    ...{ locale: 'zh-CN', signed_in_at: new Date(), ...more },
  });

const openBrowser = (personId: string, userAgent: string | null = null) =>
  createSession(portal.deps, { personId, bind: randomBytes(24).toString('base64url'), userAgent, idToken: null });

const sessionsOf = async (id: string) => (await portal.call(peopleApi.info, { id }, asAdmin)).body.sessions;

const eventsOf = (action: 'session.end' | 'access.end' | 'feed.revoke', person: string) =>
  portal.db
    .selectFrom('audit_event')
    .where('action', '=', action)
    .where('person', '=', person)
    .orderBy('key', 'desc')
    .select(['before', 'after'])
    .execute();

test('the department of a person is named in the language of the reader, if the portal knows it', async () => {
  await makeItem(portal.db, { area: 'notice', department: { 'en-US': 'Warehouse', 'zh-CN': '仓库' } });
  const id = await signIn('Tove Lund', { department: 'WAREHOUSE' });
  const unknown = await signIn('Tove Berg', { department: 'Lighthouse' });
  for (const [locale, name] of [
    ['en-US', 'Warehouse'],
    ['zh-CN', '仓库'],
  ] as const) {
    const options = { ...asAdmin, locale };
    const { items } = (await portal.call(peopleApi.list, { query: 'tove' }, options)).body;
    assert.deepEqual(
      new Map(items.map((each) => [each.id, each.department])),
      new Map([
        [id, name],
        [unknown, 'Lighthouse'],
      ]),
    );
    assert.equal((await portal.call(peopleApi.info, { id }, options)).body.department, name);
  }
});

test('finds people by any part of a name, by pinyin and its initials, by e-mail address and department', async () => {
  await signIn('欧阳明月', { email: 'moon@portico.example', department: 'Night Shift' });
  const find = async (query: string) =>
    (await portal.call(peopleApi.list, { query }, asAdmin)).body.items.map(({ name }) => name);
  for (const query of ['明月', 'ouyang', 'mingyue', 'oymy', 'MOON@', 'night'])
    assert.deepEqual(await find(query), ['欧阳明月'], query);
  for (const query of ['uyang', '%', '_']) assert.deepEqual(await find(query), [], query);
});

test('finds people who signed in before their pinyin was stored by their name', async () => {
  const { name } = await makePerson(portal.db, { name: 'Zora Quill' });
  const { body } = await portal.call(peopleApi.list, { query: 'quil' }, asAdmin);
  assert.deepEqual(
    body.items.map((person) => person.name),
    [name],
  );
});

test('says when a person was seen last: at the last renewal of a session, or else at the sign-in', async () => {
  const id = await signIn('Seen', { signed_in_at: new Date('2026-03-01T08:00:00Z') });
  const seen = async () => (await portal.call(peopleApi.info, { id }, asAdmin)).body.seenAt;
  assert.equal(await seen(), '2026-03-01T08:00:00.000Z');
  await openBrowser(id);
  const used = '2026-03-02T08:00:00.000Z';
  await portal.db.updateTable('session').set({ last_used_at: used }).where('person', '=', id).execute();
  assert.equal(await seen(), used);
});

test('says which claim granted each role at the last sign-in', async () => {
  const sources = [{ role: 'admin', claim: 'groups', value: 'portico-admin' }];
  const id = await signIn('Granted', { role_sources: JSON.stringify(sources) });
  assert.deepEqual((await portal.call(peopleApi.info, { id }, asAdmin)).body.roleSources, sources);
});

test('signs a person out of one browser at once, and records who did it', async () => {
  const person = await makePerson(portal.db);
  const [first, second] = [await openBrowser(person.id), await openBrowser(person.id)];
  assert.ok(first.token !== second.token);
  await portal.signedIn(person);
  const sessions = await sessionsOf(person.id);
  assert.equal(sessions.length, 3);
  const own = (await portal.call(sessionApi.list, undefined, { as: person })).body.sessions.find(({ current }) => current);
  const input = { person: person.id, id: own?.id ?? '' };
  assert.equal((await portal.call(peopleApi.endSession, input, asAdmin)).status, 200);
  assert.equal(codeOf(await portal.call(sessionApi.list, undefined, { as: person })), 'session.revoked');
  assert.equal((await sessionsOf(person.id)).length, 2);
  const [ended] = await eventsOf('session.end', person.id);
  assert.deepEqual(ended?.after, { reason: 'by-administrator' });
  const [done] = await eventsOf('access.end', portal.people.admin.id);
  assert.deepEqual(done?.after, { person: person.id, sessions: 1 });
});

test('does not end the session of another person than the one who is named', async () => {
  const [person, other] = [await makePerson(portal.db), await makePerson(portal.db)];
  await openBrowser(person.id);
  const [session] = await sessionsOf(person.id);
  const answer = await portal.call(peopleApi.endSession, { person: other.id, id: session?.id ?? '' }, asAdmin);
  assert.deepEqual([answer.status, codeOf(answer)], [404, 'session.not_found']);
  assert.equal((await sessionsOf(person.id)).length, 1);
});

test('signs a person out of all browsers', async () => {
  const person = await makePerson(portal.db);
  await openBrowser(person.id);
  await portal.signedIn(person);
  const { body } = await portal.call(peopleApi.endSessions, { person: person.id }, asAdmin);
  assert.equal(body.ended, 2);
  assert.equal(codeOf(await portal.call(sessionApi.list, undefined, { as: person })), 'session.revoked');
  assert.deepEqual(await sessionsOf(person.id), []);
});

test('ends a feed of a person and records it', async () => {
  const person = await makePerson(portal.db);
  const { body: feed } = await portal.call(noticeApi.feedCreate, { filter: {} }, { as: person });
  const input = { person: person.id, id: feed.id };
  assert.equal((await portal.call(peopleApi.endFeed, input, asAdmin)).status, 200);
  assert.deepEqual((await portal.call(noticeApi.feedList, undefined, { as: person })).body, []);
  assert.deepEqual(await eventsOf('feed.revoke', person.id), [
    { before: { feed: feed.id }, after: { reason: 'by-administrator' } },
  ]);
  const [done] = await eventsOf('access.end', portal.people.admin.id);
  assert.deepEqual(done?.after, { person: person.id, feed: feed.id });
});
