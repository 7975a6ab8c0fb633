import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reviewApi, type ReviewList } from '../../../contract/manage/review';
import { codeOf, refOf, service } from '../support/editing';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { reviewing } from '../support/reviewing';

let portal: TestApp;
let review: ReturnType<typeof reviewing>;
let author: TestPerson;
let reviewer: TestPerson;
before(async () => {
  portal = await startTestApp();
  review = reviewing(portal);
  author = await review.editor({ name: 'Author' });
  reviewer = await review.editor({ editorPermissions: ['service:review'] });
});
after(() => portal.close());

const list = async (which: ReviewList, as: TestPerson, page = 1, pageSize = 20) =>
  (await portal.call(reviewApi.list, { list: which, page, pageSize }, { as })).body;
const idsIn = async (which: ReviewList, as: TestPerson) => (await list(which, as)).items.map(({ id }) => id);

test('a draft waits for its reviewers alone, and is with its author and both of them once decided', async () => {
  await review.setMode('optional');
  const document = service('queued');
  await review.save(document, null, author);
  assert.deepEqual(await idsIn('waiting', reviewer), []);
  await review.submit(document, 1, author, 'Please.');
  const { items, total } = await list('waiting', reviewer);
  assert.deepEqual(
    [items[0]?.submitted?.by?.name, items[0]?.submitted?.note, items[0]?.draft, total],
    ['Author', 'Please.', 1, 1],
  );
  const elsewhere = await review.editor({ editorDepartments: ['Legal'] });
  const writer = await review.editor({ editorPermissions: ['write', 'publish'] });
  for (const other of [author, elsewhere, writer]) assert.deepEqual(await idsIn('waiting', other), []);
  assert.deepEqual(await idsIn('mine', author), ['queued']);
  await review.approve(document, 1, reviewer);
  assert.deepEqual(await idsIn('waiting', reviewer), []);
  assert.equal((await list('mine', author)).items[0]?.decision?.kind, 'approved');
  await review.giveBack(document, 1, reviewer, 'On second thoughts.');
  for (const person of [author, reviewer]) {
    const { items: decided } = await list('decided', person);
    assert.deepEqual(
      decided.map(({ decision }) => [decision?.kind, decision?.note]),
      [
        ['returned', 'On second thoughts.'],
        ['approved', null],
      ],
    );
  }
  assert.deepEqual(await idsIn('decided', writer), []);
  assert.deepEqual(await idsIn('mine', author), []);
});

test('the queue is in the order of submission, has pages, and leaves out places without review', async () => {
  await review.setMode('required');
  for (const id of ['first', 'second', 'third']) {
    await review.save(service(id), null, author);
    await review.submit(service(id), 1, author);
  }
  assert.deepEqual(await idsIn('waiting', reviewer), ['first', 'second', 'third']);
  const second = await list('waiting', reviewer, 2, 2);
  assert.deepEqual([second.items.map(({ id }) => id), second.total], [['third'], 3]);
  await review.setMode('off');
  assert.deepEqual(await idsIn('waiting', reviewer), []);
});

test('a reviewer sees the draft as readers will, with the published text; others see none', async () => {
  const document = service('seen');
  await review.save(document, null, author);
  const { body } = await review.info(document, reviewer);
  assert.deepEqual([body.texts[0]?.title, body.texts[0]?.body.trim(), body.published], ['seen', '<p>A paragraph.</p>', null]);
  const elsewhere = await review.editor({ editorDepartments: ['Legal'] });
  assert.equal(codeOf(await review.info(document, elsewhere)), 'draft.not_found');
  assert.equal((await review.info(document, portal.people.employee)).status, 403);
  assert.equal((await portal.call(reviewApi.info, refOf(document))).status, 401);
  assert.equal((await portal.call(reviewApi.list, { list: 'waiting' })).status, 401);
  assert.equal((await portal.call(reviewApi.list, { list: 'waiting' }, { as: portal.people.employee })).status, 403);
  assert.equal((await portal.call(reviewApi.list, { list: 'all' as never }, { as: reviewer })).status, 400);
});

test('administrators alone change the settings, and nobody overwrites those of somebody else', async () => {
  const { admin, employee } = portal.people;
  const read = (as?: TestPerson) => portal.call(reviewApi.settings, {}, as && { as });
  const { version } = (await read(admin)).body;
  const input = { version, areas: [{ area: 'notice' as const, mode: 'optional' as const, departments: [] }] };
  const save = (sent: typeof input, as?: TestPerson) => portal.call(reviewApi.saveSettings, sent, as && { as });
  assert.deepEqual([(await read()).status, (await read(employee)).status, (await read(author)).status], [401, 403, 403]);
  assert.deepEqual([(await save(input)).status, (await save(input, author)).status], [401, 403]);
  const saved = await save(input, admin);
  assert.deepEqual([saved.body.version, saved.body.areas.find(({ area }) => area === 'notice')?.mode], [version + 1, 'optional']);
  assert.equal(codeOf(await save(input, admin)), 'review.conflict');
  const departments = [{ department: 'nowhere', mode: 'off' as const }];
  const unknown = { version: version + 1, areas: [{ area: 'notice' as const, mode: 'optional' as const, departments }] };
  assert.equal(codeOf(await portal.call(reviewApi.saveSettings, unknown, { as: admin })), 'review.invalid');
  const twice = { version: version + 1, areas: [...input.areas, ...input.areas] };
  assert.equal(codeOf(await save(twice, admin)), 'review.invalid');
});
