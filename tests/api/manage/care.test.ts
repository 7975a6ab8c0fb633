import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import { bulkManageApi as api } from '../../../contract/manage/bulk';
import { contentManageApi } from '../../../contract/manage/content';
import { revisionApi } from '../../../contract/manage/lifecycle';
import { serviceApi } from '../../../contract/service';
import { importDocument } from '../../../server/content-folder/import-document';
import { BULK_MEMORY_MS, removeBulksBefore } from '../../../server/modules/manage/bulk/repository';
import { dayIn } from '../../../server/modules/manage/bulk/apply';
import { codeOf, editing, refOf, service, text } from '../support/editing';
import { daysFromNow, makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
  await makeOwner('ruth', portal.people.admin.name);
  await makeOwner('tom', 'Tom');
});
after(() => portal.close());

type Action = InputOf<typeof api.apply>['action'];
type Item = InputOf<typeof api.apply>['items'][number];

const day = (days: number): string => daysFromNow(days).toISOString().slice(0, 10);
const live = (id: string, revision = 1): Item => ({ area: 'service', id, revision, version: null });

async function makeOwner(id: string, name: string, email: string | null = null): Promise<void> {
  const row = { id, position: 1, kind: 'person' as const, names: JSON.stringify({ 'en-US': name }), email };
  await portal.db
    .insertInto('directory_person')
    .values({ ...row, phone: null, reply_hours: null, name_words: ` ${name.toLowerCase()}`, words: name.toLowerCase() })
    .execute();
}

async function apply(action: Action, items: Item[], as: TestPerson = portal.people.admin, bulk: string = randomUUID()) {
  const { body, status } = await portal.call(api.apply, { bulk, action, items }, { as });
  assert.equal(status, 200, JSON.stringify(body));
  return body.results.map(({ outcome, code }) => code ?? outcome);
}
async function undo(bulk: string, ids: string[], as: TestPerson = portal.people.admin) {
  const items = ids.map((id) => ({ area: 'service' as const, id }));
  return (await portal.call(api.undo, { bulk, items }, { as })).body.results.map(({ outcome, code }) => code ?? outcome);
}
const itemOf = (id: string) =>
  portal.db
    .selectFrom('item')
    .where('id', '=', id)
    .select(['key', 'revision', 'owner', 'updated_at', 'archived_at'])
    .executeTakeFirstOrThrow();
const eventsOf = async (id: string) =>
  (await portal.db.selectFrom('audit_event').where('item_id', '=', id).select('action').orderBy('key').execute()).map(
    ({ action }) => action,
  );

test('sets the day to check by without a revision, in the draft that had the same day as well', async () => {
  const document = service('confirmed', { checkBy: '2026-01-31' });
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('Being changed') } }, 1);
  const before = await itemOf('confirmed');
  assert.deepEqual(await apply({ kind: 'stillRight' }, [live('confirmed')]), ['done']);
  assert.deepEqual(await itemOf('confirmed'), before);
  const { document: drafted, draft } = await edit.info(document);
  assert.deepEqual([drafted.checkBy, draft?.version], [dayIn(new Date(), 12), 1]);
  const { body } = await portal.call(revisionApi.info, { ...refOf(document), revision: '1' }, { as: portal.people.admin });
  assert.equal(body.document.checkBy, dayIn(new Date(), 12));
  assert.equal((await eventsOf('confirmed')).at(-1), 'item.check');
  const shown = await portal.call(serviceApi.info, { id: 'confirmed' }, { as: portal.people.employee });
  assert.doesNotMatch(shown.raw.toString(), /checkBy/);
});

test('the last day of a month stands for the days that a month does not have', () => {
  assert.equal(dayIn(new Date('2026-08-31T12:00:00Z'), 6), '2027-02-28');
  assert.equal(dayIn(new Date('2026-11-26T12:00:00Z'), 12), '2027-11-26');
});

test('an import keeps the day that was set in the portal, until the folder names another one', async () => {
  const document = service('imported', { checkBy: '2026-03-01' });
  const options = { overwrite: false };
  assert.equal(await importDocument(portal.deps, document, [], options), 'created');
  await apply({ kind: 'checkBy', checkBy: '2031-01-01' }, [live('imported')]);
  assert.equal(await importDocument(portal.deps, document, [], options), 'unchanged');
  assert.equal((await edit.info(document)).document.checkBy, '2031-01-01');
  const changed = { ...document, texts: { 'en-US': text('Another title') } };
  assert.equal(await importDocument(portal.deps, changed, [], options), 'updated');
  assert.equal((await edit.info(document)).document.checkBy, '2031-01-01');
  await importDocument(portal.deps, { ...changed, checkBy: '2032-02-29' }, [], options);
  const { revision, document: now } = await edit.info(document);
  assert.deepEqual([revision, now.checkBy], [2, '2032-02-29']);
});

test('lists what is due, without an owner or with one who left, and what the signed-in person owns first', async () => {
  const { db } = portal;
  const editor = await makePerson(db, { roles: ['editor'], editorAreas: ['tool'] });
  await db.updateTable('person').set({ email: 'Kim@Example.com' }).where('id', '=', editor.id).execute();
  await makeOwner('kim', 'Kim', 'kim@example.com');
  const texts = {
    roles: { 'en-US': 'Adviser', 'zh-CN': '顾问' },
    departments: { 'en-US': 'People Operations' },
  };
  await db
    .updateTable('directory_person')
    .set({ roles: JSON.stringify(texts.roles), departments: JSON.stringify(texts.departments) })
    .where('id', '=', 'kim')
    .execute();
  const picture = { id: randomUUID(), width: 96, height: 96 };
  await db
    .insertInto('directory_picture')
    .values({ ...picture, person: 'kim', source: 'kim.webp', type: 'image/webp', size: 1, sha256: 'kim', storage_key: 'kim' })
    .execute();
  const tool = (id: string, checkBy: string | undefined, owner: string | undefined, archivedAt: Date | null = null) =>
    makeItem(db, { area: 'tool', id, archivedAt, ...(checkBy && { checkBy }), ...(owner && { owner }) });
  await tool('passed', day(-2), 'tom');
  await tool('soon', day(20), 'kim');
  await tool('later', day(40), 'tom');
  await tool('gone', day(-2), 'tom', new Date());
  await tool('left', day(90), 'nobody');
  await tool('none', undefined, undefined);
  const list = async (input: InputOf<typeof contentManageApi.list>) =>
    (await portal.call(contentManageApi.list, input, { as: editor })).body.items.map(({ id }) => id);
  assert.deepEqual(await list({ check: 'passed' }), ['passed']);
  assert.deepEqual(await list({ check: 'due', sort: 'check' }), ['passed', 'soon']);
  assert.deepEqual(await list({ check: 'stale', sort: 'check' }), ['soon', 'passed', 'left', 'none']);
  assert.deepEqual(await list({ owned: 'mine' }), ['soon']);
  assert.deepEqual(await list({ owned: 'left' }), ['left']);
  assert.deepEqual(await list({ owned: 'none' }), ['none']);
  assert.deepEqual(await list({ owner: 'tom', sort: 'check' }), ['gone', 'passed', 'later']);
  const { body } = await portal.call(contentManageApi.owners, undefined, { as: editor });
  assert.deepEqual(
    [...body.owners.map(({ id, name, count, due }) => [id, name, count, due]), body.without],
    [['nobody', null, 1, 0], ['kim', 'Kim', 1, 1], ['tom', 'Tom', 2, 1], 1],
  );
  assert.deepEqual(
    body.owners.map((owner) => owner.picture),
    [null, picture, null],
  );
  const inChinese = await portal.call(contentManageApi.owners, undefined, { as: editor, locale: 'zh-CN' });
  assert.deepEqual(
    inChinese.body.owners.map(({ role, department }) => [role, department]),
    [
      [null, null],
      ['顾问', 'People Operations'],
      [null, null],
    ],
  );
});

test('gives published items another owner by a revision that tells nobody, and leaves the draft beside it', async () => {
  const document = service('handed-on', { owner: 'tom' });
  await edit.writeAndPublish(document);
  await edit.write({ ...document, texts: { 'en-US': text('In work') } }, 1);
  const bulk = randomUUID();
  assert.deepEqual(await apply({ kind: 'owner', owner: 'ruth' }, [live('handed-on')], undefined, bulk), ['done']);
  const { revision, owner } = await itemOf('handed-on');
  assert.deepEqual([revision, owner], [2, 'ruth']);
  const { document: drafted, newer, draft } = await edit.info(document);
  assert.deepEqual([drafted.owner, drafted.texts['en-US']?.title, draft?.version], ['tom', 'In work', 1]);
  assert.equal(newer?.owner, 'ruth');
  assert.deepEqual(await undo(bulk, ['handed-on']), ['done']);
  assert.equal((await itemOf('handed-on')).owner, 'tom');
});

test('refuses what the editor may not change, what is scheduled or archived, and old versions, one by one', async () => {
  const editor = await makePerson(portal.db, {
    ...{ roles: ['editor'], editorAreas: ['service'], editorDepartments: ['Legal'], editorPermissions: ['write'] },
  });
  await edit.writeAndPublish(service('of-finance', { department: { 'en-US': 'Finance' } }));
  await edit.writeAndPublish(service('of-legal', { department: { 'en-US': 'Legal' } }));
  const both = [live('of-finance'), live('of-legal')];
  assert.deepEqual(await apply({ kind: 'checkBy', checkBy: '2030-01-01' }, both, editor), ['item.not_found', 'done']);
  assert.deepEqual(await apply({ kind: 'owner', owner: 'tom' }, both, editor), ['item.not_found', 'permission.denied']);
  assert.deepEqual(await apply({ kind: 'archive' }, both, editor), ['item.not_found', 'permission.denied']);
  const tool: Item = { area: 'tool', id: 'passed', revision: 1, version: null };
  assert.deepEqual(await apply({ kind: 'archive' }, [tool], editor), ['permission.denied']);
  const later = service('later-on');
  await edit.writeAndPublish(later);
  await edit.write({ ...later, texts: { 'en-US': text('Later') } }, 1);
  await edit.schedule(later, daysFromNow(1));
  await edit.writeAndPublish(service('put-away'));
  assert.deepEqual(await apply({ kind: 'archive' }, [live('put-away')]), ['done']);
  const refused = [live('later-on'), live('put-away'), live('of-legal', 2)];
  assert.deepEqual(await apply({ kind: 'owner', owner: 'tom' }, refused), [
    'scheduled.conflict',
    'item.archived',
    'item.conflict',
  ]);
  assert.deepEqual(await apply({ kind: 'publish' }, [live('of-legal')]), ['draft.not_found']);
});

test('a bulk action that was cut off between two items is complete after it is repeated, each item once', async () => {
  const ids = ['first-of-two', 'second-of-two'];
  for (const id of ids) await edit.writeAndPublish(service(id));
  const [bulk, items] = [randomUUID(), ids.map((id) => live(id))];
  const action = { kind: 'owner', owner: 'ruth' } as const;
  assert.deepEqual(await apply(action, items.slice(0, 1), undefined, bulk), ['done']);
  assert.deepEqual(await apply(action, items, undefined, bulk), ['done', 'done']);
  for (const id of ids) assert.equal((await itemOf(id)).revision, 2);
  const other = await makePerson(portal.db, { roles: ['admin'] });
  assert.deepEqual(await undo(bulk, ids, other), ['undo.expired', 'undo.expired']);
  await portal.db
    .updateTable('bulk_change')
    .set({ at: daysFromNow(-11 / 24 / 60) })
    .where('bulk', '=', bulk)
    .execute();
  assert.deepEqual(await undo(bulk, ids), ['undo.expired', 'undo.expired']);
  await removeBulksBefore(portal.db, new Date(Date.now() + BULK_MEMORY_MS));
  assert.deepEqual(await portal.db.selectFrom('bulk_change').select('item').execute(), []);
});

test('an undo leaves an item as it is that somebody has changed since', async () => {
  const document = service('changed-since');
  await edit.writeAndPublish(document);
  const bulk = randomUUID();
  await apply({ kind: 'expiry', expiresAt: '2090-01-01T00:00:00Z' }, [live('changed-since')], undefined, bulk);
  await edit.write({ ...document, texts: { 'en-US': text('Newer') } }, 2);
  await edit.publish(document);
  assert.deepEqual(await undo(bulk, ['changed-since']), ['item.conflict']);
  assert.equal((await itemOf('changed-since')).revision, 3);
});

test('puts items into another category of their area alone', async () => {
  const path = [{ 'en-US': 'Money' }];
  await edit.writeAndPublish(service('has-category', { classifications: [path] }));
  await edit.writeAndPublish(service('gets-category'));
  const action = { kind: 'classification', area: 'service', path } as const;
  const tool: Item = { area: 'tool', id: 'passed', revision: 1, version: null };
  const items = [live('has-category'), live('gets-category'), tool];
  assert.deepEqual(await apply(action, items), ['unchanged', 'done', 'classification.not_found']);
  assert.deepEqual((await edit.info(service('gets-category'))).document.classifications, [path]);
});

test('refuses more than 100 items, a day that does not exist and an interval that is no choice', async () => {
  const as = portal.people.admin;
  const call = async (action: object, items = [live('confirmed')]) =>
    codeOf(await portal.call(api.apply, { bulk: randomUUID(), action: action as Action, items }, { as }));
  assert.equal(await call({ kind: 'checkBy', checkBy: '2026-02-30' }), 'request.invalid');
  assert.equal(await call({ kind: 'stillRight', months: 7 }), 'request.invalid');
  const many = Array.from({ length: 101 }, () => live('confirmed'));
  assert.equal(await call({ kind: 'archive' }, many), 'request.invalid');
});
