import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { personEntries } from '../../../contract/content-folder/person-entry';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import { replaceDirectory } from '../../../server/modules/person/directory';
import { contentFolder, markdownFile, PIXEL, type FolderFiles } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { publishNotice } from '../support/notices';
import { importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['item', 'directory_person', 'directory_picture'] as const) await portal.db.deleteFrom(table).execute();
});

const PEOPLE = `- id: amelia-hart
  name: { en-US: Amelia Hart, zh-CN: 何美莲 }
  role: { en-US: Head of payroll }
  department: { en-US: Finance, zh-CN: 财务部 }
  email: amelia.hart@company.example
  phone: +44 117 496 0101
  picture: files/amelia.png
  replyHours: 8
- id: leave-desk
  kind: desk
  name: { zh-CN: 休假服务台 }
  hours: { zh-CN: 周一至周五 }
`;

async function importOf(t: TestContext, files: FolderFiles) {
  const { path } = await contentFolder(t, files);
  return importFolder(portal.deps, path);
}
const stored = () => portal.db.selectFrom('directory_person').select(['id', 'kind']).orderBy('position').execute();
const pictures = () => portal.db.selectFrom('directory_picture').selectAll().orderBy('person').execute();
const infoOf = async (id: string) => (await portal.call(serviceApi.info, { id }, { as: portal.people.employee })).body;

test('stores people and desks in order, also when they are imported again, and a picture keeps its address', async (t) => {
  const before = [];
  for (const time of ['first', 'second']) {
    const { failed, warnings } = await importOf(t, { 'people.yaml': PEOPLE, 'files/amelia.png': PIXEL });
    assert.deepEqual([failed, warnings], [[], []], time);
    before.push(await pictures());
  }
  assert.deepEqual(await stored(), [
    { id: 'amelia-hart', kind: 'person' },
    { id: 'leave-desk', kind: 'desk' },
  ]);
  assert.deepEqual(before[0], before[1]);
  assert.equal(before[0]?.length, 1);
});

test('replaces people and their pictures by those of the file, and removes the others', async (t) => {
  await importOf(t, { 'people.yaml': PEOPLE, 'files/amelia.png': PIXEL });
  const [former] = await pictures();
  const other = Buffer.concat([PIXEL, Buffer.from('more')]);
  const changed = PEOPLE.slice(0, PEOPLE.indexOf('- id: leave-desk')).replace('Amelia Hart', 'Amelia Stone');
  assert.deepEqual((await importOf(t, { 'people.yaml': changed, 'files/amelia.png': other })).failed, []);
  assert.deepEqual(
    (await stored()).map(({ id }) => id),
    ['amelia-hart'],
  );
  const { names } = await portal.db.selectFrom('directory_person').select('names').executeTakeFirstOrThrow();
  assert.equal(names['en-US'], 'Amelia Stone');
  const [picture] = await pictures();
  assert.notEqual(picture?.id, former?.id);
  await assert.rejects(portal.deps.files.read(former?.storage_key ?? ''), { code: 'ENOENT' });
  await importOf(t, { 'people.yaml': '[]' });
  assert.deepEqual([await stored(), await pictures()], [[], []]);
  await assert.rejects(portal.deps.files.read(picture?.storage_key ?? ''), { code: 'ENOENT' });
});

test('a document can be published while the pictures of people are read', { timeout: 20_000 }, async () => {
  const [entry] = personEntries.parse([{ id: 'amelia-hart', name: { 'en-US': 'Amelia Hart' } }]);
  assert.ok(entry);
  const readPicture = async () => {
    await publishNotice(portal, { id: 'meanwhile' });
    return null;
  };
  await replaceDirectory(portal.deps, [{ entry, readPicture }]);
  const { body } = await portal.call(noticeApi.list, {}, { as: portal.people.employee });
  assert.deepEqual(
    body.items.map(({ id }) => id),
    ['meanwhile'],
  );
});

test('a folder without the file leaves people as they are', async (t) => {
  await importOf(t, { 'people.yaml': PEOPLE, 'files/amelia.png': PIXEL });
  await importOf(t, { 'service/a.md': markdownFile('title: A') });
  assert.equal((await stored()).length, 2);
});

test('imports a person without a picture that cannot be used, and names the line', async (t) => {
  for (const [written, content, reason] of [
    ['files/nobody.png', PIXEL, '0.picture: files/nobody.png is not in the folder; the person has no picture'],
    ['../amelia.png', PIXEL, '0.picture: ../amelia.png is not in the folder; the person has no picture'],
    [
      'files/amelia.png',
      Buffer.alloc(4 * 1024 * 1024 + 1),
      '0.picture: files/amelia.png is larger than 4 MB; the person has no picture',
    ],
    ['files/amelia.png', Buffer.from('no picture'), null],
  ] as const) {
    const yaml = PEOPLE.replace('files/amelia.png', written);
    const { failed, warnings } = await importOf(t, { 'people.yaml': yaml, 'files/amelia.png': content });
    assert.deepEqual([failed, warnings.length, warnings[0]?.file, warnings[0]?.line], [[], 1, 'people.yaml', 7], written);
    if (reason !== null) assert.equal(warnings[0]?.reason, reason);
    assert.deepEqual([(await stored()).length, await pictures()], [2, []]);
  }
});

for (const [wrong, written, line, reason] of [
  ['an unknown kind', PEOPLE.replace('kind: desk', 'kind: robot'), 10, /^1\.kind: /],
  ['an unknown key', PEOPLE.replace('replyHours: 8', 'answers: soon'), 8, /answers/],
  ['an id that is no word', PEOPLE.replace('id: leave-desk', 'id: Leave Desk'), 9, /^1\.id: must be 1 to 80/],
  ['the id of another', PEOPLE.replace('id: leave-desk', 'id: amelia-hart'), 9, /^1\.id: is the id of another entry/],
  ['a name in no language', PEOPLE.replace('{ zh-CN: 休假服务台 }', '{}'), 11, /^1\.name: has no language/],
  ['no e-mail address', PEOPLE.replace('amelia.hart@company.example', 'amelia'), 5, /^0\.email: /],
  ['no number of hours', PEOPLE.replace('replyHours: 8', 'replyHours: soon'), 8, /^0\.replyHours: /],
  ['a character that is none', PEOPLE.replace('Amelia Hart', '"Amelia\\uD800"'), 1, /an invalid character/],
  ['no YAML', '- id: [', 1, /^YAML: /],
] as const) {
  test(`refuses people with ${wrong}, names the line, keeps those of before and imports the documents`, async (t) => {
    await importOf(t, { 'people.yaml': '- { id: before, name: { en-US: Before } }' });
    const { failed, created } = await importOf(t, { 'people.yaml': written, 'service/a.md': markdownFile('title: A') });
    assert.deepEqual([failed[0]?.file, failed[0]?.line, failed.length], ['people.yaml', line, 1]);
    assert.match(failed[0]?.reason ?? '', reason);
    assert.equal(created, 1);
    assert.deepEqual(await stored(), [{ id: 'before', kind: 'person' }]);
  });
}

test('imports an item with an owner who is not there without owner, names the line, and shows the owner once they are there', async (t) => {
  const document = { 'service/a.md': markdownFile('title: A\ncontact: pay@company.example\nowner: amelia-hart') };
  const { failed, warnings, created } = await importOf(t, document);
  assert.deepEqual([failed, created], [[], 1]);
  const reason = 'owner: amelia-hart is not in people.yaml; it is shown without an owner';
  assert.deepEqual(warnings, [{ file: 'service/a.md', line: 4, reason }]);
  const without = await infoOf('a');
  assert.deepEqual([without.owner, without.contact], [null, 'pay@company.example']);
  const again = await importOf(t, { ...document, 'people.yaml': PEOPLE, 'files/amelia.png': PIXEL });
  assert.deepEqual([again.warnings, again.unchanged], [[], 1]);
  assert.equal((await infoOf('a')).owner?.name, 'Amelia Hart');
});

test('publishes a document again whose owner has changed, and refuses an owner that is no id', async (t) => {
  const withOwner = (owner: string) => ({ 'people.yaml': PEOPLE, 'service/a.md': markdownFile(`title: A${owner}`) });
  await importOf(t, withOwner('\nowner: amelia-hart'));
  assert.equal((await importOf(t, withOwner('\nowner: leave-desk'))).updated, 1);
  assert.equal((await infoOf('a')).owner?.id, 'leave-desk');
  const { failed } = await importOf(t, withOwner('\nowner: Amelia Hart'));
  assert.deepEqual([failed[0]?.line, failed.length], [3, 1]);
  assert.equal((await importOf(t, withOwner(''))).updated, 1);
  assert.equal((await infoOf('a')).owner, null);
});
