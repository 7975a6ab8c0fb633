import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AREAS } from '../../../contract/core/areas';
import { attachmentApi } from '../../../contract/attachment';
import { favouriteApi } from '../../../contract/favourite';
import { feedbackApi } from '../../../contract/feedback';
import { noticeApi } from '../../../contract/notice';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { COMMON_APIS } from '../../contract/areas';
import { daysFromNow, makeFile, makeItem, makePerson, type ItemSpec, type MadeItem } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { statementsOf } from '../support/query-counter';

let portal: TestApp;
let reader: TestPerson;
before(async () => {
  portal = await startTestApp();
  reader = await makePerson(portal.db, { department: 'Finance', location: 'Shanghai' });
});
after(() => portal.close());

const CASES: { name: string; spec: ItemSpec; seen: boolean }[] = [
  { name: 'published for everyone', spec: {}, seen: true },
  { name: 'never published', spec: { publishedAt: null }, seen: false },
  { name: 'scheduled for tomorrow', spec: { publishedAt: daysFromNow(1) }, seen: false },
  { name: 'expiring tomorrow', spec: { expiresAt: daysFromNow(1) }, seen: true },
  { name: 'expired an hour ago', spec: { expiresAt: daysFromNow(-1 / 24) }, seen: false },
  { name: 'archived', spec: { archivedAt: daysFromNow(-1) }, seen: false },
  { name: 'for their department', spec: { audience: { departments: ['Legal', 'Finance'] } }, seen: true },
  { name: 'for another department', spec: { audience: { departments: ['Legal'] } }, seen: false },
  { name: 'for their location', spec: { audience: { locations: ['Shanghai'] } }, seen: true },
  { name: 'for another location', spec: { audience: { locations: ['Lagos'] } }, seen: false },
  { name: 'for their role', spec: { audience: { roles: ['employee'] } }, seen: true },
  { name: 'for another role', spec: { audience: { roles: ['admin'] } }, seen: false },
  { name: 'for their department elsewhere', spec: { audience: { departments: ['Finance'], locations: ['Lagos'] } }, seen: false },
  { name: 'for their department here', spec: { audience: { departments: ['Finance'], locations: ['Shanghai'] } }, seen: true },
];

/** Returns, for each place that could reveal an item, whether it does. */
async function traces({ id }: MadeItem, file: string, word: string, as: TestPerson): Promise<Record<string, boolean>> {
  const { call } = portal;
  const lists = (items: { id: string }[]) => items.some((found) => found.id === id);
  const wholeList = await call(serviceApi.list, { pageSize: 100 }, { as });
  const search = await call(serviceApi.search, { query: word }, { as });
  const suggest = await call(serviceApi.suggest, { query: word }, { as });
  const tree = await call(serviceApi.classificationList, undefined, { as });
  const answers = {
    info: await call(serviceApi.info, { id }, { as }),
    share: await call(serviceApi.updateShareCount, { id }, { as }),
    view: await call(serviceApi.updateViews, { id }, { as }),
    favourite: await call(favouriteApi.update, { area: 'service', id, favourite: true }, { as }),
    feedback: await call(feedbackApi.create, { area: 'service', id, useful: true }, { as }),
    file: await call(attachmentApi.one, { id: file }, { as }),
    zip: await call(attachmentApi.all, { area: 'service', id }, { as }),
  };
  return {
    list: lists(wholeList.body.items),
    search: lists(search.body.items),
    suggest: lists(suggest.body),
    count: tree.body.some((classification) => classification.id === word),
    ...Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status === 200])),
  };
}

CASES.forEach(({ name, spec, seen }, index) => {
  test(`a reader ${seen ? 'finds' : 'finds no trace of'} an item that is ${name}`, async () => {
    const word = `matrix${'abcdefghijklmnop'.charAt(index)}`;
    const item = await makeItem(portal.db, { ...spec, title: `The ${word} service`, classification: [word] });
    const file = await makeFile(portal.deps, item);
    const found = await traces(item, file, word, reader);
    assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((way) => [way, seen])));
  });
});

/** Items that must be invisible to the reader, each in its own classification and department. */
const UNSEEN = CASES.filter(({ seen }) => !seen);

for (const area of AREAS)
  test(`treats a filter of ${area} that matches only hidden items like one with an unknown name`, async () => {
    const { call, db } = portal;
    const api = COMMON_APIS[area];
    const narrowed = async (id: string) => {
      const answers = [
        await call(api.list, { classificationId: id }, { as: reader }),
        await call(api.list, { department: id }, { as: reader }),
        await call(api.search, { query: 'hidden', classificationId: id }, { as: reader }),
        await call(api.search, { query: '', classificationId: id }, { as: reader }),
        await call(api.search, { query: 'hidden', department: id }, { as: reader }),
        await call(searchApi.search, { query: 'hidden', area, classificationId: id }, { as: reader }),
        ...(area === 'notice' ? [await call(noticeApi.feedCreate, { filter: { classificationId: id } }, { as: reader })] : []),
      ];
      return answers.map(({ status, body }) => ({ status, body: body }));
    };
    await forgetCalls(portal);
    const unknown = await narrowed('no-such-name');
    for (const [index, { name, spec }] of UNSEEN.entries()) {
      await forgetCalls(portal);
      const word = `${area}-unseen-${index}`;
      await makeItem(db, {
        ...spec,
        area,
        title: `Hidden ${word}`,
        classification: [`${word} above`, word],
        department: { 'en-US': word },
      });
      for (const id of [word, `${word}-above`]) assert.deepEqual(await narrowed(id), unknown, `${name}, ${id}`);
      const statements = async (id: string) => {
        const sent = await statementsOf(() => call(api.list, { classificationId: id }, { as: reader }));
        // Any call may refresh cached sessions, settings or facts about all content after a while or after a change, so these
        // statements are not compared.
        return sent.filter((statement) => !/from "(session|setting)"|content_version|folded_department_names/.test(statement));
      };
      assert.deepEqual(await statements(word), await statements('no-such-name'), name);
    }
    await makeItem(db, { area, title: 'Seen', classification: [`${area}-unseen-0 above`, 'beside'] });
    const above = await call(api.list, { classificationId: `${area}-unseen-0-above` }, { as: reader });
    assert.deepEqual([above.status, above.body.total], [200, 1]);
  });

test('a person without department and location sees only items for everyone', async () => {
  const newcomer = await makePerson(portal.db);
  const open = await makeItem(portal.db);
  const closed = await makeItem(portal.db, { audience: { departments: ['Finance'] } });
  assert.equal((await portal.call(serviceApi.info, { id: open.id }, { as: newcomer })).status, 200);
  assert.equal((await portal.call(serviceApi.info, { id: closed.id }, { as: newcomer })).status, 404);
});

test('an expired favourite is not listed and can still be removed', async () => {
  const { call, db, people } = portal;
  const item = await makeItem(db);
  await call(favouriteApi.update, { area: 'service', id: item.id, favourite: true }, { as: people.employee });
  await db
    .updateTable('item')
    .set({ expires_at: daysFromNow(-1) })
    .where('key', '=', item.key)
    .execute();
  assert.deepEqual((await call(favouriteApi.list, undefined, { as: people.employee })).body, []);
  const removed = await call(favouriteApi.update, { area: 'service', id: item.id, favourite: false }, { as: people.employee });
  assert.equal(removed.status, 200);
  const rows = await db.selectFrom('favourite').where('item', '=', item.key).selectAll().execute();
  assert.equal(rows.length, 0);
});
