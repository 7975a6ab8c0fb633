import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sessionApi } from '../../../contract/session';
import { retireKeys } from '../../../server/modules/session/key-repository';
import { savePerson } from '../../../server/modules/session/repository';
import { createSession, endForeignSessions, shutOut } from '../../../server/modules/session/service';
import { MAX_SESSIONS } from '../../../server/modules/session/policy';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const eventsOf = (person: string | null) =>
  portal.db
    .selectFrom('audit_event')
    .where('person', 'is not distinct from', person)
    .select(['action', 'before', 'after'])
    .orderBy('key')
    .execute();
const silent = () => undefined;

const claims = (subject: string, roles: ('employee' | 'editor')[]) => ({
  issuer: 'https://test.invalid',
  subject,
  ...{ name: 'Ana', email: 'ana@test.invalid', department: null, location: null, avatar_url: null, locale: 'en-US' as const },
  ...{ roles, editor_areas: roles.includes('editor') ? ['service' as const] : [], editor_departments: [] },
  editor_permissions: ['write'],
  signed_in_at: new Date(),
});

test('records the roles of the first sign-in, each change of them, and nothing when they stay', async () => {
  const id = await savePerson(portal.db, claims('ana', ['employee']));
  await savePerson(portal.db, claims('ana', ['employee']));
  await savePerson(portal.db, claims('ana', ['employee', 'editor']));
  const access = { roles: ['employee'], areas: [], departments: [], permissions: ['write'] };
  const later = { ...access, roles: ['employee', 'editor'], areas: ['service'] };
  assert.deepEqual(await eventsOf(id), [
    { action: 'person.roles', before: null, after: access },
    { action: 'person.roles', before: access, after: later },
  ]);
});

test('records a person who is shut out: refusal, roles, sessions and feeds', async () => {
  const person = await savePerson(portal.db, claims('gone', ['employee']));
  await createSession(portal.deps, { personId: person, bind: 'b', userAgent: null, idToken: null });
  await shutOut(portal.deps, { issuer: 'https://test.invalid', subject: 'gone' }, silent);
  const events = await eventsOf(person);
  assert.deepEqual(
    events.map(({ action }) => action),
    ['person.roles', 'session.begin', 'person.roles', 'session.refuse', 'session.end'],
  );
  assert.deepEqual(events.at(-1)?.after, { reason: 'not-admitted' });
});

test('records the refusal of somebody who never signed in, without a person', async () => {
  await shutOut(portal.deps, { issuer: 'https://test.invalid', subject: 'stranger' }, silent);
  assert.deepEqual((await eventsOf(null)).at(-1), {
    action: 'session.refuse',
    before: null,
    after: { provider: 'https://test.invalid', reason: 'not-admitted' },
  });
});

test('records sessions that end because there are too many, or because their provider was removed', async () => {
  const { id } = await makePerson(portal.db);
  for (let session = 0; session <= MAX_SESSIONS; session += 1)
    await createSession(portal.deps, { personId: id, bind: `bind ${session}`, userAgent: null, idToken: null });
  const ended = (await eventsOf(id)).filter(({ action }) => action === 'session.end');
  assert.deepEqual(
    ended.map(({ after: state }) => state),
    [{ reason: 'too-many' }],
  );
  const { id: other } = await makePerson(portal.db);
  await createSession(portal.deps, { personId: other, bind: 'x', userAgent: null, idToken: null, issuer: 'https://old.invalid' });
  await endForeignSessions(portal.deps);
  assert.deepEqual((await eventsOf(other)).at(-1)?.after, { reason: 'provider-removed' });
});

test('records no token and no address of a sign-in', async () => {
  const { id } = await makePerson(portal.db);
  const session = await createSession(portal.deps, {
    personId: id,
    bind: 'a secret of the browser',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    idToken: 'an id token',
  });
  const [event] = await eventsOf(id);
  assert.deepEqual(Object.keys(event?.after ?? {}).toSorted(), ['device', 'provider', 'session']);
  assert.equal((event?.after as { device: string }).device, 'Firefox · Linux');
  for (const secret of [session.token, session.refreshToken, 'an id token', 'a secret of the browser'])
    assert.ok(!JSON.stringify(event).includes(secret));
});

test('records that the signing keys were withdrawn, and who signed out', async () => {
  const person = await makePerson(portal.db);
  assert.equal((await portal.call(sessionApi.logout, undefined, { as: person })).status, 200);
  assert.deepEqual((await eventsOf(person.id)).at(-1)?.after, { reason: 'sign-out' });
  const keys = await retireKeys(portal.db, new Date());
  assert.deepEqual((await eventsOf(null)).at(-1), { action: 'key.retire', before: null, after: { keys } });
});
