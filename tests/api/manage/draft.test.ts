import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import type { InputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { noticeApi } from '../../../contract/notice';
import { draftApi, previewApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { forgetExpired } from '../../../server/modules/manage/undo-memory';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { daysFromNow, makeDocument, makePerson, type MadeItem } from '../support/factories';
import { asOwner, startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const text = (title: string, markdown = 'A paragraph.') => ({ title, summary: '', markdown, keywords: [], fields: {} });
const service = (id: string, own: Partial<ItemDocument> = {}): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': text(id) }, ...own });
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const details = ({ body }: { body: unknown }) => (body as { details?: Record<string, string> }).details;
const refOf = ({ area, id }: Pick<ItemDocument, 'area' | 'id'>) => ({ area, id });

const save = (input: InputOf<typeof api.save>, as: TestPerson = portal.people.editor) => portal.call(api.save, input, { as });
const first = (document: ItemDocument, as?: TestPerson) => save({ document, version: null, baseRevision: 0 }, as);
const publish = (document: ItemDocument, version: number, change: InputOf<typeof api.publish>['change'] = null) =>
  portal.call(api.publish, { ...refOf(document), version, change }, { as: portal.people.admin });
const info = (document: ItemDocument) => portal.call(api.info, refOf(document), { as: portal.people.admin });

async function publishWithFile(id: string): Promise<{ item: MadeItem; document: ItemDocument; file: string }> {
  const document = service(id, { attachments: ['files/form.txt'] });
  const bytes = Buffer.from('A form.');
  const sha256 = 'a'.repeat(64);
  const file = { kind: 'attachment', source: 'files/form.txt', name: 'form.txt', type: 'text/plain' } as const;
  await publishDocument(portal.deps, document, [{ ...file, bytes, sha256, width: null, height: null }]);
  const { key } = await portal.db.selectFrom('item').where('id', '=', id).select('key').executeTakeFirstOrThrow();
  const row = await portal.db.selectFrom('attachment').where('item', '=', key).select('id').executeTakeFirstOrThrow();
  return { item: { key, area: 'service', id }, document, file: row.id };
}

const filesOf = (item: MadeItem) =>
  portal.db
    .selectFrom('attachment')
    .where('item', '=', item.key)
    .select(['id', 'draft', 'storage_key as storageKey'])
    .orderBy('draft')
    .execute();

test('keeps the files of a published item in its draft, and their addresses when it is published', async () => {
  const { item, document, file } = await publishWithFile('with-file');
  const read = await info(document);
  assert.deepEqual([read.body.draft, read.body.revision, read.body.files.map(({ id }) => id)], [null, 1, [file]]);
  const changed = { ...document, texts: { 'en-US': text('With a file, changed') } };
  assert.equal((await save({ document: changed, version: null, baseRevision: 1 })).body.version, 1);
  assert.deepEqual(
    (await filesOf(item)).map(({ draft }) => draft),
    [false, true],
  );
  assert.deepEqual((await publish(document, 1)).body, { revision: 2 });
  assert.deepEqual(
    (await filesOf(item)).map(({ id, draft }) => [id, draft]),
    [[file, false]],
  );
  const { raw } = await portal.call(attachmentApi.one, { id: file }, { as: portal.people.employee });
  assert.equal(raw.toString(), 'A form.');
});

test('removes a file that the published draft no longer names, and its bytes once that cannot be undone', async () => {
  const { item, document } = await publishWithFile('without-file');
  const [before] = await filesOf(item);
  await save({ document: { ...document, attachments: [] }, version: null, baseRevision: 1 });
  assert.deepEqual((await publish(document, 1)).body, { revision: 2 });
  assert.deepEqual(await filesOf(item), []);
  await forgetExpired(portal.deps, item.key);
  (await portal.deps.files.read(before?.storageKey ?? '')).destroy();
  await portal.db
    .updateTable('item_undo')
    .set({ at: daysFromNow(-1) })
    .where('item', '=', item.key)
    .execute();
  await forgetExpired(portal.deps, item.key);
  await assert.rejects(portal.deps.files.read(before?.storageKey ?? ''), { code: 'ENOENT' });
});

test('leaves a published item and its files as they are when its draft is discarded', async () => {
  const { item, document, file } = await publishWithFile('discarded');
  await save({ document: { ...document, texts: { 'en-US': text('Not to be') } }, version: null, baseRevision: 1 });
  const link = await portal.call(previewApi.createLink, { ...refOf(document), label: 'Legal' }, { as: portal.people.editor });
  assert.equal(link.status, 200);
  const discarded = await portal.call(api.discard, { ...refOf(document), version: 1 }, { as: portal.people.editor });
  assert.deepEqual([discarded.status, discarded.body], [200, {}]);
  assert.deepEqual(
    (await filesOf(item)).map(({ id }) => id),
    [file],
  );
  assert.equal((await portal.call(serviceApi.info, { id: 'discarded' }, { as: portal.people.employee })).body.title, 'discarded');
  const opened = await portal.call(
    previewApi.open,
    { ...refOf(document), token: link.body.token },
    { as: portal.people.employee },
  );
  assert.equal(opened.body.draft, null);
});

test('names the person who saved a draft, and the document as it was saved', async () => {
  const { editor, admin } = portal.people;
  const document = service('signed');
  const made = await first(document);
  assert.deepEqual(made.body.savedBy, { id: editor.id, name: editor.name });
  await save({ document, version: 1, baseRevision: 0 }, admin);
  const { body } = await info(document);
  assert.deepEqual([body.draft?.savedBy?.name, body.draft?.version], [admin.name, 2]);
  assert.deepEqual([body.document.texts['en-US']?.markdown, body.document.fields.handling], ['A paragraph.', null]);
});

test('accepts one of two saves that began from the same version', async () => {
  const document = service('raced');
  await first(document);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      save({ document: { ...document, texts: { 'en-US': text(title) } }, version: 1, baseRevision: 0 }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await info(document)).body.draft?.version, 2);
});

test('refuses to publish a draft whose item was published meanwhile, until its changes are taken over', async () => {
  const document = service('overtaken');
  await publishDocument(portal.deps, document, []);
  await save({ document: { ...document, texts: { 'en-US': text('Mine') } }, version: null, baseRevision: 1 });
  await publishDocument(portal.deps, { ...document, texts: { 'en-US': text('From the folder') } }, []);
  const refused = await publish(document, 1);
  assert.deepEqual([refused.status, code(refused)], [409, 'draft.conflict']);
  const { body } = await info(document);
  assert.deepEqual([body.document.texts['en-US']?.title, body.draft?.baseRevision, body.revision], ['Mine', 1, 2]);
  assert.equal(body.newer?.texts['en-US']?.title, 'From the folder');
  const merged = { ...document, texts: { 'en-US': text('Mine, from the folder') } };
  assert.equal((await save({ document: merged, version: 1, baseRevision: 2 })).body.version, 2);
  assert.equal((await info(document)).body.newer, null);
  assert.deepEqual((await publish(document, 2)).body, { revision: 3 });
});

test('refuses a first draft that began from another revision than the published one', async () => {
  const document = service('begun-late');
  await publishDocument(portal.deps, document, []);
  for (const baseRevision of [0, 2]) {
    const refused = await save({ document, version: null, baseRevision });
    assert.deepEqual([refused.status, code(refused)], [409, 'draft.conflict']);
  }
});

test('asks readers to read a notice again after a material change only', async () => {
  const { admin, employee } = portal.people;
  const document = makeDocument({ area: 'notice', id: 'rule', fields: { mustRead: true }, texts: { 'en-US': text('Rule') } });
  const call = (version: number, material: boolean | null) =>
    publish(document, version, material === null ? null : { material, notes: { 'en-US': 'Changed.' } });
  const edit = (title: string, baseRevision: number) =>
    save({ document: { ...document, texts: { 'en-US': text(title) } }, version: null, baseRevision }, admin);
  const confirmed = async () => (await portal.call(noticeApi.info, { id: 'rule' }, { as: employee })).body.acknowledged;
  await edit('Rule', 0);
  await call(1, null);
  await portal.call(noticeApi.acknowledge, { id: 'rule', revision: 1 }, { as: employee });
  await edit('Rule, mended', 1);
  await call(1, false);
  assert.equal(await confirmed(), true);
  await edit('Another rule', 2);
  await call(1, true);
  assert.equal(await confirmed(), false);
  const { body } = await portal.call(noticeApi.info, { id: 'rule' }, { as: employee });
  assert.deepEqual([body.revision, body.changes.map(({ note }) => note)], [3, ['Changed.']]);
});

test('refuses to tell more changes than an item can have', async () => {
  const at = '2026-01-05T08:00:00.000Z';
  const changes = Array.from({ length: 100 }, () => ({ at, material: false, notes: { 'en-US': 'Mended.' } }));
  const document = service('much-changed', { changes });
  await first(document);
  const refused = await publish(document, 1, { material: true, notes: { 'en-US': 'Once more.' } });
  assert.deepEqual([refused.status, code(refused), Object.keys(details(refused) ?? {})], [400, 'document.invalid', ['change']]);
  assert.deepEqual((await publish(document, 1)).body, { revision: 1 });
});

test('shows the time of publishing as the last update', async () => {
  const document = service('dated', { updatedAt: '2020-01-01T00:00:00.000Z' });
  await first(document);
  await publish(document, 1);
  const { body } = await portal.call(serviceApi.info, { id: 'dated' }, { as: portal.people.employee });
  assert.ok(Date.now() - Date.parse(body.updatedAt) < 60_000, body.updatedAt);
});

test('lets an editor write for their departments only, however their names are combined', async () => {
  const FINANCE = { 'en-US': 'Finance', 'zh-CN': '财务部' };
  const LEGAL = { 'en-US': 'Legal', 'zh-CN': '法务部' };
  for (const department of [FINANCE, LEGAL])
    await publishDocument(portal.deps, service(`of-${department['en-US'].toLowerCase()}`, { department }), []);
  const editor = await makePerson(portal.db, {
    roles: ['employee', 'editor'],
    editorAreas: ['service'],
    editorDepartments: ['Finance', '财务部'],
  });
  assert.equal((await first(service('finance-own', { department: FINANCE }), editor)).status, 200);
  const mixed = { 'en-US': 'Legal', 'zh-CN': '财务部' };
  for (const [id, department] of [
    ['legal-own', LEGAL],
    ['mixed-own', mixed],
    ['nobodys-own', null],
  ] as const) {
    const refused = await first(service(id, { department }), editor);
    assert.deepEqual([refused.status, code(refused)], [403, 'permission.denied'], id);
  }
  const taken = await save({ document: service('of-legal', { department: FINANCE }), version: null, baseRevision: 1 }, editor);
  assert.deepEqual([taken.status, code(taken)], [403, 'permission.denied']);
  const hidden = await portal.call(api.info, { area: 'service', id: 'of-legal' }, { as: editor });
  assert.deepEqual([hidden.status, code(hidden)], [404, 'draft.not_found']);
});

test('lets an editor who may only write save drafts, and not publish them, except in the areas where they may', async () => {
  const writer = await makePerson(portal.db, {
    roles: ['employee', 'editor'],
    editorAreas: ['service', 'notice'],
    editorPermissions: ['write', 'notice:publish'],
  });
  const documents = [
    service('only-written'),
    makeDocument({ area: 'notice', id: 'also-published', texts: { 'en-US': text('Notice') } }),
  ];
  const outcomes = [];
  for (const document of documents) {
    assert.equal((await first(document, writer)).status, 200);
    const { status } = await portal.call(api.publish, { ...refOf(document), version: 1, change: null }, { as: writer });
    outcomes.push(status);
  }
  assert.deepEqual(outcomes, [403, 200]);
});

test('records who wrote, published and discarded in the audit log, which nobody can change', async () => {
  const { db, people } = portal;
  const document = service('logged');
  await first(document);
  await save({ document, version: 1, baseRevision: 0 });
  await publish(document, 2);
  await save({ document, version: null, baseRevision: 1 });
  await portal.call(api.discard, { ...refOf(document), version: 1 }, { as: people.admin });
  const events = db.selectFrom('audit_event').where('item_id', '=', 'logged').select(['action', 'person']).orderBy('key');
  assert.deepEqual(await events.execute(), [
    { action: 'draft.save', person: people.editor.id },
    { action: 'item.publish', person: people.admin.id },
    { action: 'draft.save', person: people.editor.id },
    { action: 'draft.discard', person: people.admin.id },
  ]);
  await asOwner(db, async (owner) => {
    await assert.rejects(owner.deleteFrom('audit_event').execute(), /append-only/);
    await assert.rejects(owner.updateTable('audit_event').set({ person: null }).execute(), /append-only/);
  });
});

test('tells what is wrong in a document, and saves nothing', async () => {
  const cases: [Partial<ItemDocument>, string][] = [
    [{ fields: { handling: 'by post' } }, 'fields.handling'],
    [{ texts: { 'en-US': { ...text('Wrong'), fields: { steps: 'one' } } } }, 'texts.en-US.fields.steps'],
    [{ texts: {} }, 'texts'],
    [{ texts: { 'en-US': text('Nul\0') } }, 'document'],
    [{ contact: 'half \ud83d' }, 'document'],
    [{ expiresAt: '0008-02-29T20:00:00Z' }, 'expiresAt'],
    [{ publishedAt: '2026-03-02T08:00:00Z', expiresAt: '2026-03-01T08:00:00Z' }, 'expiresAt'],
    [{ changes: [{ at: '3000-01-01T00:00:00Z', material: true, notes: { 'en-US': 'Late.' } }] }, 'changes'],
    [{ attachments: ['files/missing.pdf'] }, 'attachments'],
    [{ texts: { 'en-US': text('Deep', '<div>'.repeat(300)) } }, 'texts'],
  ];
  for (const [wrong, path] of cases) {
    const refused = await first(service('wrong', wrong));
    assert.deepEqual([refused.status, code(refused), Object.keys(details(refused) ?? {})], [400, 'document.invalid', [path]]);
  }
  const { status } = await portal.call(api.info, { area: 'service', id: 'wrong' }, { as: portal.people.editor });
  assert.equal(status, 404);
});

test('keeps a draft without a title, and refuses to publish or schedule it', async () => {
  const document = service('untitled', { texts: { 'en-US': text(''), 'zh-CN': text('标题') } });
  assert.equal((await first(document)).status, 200);
  const missing = { 'texts.en-US.title': 'must not be empty' };
  const published = await publish(document, 1);
  assert.deepEqual([code(published), details(published)], ['document.invalid', missing]);
  const input = { ...refOf(document), version: 1, change: null, publishAt: daysFromNow(1).toISOString() };
  const scheduled = await portal.call(api.schedule, input, { as: portal.people.admin });
  assert.deepEqual([code(scheduled), details(scheduled)], ['document.invalid', missing]);
  const preview = await portal.call(draftApi.service, { id: 'untitled' }, { as: portal.people.admin });
  assert.equal(preview.body.title, 'untitled');
});

test('takes two texts of the maximum length, and refuses a body beyond that', async () => {
  const long = (sign: string) => `${sign.repeat(99)}\n`.repeat(3000);
  const texts = { 'en-US': text('Long', long('a')), 'zh-CN': text('长', long('文')) };
  assert.equal((await first(service('long', { texts }))).status, 200);
  const { body } = await info(service('long'));
  assert.deepEqual([body.document.texts['en-US']?.markdown, body.document.texts['zh-CN']?.markdown], [long('a'), long('文')]);
  const refused = await first({ ...service('longer'), texts: { 'en-US': text('Longer', 'x'.repeat(5_000_000)) } });
  assert.deepEqual([refused.status, code(refused)], [413, 'request.too_large']);
});
