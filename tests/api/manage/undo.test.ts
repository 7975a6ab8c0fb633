import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { itemManageApi as api } from '../../../contract/manage/lifecycle';
import { noticeApi } from '../../../contract/notice';
import { searchApi } from '../../../contract/search';
import { serviceApi } from '../../../contract/service';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { forgetExpired } from '../../../server/modules/manage/undo-memory';
import { codeOf, editing, refOf, service, text } from '../support/editing';
import { daysFromNow, makeDocument, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const fileOf = (source: string, content: string) => ({
  ...{ kind: 'attachment' as const, source, name: source.split('/').at(-1) ?? '', type: 'text/plain', width: null, height: null },
  bytes: Buffer.from(content),
  sha256: Buffer.from(content.padEnd(32)).toString('hex').slice(0, 64),
});
const filesOf = async (item: number, draft: boolean) =>
  portal.db
    .selectFrom('attachment')
    .where('item', '=', item)
    .where('draft', '=', draft)
    .orderBy('position')
    .select(['id', 'source', 'storage_key'])
    .execute();
const contentOf = async (id: string, as = portal.people.employee) =>
  (await portal.call(attachmentApi.one, { id }, { as })).raw.toString();
const expire = (item: number) =>
  portal.db
    .updateTable('item_undo')
    .set({ at: daysFromNow(-10.01 / 24 / 60) })
    .where('item', '=', item)
    .execute();

test('brings the files of the former revision back at their addresses, and gives those that were published to the draft', async () => {
  const document = service('files-back', { attachments: ['files/kept.txt', 'files/gone.txt'] });
  await publishDocument(portal.deps, document, [fileOf('files/kept.txt', 'Kept.'), fileOf('files/gone.txt', 'Gone.')]);
  const item = await edit.keyOf(document);
  const former = await filesOf(item, false);
  await edit.write({ ...document, attachments: ['files/kept.txt'], texts: { 'en-US': text('Without') } }, 1);
  assert.equal((await edit.publish(document)).status, 200);
  assert.deepEqual(
    (await filesOf(item, false)).map(({ source }) => source),
    ['files/kept.txt'],
  );
  assert.equal((await edit.undo(document, 2)).status, 200);
  assert.deepEqual(await filesOf(item, false), former);
  assert.deepEqual(await Promise.all(former.map(({ id }) => contentOf(id))), ['Kept.', 'Gone.']);
  const drafted = await filesOf(item, true);
  assert.deepEqual(
    drafted.map(({ source }) => source),
    ['files/kept.txt'],
  );
  assert.equal(await contentOf(drafted[0]?.id ?? '', portal.people.admin), 'Kept.');
  // Nothing that was taken back is left behind: publishing and forgetting it keeps all files that are shown.
  assert.equal((await edit.publish(document)).status, 200);
  await expire(item);
  await forgetExpired(portal.deps, item);
  assert.deepEqual(await Promise.all((await filesOf(item, false)).map(({ id }) => contentOf(id))), ['Kept.']);
  await assert.rejects(portal.deps.files.read(former[1]?.storage_key ?? ''), { code: 'ENOENT' });
});

test('does not ask readers again for a material change that was taken back', async () => {
  const { employee } = portal.people;
  const document = makeDocument({
    area: 'notice',
    id: 'rule-back',
    fields: { mustRead: true },
    texts: { 'en-US': text('Rule') },
  });
  await edit.writeAndPublish(document);
  await portal.call(noticeApi.acknowledge, { id: document.id, revision: 1 }, { as: employee });
  const before = await portal.call(noticeApi.info, { id: document.id }, { as: employee });
  await edit.write({ ...document, texts: { 'en-US': text('Other rule') } }, 1);
  await edit.publish(document, 1, { material: true, notes: { 'en-US': 'Other.' } });
  const shown = async () => (await portal.call(noticeApi.info, { id: document.id }, { as: employee })).body;
  assert.equal((await shown()).acknowledged, false);
  assert.equal((await edit.undo(document, 2)).status, 200);
  const { revision, ...after } = await shown();
  assert.deepEqual([revision, after.acknowledged, after.changes, after.updatedAt], [3, true, [], before.body.updatedAt]);
  const { document: again } = await edit.info(document);
  assert.deepEqual([again.texts['en-US']?.title, again.changes], ['Other rule', undefined]);
});

test('takes a service that was published too early out of every place where readers find it', async () => {
  const document = service('far-too-early', { texts: { 'en-US': text('Zeppelin travel', 'Zeppelins fly.') } });
  await edit.writeAndPublish(document);
  const { employee } = portal.people;
  const finds = async () =>
    (await portal.call(searchApi.search, { query: 'zeppelin' }, { as: employee })).raw.includes(document.id);
  assert.equal(await finds(), true);
  await edit.undo(document, 1);
  assert.equal(await finds(), false);
  assert.equal((await portal.call(serviceApi.info, { id: document.id }, { as: employee })).status, 404);
  // Its numbers go on, so that nobody counts as having read what is published later.
  assert.deepEqual((await edit.publish(document)).body, { revision: 2 });
  assert.equal(await finds(), true);
});

test('leaves a draft that was begun since as it is', async () => {
  const document = service('begun-since');
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Second') } }, 1);
  await edit.publish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Third') } }, 2);
  await edit.undo(document, 2);
  const { document: draft, newer, revision } = await edit.info(document);
  assert.deepEqual([draft.texts['en-US']?.title, newer?.texts['en-US']?.title, revision], ['Third', 'begun-since', 3]);
});

test('refuses to take back after ten minutes, after another publication, and for people who may only write', async () => {
  const late = service('too-late');
  await edit.writeAndPublish(late);
  await expire(await edit.keyOf(late));
  const refused = await edit.undo(late, 1);
  assert.deepEqual([refused.status, codeOf(refused), (await edit.info(late)).undo], [409, 'undo.expired', null]);
  const overtaken = service('published-since');
  await edit.writeAndPublish(overtaken);
  await publishDocument(portal.deps, { ...overtaken, texts: { 'en-US': text('Newer') } }, []);
  assert.deepEqual(
    [codeOf(await edit.undo(overtaken, 1)), codeOf(await edit.undo(overtaken, 2))],
    ['item.conflict', 'undo.expired'],
  );
  const writer = await makePerson(portal.db, {
    roles: ['employee', 'editor'],
    editorAreas: ['service', 'notice'],
    editorPermissions: ['write', 'notice:publish'],
  });
  const document = service('only-for-publishers');
  await edit.writeAndPublish(document);
  const input = { ...refOf(document), revision: 1 };
  const answers = [await edit.undo(document, 1, writer), await portal.call(api.archive, input, { as: writer })];
  assert.deepEqual(answers.map(codeOf), ['permission.denied', 'permission.denied']);
});

test('takes a publication back once when two people do it at the same time', async () => {
  const document = service('taken-back-twice');
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Second') } }, 1);
  await edit.publish(document);
  const answers = await Promise.all([edit.undo(document, 2), edit.undo(document, 2)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await edit.info(document)).revision, 3);
});

test('refuses to archive an item while a revision of it is scheduled', async () => {
  const document = service('archived-too-soon');
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Planned') } }, 1);
  await edit.schedule(document, daysFromNow(1));
  const refused = await portal.call(api.archive, { ...refOf(document), revision: 1 }, { as: portal.people.admin });
  assert.equal(codeOf(refused), 'scheduled.conflict');
});

test('records what was archived, restored, scheduled and taken back, and by whom', async () => {
  const { admin } = portal.people;
  const document = service('logged-lifecycle');
  const input = { ...refOf(document), revision: 1 };
  await edit.writeAndPublish(document);
  await portal.call(api.archive, input, { as: admin });
  await portal.call(api.restore, input, { as: admin });
  await portal.call(api.archive, input, { as: admin });
  await edit.undo(document, 1);
  await edit.write(document, 1);
  await edit.schedule(document, daysFromNow(1));
  const events = portal.db
    .selectFrom('audit_event')
    .where('item_id', '=', document.id)
    .orderBy('key')
    .select(['action', 'person']);
  const actions = [
    'draft.save',
    'item.publish',
    'item.archive',
    'item.restore',
    'item.archive',
    'item.undo',
    'draft.save',
    'draft.schedule',
  ];
  assert.deepEqual(
    await events.execute(),
    actions.map((action) => ({ action, person: admin.id })),
  );
});
