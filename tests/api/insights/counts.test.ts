import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { serviceApi } from '../../../contract/service';
import { ViewCounter } from '../../../server/modules/item/engagement/view-counter';
import { makeFile, makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let moment = new Date('2030-05-05T10:00:00Z');
before(async () => {
  portal = await startTestApp({ now: () => moment });
});
after(() => portal.close());

const days = ({ key }: MadeItem) =>
  portal.db.selectFrom('item_day').where('item', '=', key).orderBy('day').select(['readers', 'openings', 'shares']).execute();

test('keeps for each day how many people opened an item, and how often', async () => {
  const item = await makeItem(portal.db);
  const counter = new ViewCounter(portal.db, () => moment);
  const [first, second] = [await makePerson(portal.db), await makePerson(portal.db)];
  const seen = { key: item.key, revision: 1, views: 0 };
  await Promise.all([counter.count(seen, first.id), counter.count(seen, second.id), counter.count(seen, second.id)]);
  await counter.count(seen, first.id);
  await counter.close();
  moment = new Date('2030-05-06T10:00:00Z');
  await counter.count(seen, first.id);
  await counter.close();
  assert.deepEqual(await days(item), [
    { readers: 2, openings: 4, shares: 0 },
    { readers: 1, openings: 1, shares: 0 },
  ]);
});

test('counts two processes together', async () => {
  const item = await makeItem(portal.db);
  const person = await makePerson(portal.db);
  const seen = { key: item.key, revision: 1, views: 0 };
  const counters = [new ViewCounter(portal.db, () => moment), new ViewCounter(portal.db, () => moment)];
  await Promise.all(counters.map((counter) => counter.count(seen, person.id)));
  assert.deepEqual(await days(item), [{ readers: 1, openings: 2, shares: 0 }]);
});

test('keeps the shares of each day', async () => {
  const item = await makeItem(portal.db);
  const share = () => portal.call(serviceApi.updateShareCount, { id: item.id }, { as: portal.people.employee });
  assert.deepEqual([(await share()).body, (await share()).body], [{ shareCount: 1 }, { shareCount: 2 }]);
  assert.deepEqual(await days(item), [{ readers: 0, openings: 0, shares: 2 }]);
});

test('counts a download once per person, file and day, and neither drafts, pictures nor a later part of a file', async (t) => {
  const own = await startTestApp({ now: () => moment });
  const item = await makeItem(own.db);
  const [form, picture, draft] = [
    await makeFile(own.deps, item, { name: 'form.pdf' }),
    await makeFile(own.deps, item, { kind: 'picture', name: 'map.png', type: 'image/png' }),
    await makeFile(own.deps, item, { draft: true, name: 'draft.pdf' }),
  ];
  const load = (id: string, as = own.people.employee, headers = {}) => own.call(attachmentApi.one, { id }, { as, headers });
  await load(form);
  await load(form);
  await load(form, own.people.editor);
  await load(form, own.people.admin, { range: 'bytes=3-' });
  await load(picture);
  await load(draft, own.people.admin);
  await own.call(attachmentApi.all, { area: item.area, id: item.id }, { as: own.people.admin });
  const counted = () =>
    own.db.selectFrom('download_day').where('item', '=', item.key).select(['attachment', 'name', 'downloads']).execute();
  await t.test('the counts arrive within the next seconds', async () => {
    while ((await counted()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual(await counted(), [{ attachment: form, name: 'form.pdf', downloads: 3 }]);
  });
  await own.close();
});
