import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { draftManageApi } from '../../../contract/manage/draft';
import { revisionApi as api } from '../../../contract/manage/lifecycle';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { codeOf, editing, refOf, service, text } from '../support/editing';
import { makeDocument, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const list = async (document: Parameters<typeof refOf>[0]) =>
  (await portal.call(api.list, refOf(document), { as: portal.people.admin })).body.items;

test('tells who wrote a revision, who approved it, what readers were told, and what it took back', async () => {
  const { editor, admin } = portal.people;
  const document = service('told-revisions');
  await edit.write(document, 0, editor);
  await portal.call(draftManageApi.submit, { ...refOf(document), version: 1, note: null }, { as: editor });
  await edit.publish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Second') } }, 1);
  await edit.publish(document, 1, { material: true, notes: { 'en-US': 'Second.' } });
  await edit.undo(document, 2);
  const facts = (await list(document)).map(({ by, approver, material, notes, undoes }) => [
    by?.name,
    approver?.name,
    material,
    notes,
    undoes,
  ]);
  assert.deepEqual(facts, [
    [admin.name, undefined, false, {}, 2],
    [admin.name, undefined, true, { 'en-US': 'Second.' }, null],
    [editor.name, admin.name, false, {}, null],
  ]);
});

test('tells the titles of the draft, or of what is published if there is none', async () => {
  const document = service('titled-revisions');
  const titles = async () => (await portal.call(api.list, refOf(document), { as: portal.people.admin })).body.titles;
  await edit.write(document, 0);
  await edit.publish(document);
  assert.deepEqual(await titles(), { 'en-US': document.texts['en-US']?.title });
  await edit.write({ ...document, texts: { 'en-US': text('Bank card'), 'zh-CN': text('银行卡') } }, 1);
  assert.deepEqual(await titles(), { 'en-US': 'Bank card', 'zh-CN': '银行卡' });
});

test('counts a material change of an import as one', async () => {
  const document = makeDocument({ area: 'notice', id: 'imported-revisions', texts: { 'en-US': text('Rule') } });
  await publishDocument(portal.deps, document, []);
  const changes = [{ at: '2026-01-05T08:00:00.000Z', material: true, notes: { 'en-US': 'Mended.' } }];
  await publishDocument(portal.deps, { ...document, changes }, []);
  const facts = (await list(document)).map(({ revision, by, material }) => [revision, by, material]);
  assert.deepEqual(facts, [
    [2, null, true],
    [1, null, false],
  ]);
});

test('restores a revision without the attachments that are no longer stored, and names them', async () => {
  const document = service('restored-revision', { attachments: ['files/gone.txt'] });
  const file = {
    kind: 'attachment',
    source: 'files/gone.txt',
    name: 'gone.txt',
    type: 'text/plain',
    width: null,
    height: null,
  } as const;
  await publishDocument(portal.deps, document, [{ ...file, bytes: Buffer.from('Gone.'), sha256: 'b'.repeat(64) }]);
  await publishDocument(portal.deps, { ...document, attachments: [], texts: { 'en-US': text('Second') } }, []);
  const input = { ...refOf(document), revision: 1, version: null };
  const { status, body } = await portal.call(api.restore, input, { as: portal.people.admin });
  assert.deepEqual([status, body.missing, body.baseRevision], [200, ['files/gone.txt'], 2]);
  const restored = (await edit.info(document)).document;
  assert.deepEqual([restored.texts['en-US']?.title, restored.attachments], ['restored-revision', []]);
});

test('shows the revisions of another department to nobody who may not edit it', async () => {
  const document = service('revisions-of-finance', { department: { 'en-US': 'Finance' } });
  await publishDocument(portal.deps, document, []);
  const editor = await makePerson(portal.db, { roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Legal'] });
  const answers = [
    await portal.call(api.list, refOf(document), { as: editor }),
    await portal.call(api.info, { ...refOf(document), revision: '1' }, { as: editor }),
    await portal.call(api.restore, { ...refOf(document), revision: 1, version: null }, { as: editor }),
  ];
  assert.deepEqual(answers.map(codeOf), ['item.not_found', 'item.not_found', 'item.not_found']);
});
