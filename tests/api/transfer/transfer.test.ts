import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import { transferApi as api, type Transfer } from '../../../contract/manage/transfer';
import { sweepTransfers } from '../../../server/transfer/transfer-service';
import { codeOf } from '../support/editing';
import { startTestApp, type TestApp } from '../support/harness';
import { rawZip } from '../support/raw-zip';
import { makeTransfer, transfersEnded } from '../support/transfers';

let portal: TestApp;
let asAdmin: { as: TestApp['people']['admin'] };
before(async () => {
  portal = await startTestApp();
  asAdmin = { as: portal.people.admin };
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('rate_limit').execute());
afterEach(() => transfersEnded(portal.db));

const markdown = (title: string, text = 'Text.', matter = ''): string => `---\ntitle: ${title}\n${matter}---\n${text}\n`;
const folderOf = (id: string): string => join(portal.deps.config.dataFolder, 'files', 'transfers', id);

async function ended(): Promise<Transfer> {
  await transfersEnded(portal.db);
  const { body } = await portal.call(api.info, {}, asAdmin);
  return body.transfer ?? assert.fail('there is no transfer');
}

/** Uploads a zip with these files, and returns the transfer after it was checked. */
async function upload(files: Record<string, string>): Promise<Transfer> {
  const content = rawZip(Object.entries(files).map(([name, text]) => ({ name, content: text })));
  const { status, body } = await portal.call(api.upload, { name: 'C:\\folder\\content.zip' }, { ...asAdmin, content });
  assert.equal(status, 200, JSON.stringify(body));
  return ended();
}

async function importIt(id: string, overwrite = false): Promise<Transfer> {
  const { status } = await portal.call(api.import, { id, overwrite }, asAdmin);
  assert.equal(status, 200);
  return ended();
}

const entriesOf = async (id: string, kind?: keyof Transfer['counts']) =>
  (await portal.call(api.entries, { id, kind, pageSize: 100 }, asAdmin)).body.items;

const revisionOf = async (id: string): Promise<number | undefined> =>
  (await portal.db.selectFrom('item').where('id', '=', id).select('revision').executeTakeFirst())?.revision;

test('a check says what an import would do, and changes nothing; the import then does it', async () => {
  const checked = await upload({
    'tool/wiki.md': markdown('Wiki', 'See [chat](chat.md).'),
    'tool/chat.md': markdown('Chat', 'See [nothing](gone.md).'),
    'tool/broken.md': '---\nsummary: no title\n---\nText.\n',
    'slides.yaml': '- { id: wiki, hue: tool, item: tool/wiki, texts: { en-US: { title: Wiki } } }\n',
  });
  assert.deepEqual([checked.state, checked.name, checked.failure], ['checked', 'content.zip', null]);
  assert.deepEqual(checked.counts, { failed: 1, warning: 1, created: 2 });
  const [failed] = await entriesOf(checked.id, 'failed');
  assert.equal(failed?.file, 'tool/broken.md');
  assert.ok(failed.line && failed.line >= 1);
  const created = await entriesOf(checked.id, 'created');
  assert.deepEqual(
    created.map(({ file, title, line }) => [file, title, line]),
    [
      ['tool/chat.md', 'Chat', null],
      ['tool/wiki.md', 'Wiki', null],
    ],
  );
  assert.equal(await revisionOf('wiki'), undefined);
  assert.equal((await portal.db.selectFrom('slide').selectAll().execute()).length, 0);
  const imported = await importIt(checked.id);
  assert.deepEqual([imported.state, imported.counts], ['imported', checked.counts]);
  assert.equal(await revisionOf('wiki'), 1);
  assert.equal((await portal.db.selectFrom('slide').selectAll().execute()).length, 1);
  const again = await upload({ 'tool/wiki.md': markdown('Wiki', 'See [chat](chat.md).') });
  assert.deepEqual(again.counts, { unchanged: 1 });
  assert.equal(existsSync(folderOf(checked.id)), false);
});

test('an import records who did it, for the whole and for each document', async () => {
  const { id } = await upload({ 'tool/recorded.md': markdown('Recorded') });
  await importIt(id);
  const events = await portal.db
    .selectFrom('audit_event')
    .where('action', '=', 'content.import')
    .where('person', '=', portal.people.admin.id)
    .orderBy('key', 'desc')
    .limit(3)
    .select(['item_id', 'after'])
    .execute();
  assert.deepEqual(
    events.map(({ item_id }) => item_id),
    [null, 'recorded', null],
  );
  assert.deepEqual(events[2]?.after, { name: 'content.zip', overwritten: false });
});

test('what was published in the portal is a conflict, until it is overwritten on purpose', async () => {
  const { id } = await upload({ 'tool/contested.md': markdown('Contested') });
  await importIt(id);
  await portal.db.updateTable('item').set({ origin: 'portal', document_hash: 'portal' }).where('id', '=', 'contested').execute();
  const checked = await upload({ 'tool/contested.md': markdown('Contested', 'Another text.') });
  assert.deepEqual(checked.counts, { conflict: 1 });
  const [conflict] = await entriesOf(checked.id, 'conflict');
  assert.deepEqual([conflict?.area, conflict?.item, conflict?.title], ['tool', 'contested', 'Contested']);
  assert.deepEqual((await importIt(checked.id)).counts, { conflict: 1 });
  assert.equal(await revisionOf('contested'), 1);
  const overwritten = await importIt(checked.id, true);
  assert.deepEqual([overwritten.counts, overwritten.overwrite], [{ updated: 1 }, true]);
  assert.equal(await revisionOf('contested'), 2);
});

test('a content folder inside a folder of the zip is found', async () => {
  const checked = await upload({ 'my content/tool/inner.md': markdown('Inner') });
  assert.deepEqual(checked.counts, { created: 1 });
  assert.equal((await entriesOf(checked.id))[0]?.file, 'tool/inner.md');
});

test('a zip with a path outside its folder, without documents or with damage is refused, with the file and the reason', async () => {
  const escaping = await upload({ 'tool/fine.md': markdown('Fine'), '../escape.md': markdown('Escape') });
  assert.deepEqual([escaping.state, escaping.failure], ['failed', { reason: 'unsafe-path', file: '../escape.md' }]);
  const empty = await upload({ 'readme.md': 'Text.' });
  assert.deepEqual(empty.failure, { reason: 'no-documents', file: null });
  await portal.call(api.upload, { name: 'a.zip' }, { ...asAdmin, content: 'A note.' });
  assert.deepEqual((await ended()).failure, { reason: 'not-zip', file: null });
});

test('an empty or too large upload is refused, and leaves nothing', async () => {
  const empty = await portal.call(api.upload, { name: 'a.zip' }, { ...asAdmin, content: '' });
  assert.deepEqual([empty.status, codeOf(empty)], [400, 'file.empty']);
  const headers = { 'content-length': String(501 * 1024 * 1024) };
  const large = await portal.call(api.upload, { name: 'a.zip' }, { ...asAdmin, headers });
  assert.deepEqual([large.status, codeOf(large)], [413, 'transfer.too_large']);
  assert.equal((await portal.call(api.info, {}, asAdmin)).body.transfer?.state === 'receiving', false);
});

test('no other transfer can start while one is running', async () => {
  const id = await makeTransfer(portal);
  await portal.db
    .updateTable('transfer')
    .set({ state: 'importing', beat_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  for (const answer of [
    await portal.call(api.upload, { name: 'a.zip' }, asAdmin),
    await portal.call(api.export, {}, asAdmin),
    await portal.call(api.import, { id }, asAdmin),
    await portal.call(api.discard, { id }, asAdmin),
  ])
    assert.deepEqual([answer.status, codeOf(answer)], [409, 'transfer.conflict']);
  await portal.db.updateTable('transfer').set({ state: 'checked' }).execute();
});

test('of several transfers that are started at the same moment, one starts and the others are refused', async () => {
  await makeTransfer(portal);
  const answers = await portal.db.transaction().execute(async (trx) => {
    // The lock keeps the first export from ending before the last call has been made.
    await sql`lock table item in access exclusive mode`.execute(trx);
    return Promise.all([1, 2, 3, 4].map(() => portal.call(api.export, { areas: ['tool'] }, asAdmin)));
  });
  await transfersEnded(portal.db);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
});

test('an import whose process has died can be run again, and an unfinished upload of a dead process is removed', async () => {
  const id = await makeTransfer(portal);
  const longAgo = sql<Date>`now() - interval '1 minute'`;
  await portal.db.updateTable('transfer').set({ state: 'importing', beat_at: longAgo }).execute();
  const { body } = await portal.call(api.info, {}, asAdmin);
  assert.deepEqual([body.transfer?.state, body.transfer?.failure?.reason], ['checked', 'interrupted']);
  assert.deepEqual((await importIt(id)).counts, { created: 1 });
  await portal.db.updateTable('transfer').set({ state: 'receiving', beat_at: longAgo }).execute();
  await writeFile(join(folderOf(id), 'half.zip'), 'PK');
  await sweepTransfers(portal.deps);
  assert.equal(existsSync(folderOf(id)), false);
  assert.equal((await portal.call(api.info, {}, asAdmin)).body.transfer, null);
});

test('an export of some areas contains their items alone, and an export can be imported again without a change', async () => {
  const { id } = await upload({ 'tool/exported.md': markdown('Exported'), 'service/other.md': markdown('Not exported') });
  await importIt(id);
  const { body } = await portal.call(api.export, { areas: ['tool'] }, asAdmin);
  const exported = await ended();
  assert.deepEqual([exported.id, exported.state, exported.areas], [body.transfer.id, 'exported', ['tool']]);
  const entries = await entriesOf(exported.id, 'exported');
  assert.ok(entries.some(({ item }) => item === 'exported') && entries.every(({ area }) => area === 'tool'));
  assert.deepEqual(await readdir(folderOf(exported.id)), ['content.zip']);
  const download = await portal.call(api.download, { id: exported.id }, asAdmin);
  assert.equal(download.headers['content-type'], 'application/zip');
  assert.equal(Number(download.headers['content-length']), download.raw.length);
  assert.equal(download.raw.length, exported.size);
  await portal.call(api.upload, { name: 'again.zip' }, { ...asAdmin, content: download.raw });
  const checked = await ended();
  assert.deepEqual([checked.counts.unchanged, checked.counts.updated], [entries.length, undefined]);
});

test('the report can be searched by path, title and reason, page by page', async () => {
  const { id } = await upload({ 'tool/p1.md': markdown('Percent 100%'), 'tool/p2.md': markdown('Other') });
  const find = async (query: string) =>
    (await portal.call(api.entries, { id, query }, asAdmin)).body.items.map(({ item }) => item);
  assert.deepEqual(await find('PERCENT'), ['p1']);
  assert.deepEqual(await find('tool/p2'), ['p2']);
  assert.deepEqual(await find('%'), ['p1']);
  assert.deepEqual(await find('_'), []);
  const { body } = await portal.call(api.entries, { id, page: 2, pageSize: 1 }, asAdmin);
  assert.deepEqual([body.total, body.items.map(({ item }) => item)], [2, ['p2']]);
});

test('problems are shown and searched in the language of the person', async () => {
  const { id } = await upload({ 'tool/linked.md': markdown('Linked', 'See [nothing](gone.md).') });
  const find = async (locale: Locale, query: string) =>
    (await portal.call(api.entries, { id, query }, { ...asAdmin, locale })).body.items.map(({ reason }) => reason);
  assert.deepEqual(await find('zh-CN', '文档不存在'), ['gone.md 指向的文档不存在']);
  assert.deepEqual(await find('en-US', 'that is not there'), ['gone.md leads to a document that is not there']);
  assert.deepEqual(await find('zh-CN', 'that is not there'), []);
});
