import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { AUDIT_GROUPS } from '../../../contract/core/audit';
import type { InputOf } from '../../../contract/core/endpoint';
import { directoryManageApi as api, type ManagedEntry } from '../../../contract/manage/directory';
import { personApi } from '../../../contract/person';
import { serviceApi } from '../../../contract/service';
import { exportFolder } from '../../../server/content-folder/export-folder';
import { importFolder } from '../../../server/content-folder/import-folder';
import { contentFolder, markdownFile, PIXEL } from '../support/content-folder';
import { codeOf } from '../support/editing';
import { assertSameFolders } from '../support/folder-content';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['item', 'directory_person', 'directory_picture'] as const) await portal.db.deleteFrom(table).execute();
  await portal.db.deleteFrom('setting').where('name', '=', 'directory').execute();
  [lastEvent = 0] = (await allEvents()).map(({ key }) => key);
});

type EntryInput = InputOf<typeof api.save>;
const entry = (name: string, own: Partial<EntryInput> = {}): EntryInput => ({
  ...{ id: null, version: null, kind: 'person', name: { 'en-US': name }, role: null, department: null, email: null },
  ...{ phone: null, replyHours: null, hours: null, picture: null, position: null },
  ...own,
});
const save = (input: EntryInput) => portal.call(api.save, input, { as: portal.people.admin });
async function saved(input: EntryInput) {
  const answer = await save(input);
  assert.equal(answer.status, 200, answer.raw.toString());
  return answer.body;
}
const edited = ({ owned: _owned, picture, ...entryOf }: ManagedEntry, own: Partial<EntryInput>) =>
  saved({ ...entryOf, picture: picture?.id ?? null, ...own });
const remove = ({ id, version }: Pick<ManagedEntry, 'id' | 'version'>) =>
  portal.call(api.remove, { id, version }, { as: portal.people.admin });
const list = async (input: InputOf<typeof api.list> = {}) =>
  (await portal.call(api.list, input, { as: portal.people.admin })).body;
const names = async () => (await list()).items.map(({ name }) => name['en-US']);
const upload = (content: Buffer | string = PIXEL, name = 'Pixel 1.png') =>
  portal.call(api.upload, { name }, { as: portal.people.admin, content });
const card = async (id: string) => (await portal.call(personApi.info, { id }, { as: portal.people.employee })).body;
/** Key of the last event before the test, because events cannot be deleted. */
let lastEvent = 0;
const allEvents = () =>
  portal.db.selectFrom('audit_event').selectAll().where('action', 'in', AUDIT_GROUPS.directory).orderBy('key', 'desc').execute();
const events = async () => (await allEvents()).filter(({ key }) => key > lastEvent);

async function importOf(t: TestContext, people: string, overwrite = false) {
  const { path } = await contentFolder(t, { 'people.yaml': people, 'pictures/pixel.png': PIXEL });
  const { failed, conflicts } = await importFolder(portal.deps, path, { overwrite });
  assert.deepEqual(failed, []);
  return conflicts.map(({ file, reason }) => `${file} ${reason['en-US']}`);
}
const yamlOf = (...given: string[]) =>
  given.map((name) => `- { id: ${name.toLowerCase()}, name: { en-US: ${name} } }\n`).join('');

test('only an administrator can read or change the directory', async () => {
  const stored = await saved(entry('Amelia Hart'));
  const calls = [
    [api.list, {}],
    [api.save, entry('Other')],
    [api.remove, { id: stored.id, version: stored.version }],
  ] as const;
  for (const [endpoint, input] of calls) {
    assert.equal((await portal.call(endpoint, input)).status, 401);
    for (const as of [portal.people.employee, portal.people.editor])
      assert.equal((await portal.call(endpoint, input, { as })).status, 403);
  }
  assert.equal((await portal.call(api.upload, { name: 'a.png' }, { content: PIXEL })).status, 401);
  for (const as of [portal.people.employee, portal.people.editor])
    assert.equal((await portal.call(api.upload, { name: 'a.png' }, { as, content: PIXEL })).status, 403);
  assert.deepEqual(await names(), ['Amelia Hart']);
});

test('an administrator adds and edits an entry, and readers see card and search results at once', async () => {
  const texts = { name: { 'en-US': ' Leave desk ', 'zh-CN': '休假服务台' }, role: { 'en-US': 'Absence' } };
  const first = await saved(entry('', { ...texts, kind: 'desk', email: 'leave@company.example', replyHours: 8 }));
  assert.deepEqual([first.id, first.name['en-US'], first.position, first.owned], ['leave-desk', 'Leave desk', 1, 0]);
  assert.equal((await card('leave-desk')).role, 'Absence');
  const hours = { 'zh-CN': '周一至周五' };
  await edited(first, { name: { 'en-US': 'Time off' }, role: null, phone: '+44 1', hours });
  const now = await card('leave-desk');
  assert.deepEqual([now.name, now.role, now.phone, now.hours, now.kind], ['Time off', null, '+44 1', '周一至周五', 'desk']);
  const found = async (query: string) =>
    (await portal.call(personApi.search, { query }, { as: portal.people.employee })).body.map(({ id }) => id);
  assert.deepEqual([await found('time'), await found('absence')], [['leave-desk'], []]);
});

test('an administrator finds entries by name, pinyin and kind, page by page, in the order of the directory', async () => {
  await saved(entry('Amelia Hart'));
  await saved(entry('Bo', { name: { 'zh-CN': '陈静' } }));
  await saved(entry('Leave desk', { kind: 'desk', position: 1 }));
  const idsOf = async (input: InputOf<typeof api.list>) => (await list(input)).items.map(({ name }) => Object.values(name)[0]);
  assert.deepEqual(await idsOf({}), ['Leave desk', 'Amelia Hart', '陈静']);
  assert.deepEqual([await idsOf({ query: 'amel' }), await idsOf({ query: 'chenj' })], [['Amelia Hart'], ['陈静']]);
  assert.deepEqual([await idsOf({ kind: 'desk' }), await idsOf({ query: 'nobody' })], [['Leave desk'], []]);
  const second = await list({ page: 2, pageSize: 2 });
  assert.deepEqual([second.total, second.items.map(({ position }) => position)], [3, [3]]);
});

test('an administrator moves an entry to another position, and positions stay without gaps', async () => {
  const [one, , three] = [await saved(entry('One')), await saved(entry('Two')), await saved(entry('Three'))];
  await edited(three, { position: 1 });
  assert.deepEqual(await names(), ['Three', 'One', 'Two']);
  await edited(one, { position: 2000 });
  assert.deepEqual(await names(), ['Three', 'Two', 'One']);
  await remove(three);
  assert.deepEqual(
    (await list()).items.map(({ position }) => position),
    [1, 2],
  );
});

test('saving or removing an entry that somebody else has changed, created or removed is refused, and nothing is stored', async () => {
  const first = await saved(entry('First', { id: 'first' }));
  await edited(first, { phone: '1' });
  assert.equal(codeOf(await save({ ...entry('Mine'), id: 'first', version: first.version })), 'directory.conflict');
  assert.equal(codeOf(await remove(first)), 'directory.conflict');
  assert.equal(codeOf(await save(entry('Mine', { id: 'first' }))), 'directory.exists');
  assert.equal(codeOf(await save({ ...entry('Mine'), id: 'gone', version: 'a' })), 'person.not_found');
  assert.equal(codeOf(await remove({ id: 'gone', version: 'a' })), 'person.not_found');
  assert.deepEqual(await names(), ['First']);
});

test('an invalid entry is refused, and nothing is stored', async () => {
  const half = await save(entry('Half \ud800'));
  assert.deepEqual([codeOf(half), half.status], ['directory.invalid', 400]);
  assert.equal(codeOf(await save(entry('No id', { version: 'a' }))), 'directory.invalid');
  const picture = '5e551017-0000-4000-8000-000000000000';
  assert.equal(codeOf(await save(entry('No picture', { picture }))), 'directory.invalid');
  const { body } = await upload();
  await saved(entry('First', { picture: body.id }));
  assert.equal(codeOf(await save(entry('Second', { picture: body.id }))), 'directory.invalid', "another entry's picture");
  for (const own of [{ name: {} }, { email: 'nobody' }, { replyHours: 501 }, { position: 0 }, { id: 'Upper' }])
    assert.equal(codeOf(await save(entry('Wrong', own))), 'request.invalid', JSON.stringify(own));
  assert.deepEqual(await names(), ['First']);
});

test('two entries of the same name get different ids', async () => {
  const ids = [await saved(entry('Amelia')), await saved(entry('Amelia')), await saved(entry('', { name: { 'zh-CN': '陈静' } }))];
  assert.equal(new Set(ids.map(({ id }) => id)).size, 3);
});

test('a full directory takes no more entries', async () => {
  const rows = Array.from({ length: 2000 }, (_, position) => ({
    ...{ id: `p-${position}`, position, kind: 'person' as const, names: '{"en-US":"P"}', name_words: ' p', words: 'p' },
  }));
  await portal.db.insertInto('directory_person').values(rows).execute();
  assert.equal(codeOf(await save(entry('One more'))), 'directory.full');
});

test('an entry that owns items shows how many and cannot be removed; an entry without items can', async (t) => {
  const { path } = await contentFolder(t, {
    'people.yaml': yamlOf('Amelia', 'Bo'),
    'service/a.md': markdownFile('title: A\nowner: amelia'),
  });
  await importFolder(portal.deps, path);
  const [amelia, bo] = (await list()).items;
  assert.ok(amelia && bo);
  assert.deepEqual([amelia.owned, bo.owned], [1, 0]);
  const refused = await remove(amelia);
  assert.deepEqual([refused.status, codeOf(refused)], [409, 'directory.in_use']);
  assert.equal((await portal.call(serviceApi.info, { id: 'a' }, { as: portal.people.employee })).body.owner?.id, 'amelia');
  assert.equal((await remove(bo)).status, 200);
  assert.deepEqual(await names(), ['Amelia']);
});

test('a picture is stored without metadata; readers load it once an entry has it, and a former one stays for a day', async () => {
  const { body: picture, status } = await upload();
  assert.deepEqual([status, picture.width, picture.height], [200, 1, 1]);
  const load = async (as = portal.people.employee) => (await portal.call(attachmentApi.one, { id: picture.id }, { as })).status;
  assert.deepEqual([await load(), await load(portal.people.admin)], [404, 200]);
  const first = await saved(entry('Amelia', { picture: picture.id }));
  assert.deepEqual([await load(), (await card('amelia')).picture?.id], [200, picture.id]);
  const without = await edited(first, { picture: null });
  assert.deepEqual([await load(), await load(portal.people.admin)], [404, 200]);
  const again = await edited(without, { picture: picture.id });
  assert.equal((await card('amelia')).picture?.id, picture.id);
  assert.equal((await remove(again)).status, 200);
  const back = await saved(entry('Amelia', { id: 'amelia', picture: picture.id }));
  await edited(back, { picture: null });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await portal.db.updateTable('directory_picture').set({ stored_at: yesterday }).execute();
  await saved(entry('Other'));
  assert.equal(await load(portal.people.admin), 404);
  assert.equal(codeOf(await upload('no picture', 'a.png')), 'file.mismatch');
  assert.equal(codeOf(await upload(PIXEL, 'a.txt')), 'file.unsupported');
  const large = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'x'.repeat(4 * 1024 * 1024)}</desc></svg>`;
  assert.equal(codeOf(await upload(large, 'a.svg')), 'portrait.too_large');
});

test('each change records an audit event with the state before and after, without email addresses', async () => {
  const first = await saved(entry('Amelia', { email: 'amelia@company.example' }));
  const second = await edited(first, { role: { 'en-US': 'Payroll' }, email: 'hart@company.example' });
  await edited(second, {});
  await remove(second);
  const [removed, changed, added, ...others] = await events();
  assert.deepEqual(others, []);
  assert.deepEqual(
    [removed, changed, added].map((event) => [event?.action, event?.person]),
    ['directory.remove', 'directory.save', 'directory.save'].map((action) => [action, portal.people.admin.id]),
  );
  const facts = (state: unknown) => state as Record<string, unknown>;
  assert.equal(added?.before, null);
  assert.deepEqual([facts(changed?.before)['role'], facts(changed?.after)['role']], [null, 'Payroll']);
  assert.deepEqual(facts(changed?.after)['changed'], ['email']);
  assert.equal(facts(removed?.before)['name'], 'Amelia');
  assert.doesNotMatch(JSON.stringify([removed, changed, added]), /@company/);
});

test('an import replaces people of the last import, and leaves those that were changed in the portal', async (t) => {
  await importOf(t, yamlOf('One', 'Two'));
  await importOf(t, yamlOf('Two', 'Three'));
  assert.deepEqual(await names(), ['Two', 'Three']);
  assert.equal((await events()).length, 2, 'each import that changes something');
  const [two] = (await list()).items;
  assert.ok(two);
  await edited(two, { name: { 'en-US': 'Mine' } });
  assert.deepEqual(await importOf(t, yamlOf('Two', 'Three')), []);
  assert.deepEqual(await names(), ['Mine', 'Three']);
  const conflicts = await importOf(t, yamlOf('Four'));
  assert.deepEqual(conflicts, [
    'people.yaml has changed, and so have the people and desks in the portal, which were left as they are',
  ]);
  assert.deepEqual(await names(), ['Mine', 'Three']);
  await importOf(t, yamlOf('Four'), true);
  assert.deepEqual(await names(), ['Four']);
  assert.deepEqual(await importOf(t, yamlOf('Five')), []);
  assert.deepEqual(await names(), ['Five']);
});

test('an import does not bring back an entry or a picture that was removed in the portal', async (t) => {
  const written = `${yamlOf('One')}- { id: two, name: { en-US: Two }, picture: pictures/pixel.png }\n`;
  await importOf(t, written);
  const [one, two] = (await list()).items;
  assert.ok(one && two?.picture);
  await remove(one);
  await edited(two, { picture: null });
  assert.deepEqual(await importOf(t, written), []);
  const { items } = await list();
  assert.deepEqual(
    items.map(({ id, picture }) => [id, picture]),
    [['two', null]],
  );
});

test('entries changed in the portal count as imported once the folder contains them or the change is undone', async (t) => {
  await saved(entry('Mine'));
  await importOf(t, yamlOf('Mine'));
  const [mine] = (await list()).items;
  assert.ok(mine);
  const changed = await edited(mine, { phone: '1' });
  await edited(changed, { phone: null });
  assert.deepEqual(await importOf(t, yamlOf('Next')), []);
  assert.deepEqual(await names(), ['Next']);
});

test('a picture of the portal gets another path if an imported file already has its path', async (t) => {
  const { body: picture } = await upload(PIXEL, 'pixel.png');
  const { path } = await contentFolder(t, {
    'people.yaml': '- { id: a, name: { en-US: A }, picture: files/people/pixel.png }\n',
    'files/people/pixel.png': Buffer.concat([PIXEL, Buffer.from('more')]),
  });
  await importFolder(portal.deps, path);
  await saved(entry('B', { picture: picture.id }));
  const sources = await portal.db.selectFrom('directory_picture').select('source').orderBy('source').execute();
  assert.deepEqual(
    sources.map(({ source }) => source),
    ['files/people/pixel-2.png', 'files/people/pixel.png'],
  );
});

test('an export of a portal that imported an export has the same bytes, including pictures of the portal', async (t) => {
  const second = await startTestApp();
  t.after(() => second.close());
  const parent = await mkdtemp(join(tmpdir(), 'portico-people-'));
  t.after(() => rm(parent, { recursive: true, force: true }));
  const { body: picture } = await upload();
  await saved(entry('Amelia "Amy" Hart: payroll', { picture: picture.id, email: 'amelia@company.example', replyHours: 16 }));
  const names = { 'en-US': 'Leave desk', 'zh-CN': '休假服务台' };
  const hours = { 'en-US': 'Mon–Fri', 'zh-CN': '周一至周五' };
  await saved(entry('', { kind: 'desk', name: names, role: names, department: names, hours, phone: '+44 1', position: 1 }));
  const [exported, again] = [join(parent, 'exported'), join(parent, 'again')];
  assert.deepEqual((await exportFolder(portal.deps, exported)).problems, []);
  const yaml = await readFile(join(exported, 'people.yaml'), 'utf8');
  assert.match(yaml, /^- id: leave-desk\n[^]*picture: files\/people\/Pixel-1\.png/);
  const { failed, conflicts, warnings } = await importFolder(second.deps, exported);
  assert.deepEqual([failed, conflicts, warnings], [[], [], []]);
  await exportFolder(second.deps, again);
  await assertSameFolders(again, exported);
  assert.deepEqual((await importFolder(portal.deps, exported)).conflicts, []);
});
