import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { favouriteApi } from '../../../contract/favourite';
import { feedbackApi } from '../../../contract/feedback';
import { draftApi, previewApi } from '../../../contract/preview';
import { LIST_SORTS, SEARCH_SORTS } from '../../../contract/area-api';
import { serviceApi } from '../../../contract/service';
import type { Classification } from '../../../contract/classification';
import { classify, makeDraft, makeFile, makeItem, makePerson, type MadeItem } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';

const OPEN = 'open-to-all';
const DRAFT = 'only-a-draft';
const UNKNOWN = 'not-there-at-all';
/** Word in the title and keywords of every item of this file. */
const WORD = 'zebra';

let portal: TestApp;
let reader: TestPerson;
const hidden: MadeItem[] = [];
const files: string[] = [];
before(async () => {
  portal = await startTestApp();
  const { db, deps } = portal;
  reader = await makePerson(db, { department: 'Finance', location: 'Shanghai' });
  const texts = (id: string) => ({ 'en-US': { title: `${WORD} ${id}`, keywords: [WORD], body: `${WORD} hush${id}` } });
  const open = await makeItem(db, { id: OPEN, texts: texts(OPEN), classification: ['Animals', 'Striped'] });
  for (const [id, spec] of Object.entries(HIDDEN))
    hidden.push(await makeItem(db, { id, texts: texts(id), classification: ['Animals', 'Striped'], ...spec }));
  const draft = { title: `${WORD} draft`, summary: '', markdown: WORD, keywords: [WORD], fields: {} };
  hidden.push(await makeDraft(deps, { id: DRAFT, texts: { 'en-US': draft } }));
  for (const item of hidden) {
    await classify(db, item, ['Secret', `Of ${item.id}`]);
    for (const kind of ['attachment', 'picture'] as const) files.push(await makeFile(deps, item, { kind }));
  }
  const kept = [open, ...hidden].map(({ key }) => ({ person: reader.id, item: key, created_at: new Date() }));
  await db.insertInto('favourite').values(kept).execute();
});
after(() => portal.close());

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
/** Asserts that the response for every hidden id is byte for byte the response for an id that never existed. */
async function looksUnknown(ask: (id: string) => Promise<{ status: number; raw: Buffer }>): Promise<void> {
  const unknown = await ask(UNKNOWN);
  assert.equal(unknown.status, 404);
  for (const { id } of hidden) {
    const { status, raw } = await ask(id);
    assert.deepEqual([status, raw.toString()], [404, unknown.raw.toString()], id);
  }
}
const countsOf = ({ key }: MadeItem) =>
  portal.db
    .selectFrom('item')
    .where('key', '=', key)
    .select(['views', 'share_count', 'useful_yes', 'useful_no'])
    .executeTakeFirstOrThrow();

test('lists contain and count only what the reader may see, with any filter and sort order', async () => {
  const { call } = portal;
  for (const sort of LIST_SORTS) {
    for (const filter of [{}, { classificationId: 'animals' }, { classificationId: 'striped', favourite: true }]) {
      const { body } = await call(serviceApi.list, { sort, ...filter, pageSize: 100 }, { as: reader });
      assert.deepEqual([idsOf(body.items), body.total], [[OPEN], 1], `${sort} ${JSON.stringify(filter)}`);
    }
  }
  const list = (classificationId: string) => call(serviceApi.list, { classificationId }, { as: reader });
  const [secret, unknown] = [await list('secret'), await list('no-such-classification')];
  assert.deepEqual([secret.status, secret.raw.toString()], [404, unknown.raw.toString()]);
});

test('searches find and count only what the reader may see, with any filter and sort order', async () => {
  const { call } = portal;
  for (const sort of SEARCH_SORTS) {
    for (const query of [WORD, `${WORD} ${OPEN} words of no text`, '']) {
      for (const filter of [{}, { classificationId: 'animals', favourite: true }]) {
        const { body } = await call(serviceApi.search, { query, sort, ...filter, pageSize: 100 }, { as: reader });
        assert.deepEqual([idsOf(body.items), body.total], [[OPEN], 1], `${sort} ${query}`);
      }
    }
  }
  for (const { id } of hidden) {
    const { body } = await call(serviceApi.search, { query: `hush${id}` }, { as: reader });
    assert.ok(!idsOf(body.items).includes(id));
  }
});

test('suggests only titles that the reader may see', async () => {
  const { body } = await portal.call(serviceApi.suggest, { query: WORD.slice(0, 3) }, { as: reader });
  assert.deepEqual(body, [{ id: OPEN, title: `${WORD} ${OPEN}` }]);
});

test('returns a hot keyword only to readers for whom it finds something', async () => {
  const { call, db } = portal;
  const day = new Date().toISOString().slice(0, 10);
  const query = (word: string) => ({ day, area: 'service' as const, query: word, count: 50, empty_count: 0 });
  await makeItem(db, { texts: { 'en-US': { title: 'Okapi' } }, audience: { departments: ['Legal'] } });
  // No other search of this file uses this word, so the counts of these queries are exact.
  const seen = `hush${OPEN.split('-')[0] ?? ''}`;
  await db
    .insertInto('search_query')
    .values([query(seen), query('okapi')])
    .execute();
  const words = async (as: TestPerson) => (await call(serviceApi.keywordList, undefined, { as })).body.map(({ word }) => word);
  assert.deepEqual(await words(reader), [seen]);
  assert.deepEqual((await words(await makePerson(db, { department: 'Legal' }))).sort(), [seen, 'okapi']);
});

test('the tree counts only what the reader may see and omits classifications with hidden items only', async () => {
  const { body } = await portal.call(serviceApi.classificationList, undefined, { as: reader });
  const shape = (tree: readonly Classification[]): unknown[] =>
    tree.map(({ id, count, children }) => [id, count, shape(children)]);
  assert.deepEqual(shape(body), [['animals', 1, [['striped', 1, []]]]]);
});

test('returns only related items that the reader may see', async () => {
  const { call, db } = portal;
  const alike = await makeItem(db, { texts: { 'en-US': { title: `${WORD} relative` } }, classification: ['Relatives'] });
  const { body } = await call(serviceApi.info, { id: OPEN }, { as: reader });
  assert.deepEqual(idsOf(body.related), [alike.id]);
  await db.deleteFrom('item').where('key', '=', alike.key).execute();
});

test('favourites list only what the reader may still see, and hidden items cannot be added', async () => {
  const { call, db } = portal;
  assert.deepEqual(idsOf((await call(favouriteApi.list, undefined, { as: reader })).body), [OPEN]);
  const stranger = await makePerson(db, { department: 'Finance', location: 'Shanghai' });
  for (const favourite of [true, false])
    await looksUnknown((id) => call(favouriteApi.update, { area: 'service', id, favourite }, { as: stranger }));
  const kept = await db.selectFrom('favourite').where('person', '=', stranger.id).selectAll().execute();
  assert.deepEqual(kept, []);
});

test('returns the same 404 for a hidden page as for an unknown id', async () => {
  await looksUnknown((id) => portal.call(serviceApi.info, { id }, { as: reader }));
});

test('returns the same 404 for a hidden preview as for an unknown id', async () => {
  await looksUnknown((id) => portal.call(draftApi.service, { id }, { as: reader }));
  await looksUnknown((id) => portal.call(draftApi.service, { id, token: 'x'.repeat(43) }, { as: reader }));
});

test('does not reveal a draft to an editor of others who tries to create a preview link', async () => {
  const { call, db } = portal;
  const link = (as: TestPerson) => (id: string) => call(previewApi.createLink, { area: 'service', id, label: 'Legal' }, { as });
  const editor = { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Finance'] } as const;
  await looksUnknown(link(await makePerson(db, editor)));
  const elsewhere = link(await makePerson(db, { ...editor, editorAreas: ['notice'] }));
  const refused = await elsewhere(UNKNOWN);
  assert.equal(refused.status, 403);
  for (const { id } of hidden) assert.deepEqual((await elsewhere(id)).raw, refused.raw);
});

test('returns the same 404 for hidden attachments, individually or as a zip', async () => {
  const { call } = portal;
  await looksUnknown((id) => call(attachmentApi.all, { area: 'service', id }, { as: reader }));
  const unknown = await call(attachmentApi.one, { id: '00000000-0000-4000-8000-000000000000' }, { as: reader });
  assert.equal(files.length, 2 * hidden.length);
  for (const id of files) {
    for (const preview of [undefined, 'x'.repeat(43)]) {
      const { status, raw } = await call(attachmentApi.one, { id, ...(preview && { preview }) }, { as: reader });
      assert.deepEqual([status, raw.toString()], [404, unknown.raw.toString()]);
    }
  }
});

test('refuses views, shares and feedback for hidden items and stores nothing', async () => {
  const { call, db } = portal;
  const before = await Promise.all(hidden.map(countsOf));
  await looksUnknown((id) => call(serviceApi.updateViews, { id }, { as: reader }));
  await looksUnknown((id) => call(serviceApi.updateShareCount, { id }, { as: reader }));
  await looksUnknown((id) => call(feedbackApi.create, { area: 'service', id, useful: true, comment: 'x' }, { as: reader }));
  assert.deepEqual(await Promise.all(hidden.map(countsOf)), before);
  for (const table of ['feedback', 'view_day'] as const) assert.deepEqual(await db.selectFrom(table).selectAll().execute(), []);
});

test('shows each item everywhere to people in its audience', async () => {
  const { call, db } = portal;
  const legal = await makePerson(db, { department: 'Legal', location: 'Lagos' });
  const { body } = await call(serviceApi.list, { classificationId: 'striped', pageSize: 100 }, { as: legal });
  const theirs = ['for-another-department', 'for-another-location', OPEN];
  assert.deepEqual([idsOf(body.items).sort(), body.total], [theirs, 3]);
  for (const id of theirs) {
    assert.equal((await call(serviceApi.info, { id }, { as: legal })).status, 200);
    assert.equal((await call(favouriteApi.update, { area: 'service', id, favourite: true }, { as: legal })).status, 200);
    assert.equal((await call(serviceApi.updateShareCount, { id }, { as: legal })).status, 200);
  }
});
