import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { favouriteApi } from '../../../contract/favourite';
import { serviceApi } from '../../../contract/service';
import { makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

test("lists a person's favourites of all areas, newest first, to that person only", async () => {
  const { call, db, people } = portal;
  const form = await makeItem(db, { id: 'form', texts: { 'en-US': { title: 'Form' }, 'zh-CN': { title: '表格' } } });
  const notice = await makeItem(db, { id: 'notice', area: 'notice' });
  for (const { area, id } of [form, notice]) {
    const { status, body } = await call(favouriteApi.update, { area, id, favourite: true }, { as: people.employee });
    assert.deepEqual([status, body], [200, { favourite: true }]);
  }
  const mine = await call(favouriteApi.list, undefined, { as: people.employee, locale: 'zh-CN' });
  assert.deepEqual(
    mine.body.map(({ area, id, title, favourite }) => [area, id, title, favourite]),
    [
      ['notice', 'notice', mine.body[0]?.title, true],
      ['service', 'form', '表格', true],
    ],
  );
  assert.deepEqual((await call(favouriteApi.list, undefined, { as: people.editor })).body, []);
  assert.equal((await call(serviceApi.info, { id: 'form' }, { as: people.employee })).body.favourite, true);
  assert.equal((await call(serviceApi.info, { id: 'form' }, { as: people.editor })).body.favourite, false);
});

test('stores one favourite or none for many concurrent toggles', async () => {
  const { call, db } = portal;
  const person = await makePerson(db);
  const { area, id } = await makeItem(db);
  const press = (favourite: boolean) => call(favouriteApi.update, { area, id, favourite }, { as: person });
  const added = await Promise.all(Array.from({ length: 12 }, () => press(true)));
  assert.ok(added.every(({ status }) => status === 200));
  assert.equal((await call(favouriteApi.list, undefined, { as: person })).body.length, 1);
  const removed = await Promise.all(Array.from({ length: 12 }, () => press(false)));
  assert.ok(removed.every(({ status, body }) => status === 200 && !body.favourite));
  assert.deepEqual((await call(favouriteApi.list, undefined, { as: person })).body, []);
});

test('refuses to add or remove a favourite of an item that does not exist', async () => {
  const { call, people } = portal;
  for (const favourite of [true, false]) {
    const { status, body } = await call(favouriteApi.update, { area: 'tool', id: 'no-such', favourite }, { as: people.employee });
    assert.equal(status, 404);
    assert.equal((body as unknown as { code: string }).code, 'item.not_found');
  }
});
