import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { ItemDocument } from '../../../contract/document';
import { questionApi as api } from '../../../contract/manage/question';
import { searchAdminApi } from '../../../contract/search-admin';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { addJob } from '../../../server/db/job-repository';
import { startWorker } from '../../../server/jobs/worker';
import { askAgain, ASK_AGAIN, enqueueQuestions } from '../../../server/modules/question/nightly';
import { codeOf, detailsOf, editing, service, text } from '../support/editing';
import { makeItem, makePerson } from '../support/factories';
import { databaseUrlOf, startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Returns a service with questions in English. */
const asked = (id: string, title: string, questions: string[], own: Partial<ItemDocument> = {}): ItemDocument =>
  service(id, { ...own, texts: { 'en-US': { ...text(title), questions } } });

const ask = (document: ItemDocument, as: TestPerson | null = portal.people.admin) =>
  portal.call(api.ask, { document }, as ? { as } : {});
const placesOf = async (document: ItemDocument) => (await ask(document)).body.answers.map(({ place }) => place);
const sunk = async (as: TestPerson = portal.people.admin) => (await portal.call(api.sunk, {}, { as })).body;

/** Creates published items with the title, so that they compete in the search. */
async function rivals(name: string, title: string, count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await makeItem(portal.db, { area: 'personnel', id: `${name}-${each}`, title });
}

test('a writer sees the search position of a draft before it is published, and nothing is stored', async () => {
  const document = asked('bicycle', 'Rent a company bicycle', ['How do I rent a bicycle?', 'Where is the swimming pool?']);
  assert.deepEqual((await ask(document)).body.answers, [
    { locale: 'en-US', question: 'How do I rent a bicycle?', place: 1 },
    { locale: 'en-US', question: 'Where is the swimming pool?', place: null },
  ]);
  assert.equal(await portal.db.selectFrom('item').where('id', '=', 'bicycle').select('key').executeTakeFirst(), undefined);
  const { body } = await portal.call(searchApi.search, { query: 'bicycle' }, { as: portal.people.employee });
  assert.deepEqual(body.blocks, []);
});

test('the search position takes other pages into account, and the text of the draft instead of the published one', async () => {
  await rivals('lockers', 'Where do I get a locker', 4);
  const question = 'Where do I get a locker';
  const document = service('locker', {
    texts: { 'en-US': { ...text('Storage', 'Where do I get a locker'), questions: [question] } },
  });
  assert.deepEqual(await placesOf(document), [5]);
  await edit.writeAndPublish(document);
  assert.deepEqual(await placesOf(asked('locker', 'Storage', [question])), [null], 'a text without the words');
  assert.equal((await portal.call(serviceApi.info, { id: 'locker' }, { as: portal.people.employee })).body.title, 'Storage');
});

test('the search runs as a reader in the audience, in the language of the question', async () => {
  const audience = { departments: ['Legal'], locations: ['Bristol'], roles: ['admin' as const] };
  const document = service('contracts', {
    audience,
    texts: {
      'en-US': { ...text('Contract templates'), questions: ['contract templates'] },
      'zh-CN': { ...text('合同范本'), questions: ['哪里有合同范本'] },
    },
  });
  assert.deepEqual((await ask(document)).body.answers, [
    { locale: 'en-US', question: 'contract templates', place: 1 },
    { locale: 'zh-CN', question: '哪里有合同范本', place: 1 },
  ]);
});

test('a document without a title, and one that the caller may not edit, are refused', async () => {
  const untitled = await ask(asked('untitled', '', ['Why?']));
  assert.deepEqual([untitled.status, codeOf(untitled)], [400, 'document.invalid']);
  assert.deepEqual(Object.keys(detailsOf(untitled) ?? {}), ['texts.en-US.title']);
  const document = asked('foreign', 'Foreign', ['foreign']);
  const stranger = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['tool'] });
  assert.equal(codeOf(await ask(document, stranger)), 'permission.denied');
  assert.equal(codeOf(await ask(document, portal.people.employee)), 'permission.denied');
  assert.equal(codeOf(await ask(document, null)), 'session.missing');
  const many = asked('many', 'Many', ['a', 'b', 'c']);
  many.texts['en-US']?.questions?.push('d');
  assert.equal(codeOf(await ask(many)), 'request.invalid');
});

test('a published page whose position drops is listed for its editors with its former position, until it has a new revision', async () => {
  const question = 'Who repairs my chair';
  const document = asked('chair', 'Who repairs my chair', [question]);
  await edit.writeAndPublish(document);
  const key = await edit.keyOf(document);
  await askAgain(portal.deps, key, silent);
  assert.deepEqual(await sunk(), { items: [], total: 0, page: 1, pageSize: 20 });
  await pinFive(question);
  await askAgain(portal.deps, key, silent);
  const page = {
    ...{ area: 'service', id: 'chair', titles: { 'en-US': 'Who repairs my chair' } },
    questions: [{ locale: 'en-US', question, place: 6, formerPlace: 1 }],
  };
  assert.deepEqual((await sunk()).items, [page]);
  await askAgain(portal.deps, key, silent);
  assert.deepEqual((await sunk()).items, [page], 'the place before stays');
  const other = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['tool'] });
  assert.equal((await sunk(other)).total, 0);
  const { raw } = await portal.call(serviceApi.info, { id: 'chair' }, { as: portal.people.employee });
  assert.doesNotMatch(raw.toString(), /questions/);
  const changed = { ...document, texts: { 'en-US': text('Chairs') } };
  await edit.write(changed, 1);
  await edit.publish(changed);
  assert.equal((await sunk()).total, 0);
  await askAgain(portal.deps, key, silent);
  assert.deepEqual(await portal.db.selectFrom('question_place').where('item', '=', key).selectAll().execute(), []);
});

/** Pins five items, the maximum, to a query. */
async function pinFive(query: string): Promise<void> {
  const items = [];
  for (let each = 0; each < 5; each += 1) {
    const { area, id } = await makeItem(portal.db, { area: 'tool', id: `pinned-${each}`, title: `Pinned ${each}` });
    items.push({ area, id });
  }
  const pin = { query, items };
  const { status, raw } = await portal.call(searchAdminApi.pinSave, pin, { as: portal.people.admin });
  assert.equal(status, 200, raw.toString());
}

test('the nightly job checks the questions of every published page, and leaves out drafts and archived pages', async () => {
  const document = asked('nightly', 'A page for the night', ['page for the night']);
  await edit.writeAndPublish(document);
  await edit.write(asked('only-draft', 'Only a draft', ['only a draft']));
  const before = await enqueueQuestions(portal.deps);
  const key = await edit.keyOf(document);
  const stop = startWorker(portal.deps, await databaseUrlOf(portal.db), silent);
  await addJob(portal.db, { task: ASK_AGAIN, payload: {}, key: ASK_AGAIN, runAt: new Date() });
  const places = () =>
    portal.db.selectFrom('question_place').where('item', '=', key).select(['question', 'place', 'revision']).execute();
  for (let turn = 0; turn < 100 && !(await places()).length; turn += 1) await setTimeout(100);
  await stop();
  assert.deepEqual(await places(), [{ question: 'page for the night', place: 1, revision: 1 }]);
  await portal.db.updateTable('item').set({ archived_at: new Date() }).where('key', '=', key).execute();
  assert.equal(await enqueueQuestions(portal.deps), before - 1);
});
