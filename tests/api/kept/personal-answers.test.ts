import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { favouriteApi } from '../../../contract/favourite';
import { homeApi } from '../../../contract/home';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import { createSession } from '../../../server/modules/session/service';
import { contentFolder, markdownFile } from '../support/content-folder';
import { makeItem, makePerson } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import type { TestApp, TestPerson } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { statementsOf } from '../support/query-counter';
import { startPortals, type Portals } from './portals';
import { actionsOf, pagesOf, startWithTwoItems, versionOf, type ReaderAndItems } from './readers';

let portals: Portals;
let now = new Date();
let made: ReaderAndItems;
before(async () => {
  portals = await startPortals(() => now);
});
after(() => portals.close());
beforeEach(async () => {
  now = new Date();
  made = await startWithTwoItems(portals.one);
});

const pinnedOf = async ({ call }: TestApp) => (await call(homeApi.home, {}, { as: made.reader })).body.shortcuts?.pinned ?? [];

test('what a person does in one session is in the next answer to their other session, by each server, and in nobody else’s', async () => {
  const { one, other, plain } = portals;
  const somebody = await makePerson(one.db);
  for (const [what, action] of Object.entries(actionsOf(one, made))) {
    // Fills the caches of both servers.
    for (const portal of [one, other]) await pagesOf(portal, made.reader);
    const [before, others] = [await versionOf(one.db, made.reader), await versionOf(one.db, somebody)];
    assert.equal((await action()).status, 200, what);
    assert.ok((await versionOf(one.db, made.reader)) > before, what);
    assert.equal(await versionOf(one.db, somebody), others, what);
    await forgetCalls(one);
    for (const as of [made.reader, somebody]) {
      const expected = await pagesOf(plain, as);
      for (const portal of [other, one]) assert.deepEqual(await pagesOf(portal, as), expected, what);
    }
  }
});

test('a repeated call reads only versions and views; the first one after a change also reads what the person has done', async () => {
  const { one, other } = portals;
  const sent = async (call: () => Promise<unknown>) =>
    (await statementsOf(call))
      .filter((statement) => !statement.includes('rate_limit'))
      .map((statement) => /"favourite"/.test(statement));
  let favourite = false;
  for (const request of [
    () => one.call(homeApi.home, {}, { as: made.reader }),
    () => one.call(noticeApi.list, {}, { as: made.reader }),
    () => one.call(serviceApi.list, {}, { as: made.reader }),
  ]) {
    await request();
    assert.deepEqual(await sent(request), [false]);
    favourite = !favourite;
    await other.call(favouriteApi.update, { area: 'service', id: made.service.id, favourite }, { as: made.reader });
    assert.deepEqual(await sent(request), [false, true]);
    assert.deepEqual(await sent(request), [false]);
    await one.db.updateTable('item').set({ views: 12 }).execute();
    assert.deepEqual(await sent(request), [false]);
  }
  const { body } = await one.call(noticeApi.list, {}, { as: made.reader });
  assert.equal(body.items[0]?.views, 12);
});

test('while a person pins items every few milliseconds, every answer contains what was pinned before the call, or a later pin', async () => {
  const { one, other } = portals;
  const items = await Promise.all(Array.from({ length: 40 }, () => makeItem(one.db)));
  let pinned = -1;
  let isPinning = true;
  const pinEach = async () => {
    for (const [number, item] of items.entries()) {
      await one.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('quick_link').where('person', '=', made.reader.id).execute();
        await trx.insertInto('quick_link').values({ person: made.reader.id, item: item.key, position: 0 }).execute();
      });
      pinned = number;
      await setTimeout(5);
    }
  };
  const pinning = pinEach().finally(() => {
    isPinning = false;
  });
  const looking = [one, other].map(async (portal) => {
    while (isPinning) {
      const before = pinned;
      const shown = await pinnedOf(portal);
      if (before >= 0) assert.equal(shown.length, 1);
      const number = items.findIndex(({ id }) => id === shown[0]?.id);
      assert.ok(number >= before && number <= pinned + 1, `${number} between ${before} and ${pinned + 1}`);
      await forgetCalls(one);
    }
  });
  await Promise.all([pinning, ...looking]);
});

test('a pinned item is shown until it expires, and a notice is counted from its publication on', async () => {
  const { one, other } = portals;
  const moment = new Date(now.getTime() + 60_000);
  const expiring = await makeItem(one.db, { expiresAt: moment });
  await makeItem(one.db, { area: 'notice', publishedAt: moment, fields: { mustRead: true } });
  const { area, id } = expiring;
  await one.call(homeApi.updatePinned, { items: [{ area, id }] }, { as: made.reader });
  const look = async ({ call }: TestApp) => {
    const { shortcuts, inbox } = (await call(homeApi.home, {}, { as: made.reader })).body;
    return [shortcuts?.pinned.length, inbox?.unread, inbox?.mustReadTotal];
  };
  for (const [at, expected] of [
    [now, [1, 1, 1]],
    [new Date(moment.getTime() - 1), [1, 1, 1]],
    [moment, [0, 2, 2]],
    [new Date(moment.getTime() - 1), [1, 1, 1]],
  ] as const) {
    now = at;
    for (const portal of [one, other, one]) assert.deepEqual(await look(portal), expected);
  }
});

test('a change of role or department changes at once which pinned items a person sees', async () => {
  const { one, plain } = portals;
  const forEditors = await makeItem(one.db, { audience: { roles: ['editor'] } });
  const forLegal = await makeItem(one.db, { audience: { departments: ['Legal'] } });
  await one.db
    .insertInto('quick_link')
    .values([forEditors, forLegal].map(({ key }, position) => ({ person: made.reader.id, item: key, position })))
    .execute();
  const become = async (roles: TestPerson['roles'], department: string | null) => {
    await one.db
      .updateTable('person')
      .set({ roles: [...roles], department })
      .where('id', '=', made.reader.id)
      .execute();
    const bind = 'b'.repeat(32);
    const { token } = await createSession(one.deps, { personId: made.reader.id, bind, userAgent: 'test', idToken: null });
    return { authorization: token, cookie: `uc_bind=${bind}` };
  };
  for (const [roles, department, shown] of [
    [['employee'], null, []],
    [['employee', 'editor'], null, [forEditors.id]],
    [['employee', 'editor'], 'Legal', [forEditors.id, forLegal.id]],
    [['employee'], 'Legal', [forLegal.id]],
    [['employee'], null, []],
  ] as const) {
    const headers = await become([...roles], department);
    const right = await pagesOf(plain, made.reader, headers);
    for (let times = 0; times < 2; times += 1) {
      const pages = await pagesOf(one, made.reader, headers);
      assert.deepEqual(pages, right);
      const home = (await one.call(homeApi.home, {}, { as: made.reader, headers })).body;
      assert.deepEqual(
        home.shortcuts?.pinned.map(({ id }) => id),
        shown,
      );
    }
    await forgetCalls(one);
  }
});

test('after an import has renamed a pinned item, the next answer has its new title', async (t) => {
  const { one, other } = portals;
  const file = (title: string) => ({ 'tool/chat.md': markdownFile(`title: ${title}\nurl: https://chat.example.com`) });
  const folder = await contentFolder(t, file('Chat'));
  await importFolder(one.deps, folder.path);
  await one.call(homeApi.updatePinned, { items: [{ area: 'tool', id: 'chat' }] }, { as: made.reader });
  const titles = async () => Promise.all([one, other].map(async (portal) => (await pinnedOf(portal)).map(({ title }) => title)));
  assert.deepEqual(await titles(), [['Chat'], ['Chat']]);
  await folder.write(file('Messages'));
  await importFolder(one.deps, folder.path);
  assert.deepEqual(await titles(), [['Messages'], ['Messages']]);
});
