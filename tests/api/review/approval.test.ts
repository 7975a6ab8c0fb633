import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { fileManageApi } from '../../../contract/manage/file';
import { draftManageApi } from '../../../contract/manage/draft';
import { revisionApi, scheduledApi } from '../../../contract/manage/lifecycle';
import { codeOf, editing, refOf, service, text } from '../support/editing';
import { daysFromNow } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { reviewing } from '../support/reviewing';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
let review: ReturnType<typeof reviewing>;
let author: TestPerson;
let reviewer: TestPerson;
let publisher: TestPerson;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
  review = reviewing(portal);
  author = await review.editor({ name: 'Author' });
  reviewer = await review.editor({ name: 'Reviewer', editorPermissions: ['review'] });
  publisher = await review.editor({ name: 'Publisher', editorPermissions: ['write', 'publish'] });
});
after(() => portal.close());
beforeEach(() => review.setMode('required'));

const refused = ({ status, body }: { status: number; body: unknown }) => [status, codeOf({ body })];
const lastAudit = async (action: string) =>
  portal.db
    .selectFrom('audit_event')
    .where('action', '=', action as never)
    .select(['person', 'after'])
    .orderBy('key', 'desc')
    .executeTakeFirst();

async function submitted(id: string) {
  const document = service(id);
  await review.save(document, null, author);
  await review.submit(document, 1, author, 'Please look at the fees.');
  return document;
}

test('where review is required, a draft is published only in the version that another person approved, with that approver', async () => {
  const document = await submitted('needs-approval');
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  assert.deepEqual(refused(await review.publish(document, 1, author)), [409, 'review.required']);
  const { body } = await review.info(document, reviewer);
  assert.deepEqual([body.review, body.approval, body.can.review, body.can.edit], ['required', null, true, false]);
  const approved = await review.approve(document, 1, reviewer);
  assert.deepEqual([approved.body.approval?.by?.name, approved.body.approval?.version], ['Reviewer', 1]);
  assert.equal(approved.body.can.review, false);
  assert.equal((await review.publish(document, 1, publisher)).status, 200);
  const { items } = (await portal.call(revisionApi.list, refOf(document), { as: author })).body;
  assert.deepEqual([items[0]?.by?.name, items[0]?.approver?.name, items[0]?.overruled], ['Author', 'Reviewer', null]);
});

test('a later save keeps the submission and voids the approval', async () => {
  const document = await submitted('voided');
  await review.approve(document, 1, reviewer);
  await review.save({ ...document, texts: { 'en-US': text('Changed') } }, 1, author);
  const { body } = await review.info(document, reviewer);
  assert.deepEqual([body.submitted?.version, body.approval?.version, body.can.review], [1, 1, true]);
  assert.deepEqual(refused(await review.publish(document, 2, publisher)), [409, 'review.required']);
  assert.equal((await review.approve(document, 2, reviewer)).status, 200);
  assert.equal((await review.publish(document, 2, publisher)).status, 200);
});

test('a change of files voids the approval, and a reviewer who has not seen it cannot approve', async () => {
  const document = await submitted('other-file');
  await review.approve(document, 1, reviewer);
  const upload = { ...refOf(document), kind: 'attachment' as const, name: 'fees.txt' };
  assert.equal((await portal.call(fileManageApi.upload, upload, { as: author, content: Buffer.from('Fees.') })).status, 200);
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  assert.deepEqual(refused(await review.approve(document, 1, reviewer, 0)), [409, 'draft.conflict']);
  assert.equal((await review.info(document, reviewer)).body.fileChanges, 1);
  assert.equal((await review.approve(document, 1, reviewer, 1)).status, 200);
});

test('nobody approves a draft that they submitted, or any version of which they saved', async () => {
  const document = await submitted('own');
  assert.deepEqual(refused(await review.approve(document, 1, author)), [403, 'review.own']);
  const second = await review.editor();
  await review.save(document, 1, second);
  await review.save(document, 2, author);
  assert.deepEqual(refused(await review.approve(document, 3, second)), [403, 'review.own']);
  assert.deepEqual(refused(await review.approve(document, 3, publisher)), [403, 'permission.denied']);
  assert.equal((await review.approve(document, 3, reviewer)).status, 200);
});

test('a reviewer returns a draft with a note, which ends its approval', async () => {
  const document = await submitted('returned');
  await review.approve(document, 1, reviewer);
  const { body } = await review.giveBack(document, 1, reviewer);
  assert.deepEqual([body.submitted, body.approval, body.returned?.note], [null, null, 'Name the office.']);
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  assert.deepEqual(refused(await review.approve(document, 1, reviewer)), [409, 'draft.conflict']);
});

test('a save and an approval at the same time never publish what was not approved', async () => {
  const document = await submitted('at-once');
  const changed = { ...document, texts: { 'en-US': text('Changed') } };
  const [saved, approved] = await Promise.all([review.save(changed, 1, author), review.approve(document, 1, reviewer)]);
  assert.equal(saved.status, 200);
  if (approved.status !== 200) assert.deepEqual(refused(approved), [409, 'draft.conflict']);
  assert.deepEqual(refused(await review.approve(document, 1, reviewer)), [409, 'draft.conflict']);
  assert.deepEqual(refused(await review.publish(document, 2, publisher)), [409, 'review.required']);
});

test('an administrator publishes without approval for a reason, which the log and the history keep', async () => {
  const document = await submitted('overruled');
  const overruled = () => review.publish(document, 1, portal.people.admin, 'The office is flooded.');
  assert.deepEqual(refused(await review.publish(document, 1, publisher, 'In a hurry.')), [403, 'permission.denied']);
  assert.deepEqual(refused(await review.publish(document, 1, portal.people.admin)), [409, 'review.required']);
  assert.equal((await review.publish(document, 1, portal.people.admin, '  ')).status, 400);
  assert.equal((await overruled()).status, 200);
  const event = await lastAudit('draft.overrule');
  assert.deepEqual(event, { person: portal.people.admin.id, after: { version: 1, reason: 'The office is flooded.' } });
  const [entry] = (await portal.call(revisionApi.list, refOf(document), { as: author })).body.items;
  assert.deepEqual([entry?.overruled?.reason, entry?.overruled?.by?.id], ['The office is flooded.', portal.people.admin.id]);
  assert.deepEqual([entry?.by?.name, entry?.approver], ['Author', null]);
});

test('a schedule needs the approval as well, and what was scheduled before review became required is a draft again', async () => {
  const document = await submitted('scheduled');
  const schedule = () => edit.schedule(document, daysFromNow(1), publisher);
  assert.deepEqual(refused(await schedule()), [409, 'review.required']);
  await review.approve(document, 1, reviewer);
  assert.equal((await schedule()).status, 200);
  assert.equal(await edit.runWhenDue(document), 'published');
  const [entry] = (await portal.call(revisionApi.list, refOf(document), { as: author })).body.items;
  assert.deepEqual([entry?.by?.name, entry?.approver?.name], ['Author', 'Reviewer']);

  await review.setMode('off');
  const early = await submitted('scheduled-before');
  assert.equal((await edit.schedule(early, daysFromNow(1), publisher)).status, 200);
  await review.setMode('required');
  assert.equal(await edit.runWhenDue(early), 'failed');
  const { failed, draft } = await edit.info(early);
  assert.deepEqual([failed?.code, draft?.version], ['review.required', 1]);
  assert.deepEqual(refused(await review.publish(early, 1, publisher)), [409, 'review.required']);
});

test('undoing, cancelling a schedule and restoring a revision give drafts that need an approval of others than their writers', async () => {
  const document = await submitted('undone');
  await review.approve(document, 1, reviewer);
  await review.publish(document, 1, publisher);
  assert.equal((await edit.undo(document, 1, publisher)).status, 200);
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  await review.submit(document, 1, publisher);
  assert.deepEqual(refused(await review.approve(document, 1, author)), [403, 'review.own']);
  await review.approve(document, 1, reviewer);
  await edit.schedule(document, daysFromNow(1), publisher);
  const cancel = { ...refOf(document), version: 1 };
  assert.equal((await portal.call(scheduledApi.cancel, cancel, { as: publisher })).body.approval, null);
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  const restore = { ...refOf(document), revision: 1, version: 1 };
  assert.equal((await portal.call(revisionApi.restore, restore, { as: author })).status, 200);
  assert.deepEqual(refused(await review.publish(document, 2, publisher)), [409, 'review.required']);
});

test('moving an item to a department without review does not get round the review of its own', async () => {
  const fleet = { 'en-US': 'Fleet' };
  const desk = { 'en-US': 'Desk' };
  await review.setMode('off');
  const document = service('moved', { department: fleet });
  await edit.writeAndPublish(document);
  await edit.writeAndPublish(service('of-desk', { department: desk }));
  await review.setMode('off', [{ department: 'fleet', mode: 'required' }]);
  await review.save({ ...document, department: desk }, null, author, 1);
  assert.deepEqual(refused(await review.publish(document, 1, publisher)), [409, 'review.required']);
  const others = service('of-desk-2', { department: desk });
  await review.save(others, null, author);
  assert.equal((await review.publish(others, 1, publisher)).status, 200);
});

test('where review is optional or off, publishing needs no approval; only where it is off, nothing can be approved', async () => {
  await review.setMode('optional');
  const document = await submitted('optional');
  assert.equal((await review.approve(document, 1, reviewer)).status, 200);
  await review.save(document, 1, author);
  assert.equal((await review.publish(document, 2, publisher)).status, 200);
  await review.setMode('off');
  const other = await submitted('off');
  assert.deepEqual(refused(await review.approve(other, 1, reviewer)), [409, 'review.off']);
  assert.equal((await review.publish(other, 1, publisher)).status, 200);
});

test('refuses approvals by people who are signed out, elsewhere or mistaken about the draft', async () => {
  const document = await submitted('refused');
  const input = { ...refOf(document), version: 1, fileChanges: 0 };
  assert.equal((await portal.call(draftManageApi.approve, input)).status, 401);
  assert.deepEqual(refused(await review.approve(document, 1, portal.people.employee)), [403, 'permission.denied']);
  const elsewhere = await review.editor({ editorDepartments: ['Legal'] });
  assert.deepEqual(refused(await review.approve(document, 1, elsewhere)), [404, 'draft.not_found']);
  assert.deepEqual(refused(await review.approve(document, 2, reviewer)), [409, 'draft.conflict']);
  assert.equal((await portal.call(draftManageApi.approve, { ...input, version: 0 }, { as: reviewer })).status, 400);
  assert.deepEqual(refused(await review.approve(service('nowhere'), 1, reviewer)), [404, 'draft.not_found']);
});
