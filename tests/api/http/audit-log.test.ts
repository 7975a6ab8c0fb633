import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { endpoints, type Call } from '../../../contract/api';
import type { AuditAction } from '../../../contract/core/audit';
import { auditedActions, type Endpoint } from '../../../contract/core/endpoint';
import { bulkManageApi } from '../../../contract/manage/bulk';
import { previewApi } from '../../../contract/preview';
import { sessionApi } from '../../../contract/session';
import { createSession } from '../../../server/modules/session/service';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { areaOf, makeCaller, makeWorld, type Subject, type World } from '../support/roles/callers';
import type { Asked } from '../support/roles/asked';
import { INPUTS } from '../support/roles/inputs';
import { tableContents } from '../support/table-contents';
import { transfersEnded } from '../support/transfers';

const MINUTE_MS = 60_000;

let portal: TestApp;
let world: World;
let passedMs = 0;
before(async () => {
  portal = await startTestApp({ now: () => new Date(Date.now() + passedMs) });
  world = await makeWorld(portal);
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('rate_limit').execute());
// Transfers store audit events after their call has been answered.
afterEach(() => transfersEnded(portal.db));

const callOf = ({ method, path }: Endpoint) => `${method} ${path}` as Call;
const audited = endpoints.filter((endpoint) => auditedActions(endpoint).length > 0);
const others = endpoints.filter((endpoint) => endpoint.method === 'POST' && !audited.includes(endpoint));

/** Returns what a call must be about to succeed. */
function subjectOf({ path }: Endpoint): Subject {
  if (path === sessionApi.end.path) return 'own session';
  if (path === '/api/notice/feed/remove') return 'own feed';
  return /^\/api\/(preview|manage\/(draft|scheduled|file))\//.test(path) ? 'draft' : 'published';
}

/** Status of a good call; a used refresh token is refused, and ends its session. */
const statusOf = (endpoint: Endpoint): number =>
  endpoint === sessionApi.refresh ? 401 : endpoint === sessionApi.callback ? 302 : 200;

const forgetDayToCheckBy = () => portal.db.updateTable('item').set({ check_by: null }).execute();

/** Returns whether an event names the caller: when they end the access of somebody, the other events name that person. */
const isAboutCaller = (endpoint: Endpoint, action: AuditAction): boolean =>
  action === 'access.end' || !auditedActions(endpoint).includes('access.end');

interface GoodInput {
  input: unknown;
  cookie?: string;
}

/** Prepares what a call needs in order to change something, beyond its good input. */
const PREPARATIONS = new Map<Endpoint, (asked: Asked, given: GoodInput) => Promise<unknown>>([
  [
    previewApi.revokeLinks,
    ({ person, area }) => portal.call(previewApi.createLink, { area, id: `draft-${area}`, label: 'Legal' }, { as: person }),
  ],
  [sessionApi.endOthers, ({ person }) => signIn(person)],
  [
    sessionApi.refresh,
    async (_, { input, cookie }) => {
      const { status } = await portal.call(sessionApi.refresh, input as never, { headers: { cookie: cookie ?? '' } });
      assert.equal(status, 200);
      passedMs += MINUTE_MS;
    },
  ],
  [bulkManageApi.apply, forgetDayToCheckBy],
  [
    bulkManageApi.undo,
    async ({ person, area }, { input }) => {
      await forgetDayToCheckBy();
      const { bulk } = bulkManageApi.undo.input.parse(input);
      const items = [{ area, id: `published-${area}`, revision: 1, version: null }];
      const action = { kind: 'checkBy', checkBy: '2999-12-31' } as const;
      assert.equal((await portal.call(bulkManageApi.apply, { bulk, action, items }, { as: person })).status, 200);
    },
  ],
  // The demo person may have signed in before, with the same roles.
  [sessionApi.callback, () => portal.db.updateTable('person').set({ roles: [] }).where('name', '=', 'Mei Lin').execute()],
]);

const signIn = (person: TestPerson | undefined) =>
  createSession(portal.deps, {
    personId: person?.id ?? assert.fail(),
    bind: randomBytes(24).toString('base64url'),
    userAgent: null,
    idToken: null,
  });

interface PreparedCall {
  person: TestPerson | undefined;
  make: () => Promise<{ status: number; location: string; text: string }>;
}

/** Prepares a good call of an administrator. Signs them in beforehand, because that is an event as well. */
async function prepared(endpoint: Endpoint): Promise<PreparedCall> {
  const area = areaOf(callOf(endpoint));
  const person = await makeCaller(portal, endpoint.permission === 'public' ? 'signed out' : 'administrator', area);
  const asked: Asked = { world, area, subject: subjectOf(endpoint), person };
  if (person) await portal.signedIn(person);
  const given = await INPUTS[callOf(endpoint)](asked);
  await PREPARATIONS.get(endpoint)?.(asked, given);
  const headers = { origin: portal.deps.config.publicUrl, ...(given.cookie && { cookie: given.cookie }) };
  const make = async () => {
    const answer = await portal.call(endpoint, given.input, {
      as: person,
      headers,
      ...(given.content && { content: given.content }),
    });
    return { status: answer.status, location: String(answer.headers.location), text: answer.raw.toString() };
  };
  return { person, make };
}

async function latestKey(): Promise<number> {
  const { key } = await portal.db
    .selectFrom('audit_event')
    .select(({ fn }) => fn.coalesce(fn.max('key'), sql<number>`0`).as('key'))
    .executeTakeFirstOrThrow();
  return key;
}

const eventsSince = (key: number) => portal.db.selectFrom('audit_event').selectAll().where('key', '>', key).execute();

/** Tables that a call may change although its event cannot be stored: what is used once, counted, or logged about use. */
const SPENT = ['audit_event', 'rate_limit', 'login_attempt', 'login_ticket', 'used_token', 'oidc_model', 'signing_key'];

async function withoutAuditLog<T>(work: () => Promise<T>): Promise<T> {
  await sql`
    create function refuse_audit_event() returns trigger language plpgsql as $$
    begin
      raise exception 'no event can be stored';
    end $$`.execute(portal.db);
  await sql`create trigger refuse before insert on audit_event execute function refuse_audit_event()`.execute(portal.db);
  try {
    return await work();
  } finally {
    await sql`drop function refuse_audit_event() cascade`.execute(portal.db);
  }
}

test('every call other than a GET says which events it stores, or why it stores none', () => {
  const silent = endpoints.filter(({ method, audit }) => method !== 'GET' && audit === undefined);
  assert.deepEqual(silent.map(callOf), []);
  assert.deepEqual(endpoints.filter(({ audit }) => Array.isArray(audit) && audit.length === 0).map(callOf), []);
});

for (const endpoint of audited) {
  describe(callOf(endpoint), () => {
    test('stores an event that it declares, about the caller and without secrets', async () => {
      const { person, make } = await prepared(endpoint);
      const key = await latestKey();
      const { status, text } = await make();
      assert.equal(status, statusOf(endpoint), text.slice(0, 300));
      const events = await eventsSince(key);
      assert.ok(events.length > 0, 'no event was stored');
      for (const event of events) {
        assert.ok(auditedActions(endpoint).includes(event.action), `${event.action} is not declared`);
        if (person && isAboutCaller(endpoint, event.action)) assert.equal(event.person, person.id);
        assert.doesNotMatch(JSON.stringify([event.before, event.after]), /[\w-]{40}/, 'this may be a token');
      }
    });

    test('changes nothing if its event cannot be stored', async () => {
      const { make } = await prepared(endpoint);
      const contents = await tableContents(portal.db, SPENT);
      const { status, location } = await withoutAuditLog(make);
      if (status === 302) assert.match(location, /error=failed/);
      else assert.equal(status, 500);
      assert.deepEqual(await tableContents(portal.db, SPENT), contents);
    });

    test('stores no event if it is refused', async () => {
      const isPublic = endpoint.permission === 'public';
      const employee = await makeCaller(portal, 'employee');
      const admin = await makeCaller(portal, 'administrator');
      for (const person of [employee, admin]) if (person) await portal.signedIn(person);
      const key = await latestKey();
      const callers = isPublic ? [undefined] : [undefined, employee, admin];
      for (const as of callers) {
        const { status, headers } = await portal.call(endpoint, { absurd: 'x' }, { as });
        assert.ok(status >= 400 || String(headers.location).includes('error='), `answered ${status}`);
      }
      assert.deepEqual(await eventsSince(key), []);
    });
  });
}

/** Tables in which calls that only read leave traces: of searches, which are counted later. */
const TRACES = [...SPENT, 'search_query', 'search_person', 'setting'];

for (const endpoint of others) {
  test(`${callOf(endpoint)}, which is not audited (${String(endpoint.audit)}), stores no event`, async () => {
    const { make } = await prepared(endpoint);
    const key = await latestKey();
    const contents = endpoint.audit === 'reads' ? await tableContents(portal.db, TRACES) : null;
    const { status, text } = await make();
    assert.equal(status, 200, text.slice(0, 300));
    assert.deepEqual(await eventsSince(key), []);
    if (contents) assert.deepEqual(await tableContents(portal.db, TRACES), contents);
  });
}
