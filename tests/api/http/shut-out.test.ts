import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { noticeApi } from '../../../contract/notice';
import type { Session } from '../../../contract/session';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config/config';
import { PROJECT_FOLDER } from '../../../server/config/project-folder';
import { createFeed } from '../../../server/modules/notice/feed';
import { Browser } from '../support/browser';
import { inCompany, SECRET, session, signIn } from '../support/company-sign-in';
import { exchange } from '../support/demo-sign-in';
import { makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { startUserCentre } from '../support/user-centre';
import { CLAIM_MAPPING } from '../../../server/config/claim-mapping';
import type { ReadContext } from '../../../server/modules/item/read/read-context';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const STAFF_ONLY = { OIDC_CLIENT_SECRET: SECRET, OIDC_ROLE_EMPLOYEE: 'staff', OIDC_ROLE_ADMIN: 'none' };

/** Creates a feed in the browser of that session. Returns a function that fetches the feed and returns the status. */
async function subscribe(app: FastifyInstance, browser: Browser, { token }: Session): Promise<() => Promise<number>> {
  const headers = { authorization: token };
  const made = await browser.visit(noticeApi.feedCreate.path, { method: 'POST', payload: { filter: {} }, headers });
  assert.equal(made.statusCode, 200);
  const { pathname } = new URL(made.json<{ url: string }>().url);
  return async () => (await app.inject(pathname)).statusCode;
}
const renew = async (browser: Browser, { refreshToken }: Session) =>
  (await browser.visit('/api/user/token/refresh', { method: 'POST', payload: { refreshToken } })).statusCode;

describe('a person whom the identity provider no longer admits', () => {
  test('loses feeds, sessions in all browsers and unused tickets at the next sign-in, unlike others', () =>
    inCompany(portal, { claims: { roles: ['staff'] }, env: STAFF_ONLY }, async ({ app, provider }) => {
      const [office, phone] = [await session(app), await session(app)];
      const waiting = await signIn(app);
      const feed = await subscribe(app, office.browser, office.session);
      const colleague = await makePerson(portal.db, {});
      const { body: theirs } = await portal.call(noticeApi.feedCreate, { filter: {} }, { as: colleague });
      assert.equal(await feed(), 200);

      provider.instead = (path) => (path === '/me' ? { sub: 'ada', name: 'Ada Byron', roles: ['left'] } : undefined);
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'denied');

      assert.equal(await feed(), 404);
      assert.deepEqual([await renew(office.browser, office.session), await renew(phone.browser, phone.session)], [401, 401]);
      assert.equal((await exchange(waiting.browser, waiting.login.searchParams.get('ucToken') ?? '')).statusCode, 401);
      const ada = portal.db.selectFrom('person').where('issuer', '=', provider.issuer);
      assert.deepEqual(await ada.select(['roles', 'editor_areas']).execute(), [{ roles: [], editor_areas: [] }]);
      assert.equal((await portal.app.inject(new URL(theirs.url).pathname)).statusCode, 200);

      provider.instead = () => undefined;
      const back = await session(app);
      assert.deepEqual(back.session.userInfo.roles, ['employee']);
      assert.equal(await feed(), 404);
    }));

  test('is refused at the first sign-in without anything being stored', () =>
    inCompany(portal, { claims: { roles: [] }, env: STAFF_ONLY }, async ({ app, provider }) => {
      assert.equal((await signIn(app)).login.searchParams.get('error'), 'denied');
      assert.deepEqual(await portal.db.selectFrom('person').where('issuer', '=', provider.issuer).select('id').execute(), []);
    }));

  test('loses the same when the sign-in comes from a user centre', async (t) => {
    const centre = await startUserCentre();
    t.after(() => centre.close());
    const deps = { ...portal.deps, config: { ...portal.deps.config, userCentre: centre.trusted } };
    const { oidc } = readConfig({ OIDC_ISSUER: 'https://login.example' });
    const claims = { ...CLAIM_MAPPING, roleValues: { ...CLAIM_MAPPING.roleValues, employee: ['staff'] } };
    const app = await buildApp({ ...deps, config: { ...deps.config, oidc: oidc && { ...oidc, claims } } });
    t.after(() => app.close());
    const present = async (roles: string[], browser: Browser) =>
      browser.visit('/api/user/login/ucToken', {
        method: 'POST',
        payload: { ucToken: await centre.token(new Date(), { sub: 'leaver', roles }) },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    const browser = new Browser(app);
    const entered = (await present(['staff'], browser)).json<Session>();
    const feed = await subscribe(app, browser, entered);
    assert.equal((await present([], new Browser(app))).statusCode, 403);
    assert.deepEqual([await feed(), await renew(browser, entered)], [404, 401]);
  });

  test('cannot create a feed in a session that ends during the call', async () => {
    const person = await makePerson(portal.db);
    await portal.signedIn(person);
    const { id } = await portal.db
      .updateTable('session')
      .set({ ended_at: new Date(), end_reason: 'revoked' })
      .where('person', '=', person.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const reading: ReadContext = { viewer: person, locale: 'en-US', now: new Date(), log: console };
    await assert.rejects(createFeed(portal.deps, {}, reading, id), { code: 'session.revoked' });
    assert.deepEqual(await portal.db.selectFrom('notice_feed').where('person', '=', person.id).select('id').execute(), []);
  });

  test('loses sessions and feeds by the statement in SECURITY.md, unlike others', async () => {
    const guide = await readFile(join(PROJECT_FOLDER, 'SECURITY.md'), 'utf8');
    const statement = /```sql\n(.*?)```/s.exec(guide)?.[1] ?? assert.fail('SECURITY.md has no statement');
    const [blocked, other] = [await makePerson(portal.db), await makePerson(portal.db)];
    const email = 'name@company.example';
    await portal.db.updateTable('person').set({ email }).where('id', '=', blocked.id).execute();
    const feeds = await Promise.all(
      [blocked, other].map(async (as) => (await portal.call(noticeApi.feedCreate, { filter: {} }, { as })).body.url),
    );
    await sql.raw(statement).execute(portal.db);
    const statuses = await Promise.all(feeds.map(async (url) => (await portal.app.inject(new URL(url).pathname)).statusCode));
    assert.deepEqual(statuses, [404, 200]);
    await setTimeout(600);
    const list = async (as: TestPerson) => (await portal.call(noticeApi.feedList, undefined, { as })).status;
    assert.deepEqual([await list(blocked), await list(other)], [401, 200]);
  });
});
