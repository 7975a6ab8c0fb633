import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import { draftManageApi } from '../../../contract/manage/draft';
import { itemManageApi } from '../../../contract/manage/lifecycle';
import { personEntry, type PersonEntry } from '../../../contract/content-folder/person-entry';
import { personApi } from '../../../contract/person';
import { draftApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { newsApi } from '../../../contract/welfare';
import { readContentFile } from '../../../server/content-folder/files-within';
import { replaceDirectory } from '../../../server/modules/person/directory';
import { contentFolder, PIXEL } from '../support/content-folder';
import { makeDocument, makeDraft, makeItem } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

const entryOf = (entry: Partial<PersonEntry> & Pick<PersonEntry, 'id' | 'name'>) => personEntry.parse(entry);
const AMELIA = entryOf({
  id: 'amelia-hart',
  name: { 'en-US': 'Amelia Hart' },
  role: { 'en-US': 'Head of payroll', 'zh-CN': '薪酬主管' },
  department: { 'en-US': 'Finance', 'zh-CN': '财务部' },
  email: 'amelia.hart@company.example',
  phone: '+44 117 496 0101',
  replyHours: 8,
  hours: { 'en-US': 'Monday to Thursday' },
});
const OTHERS = [
  entryOf({ id: 'chen-jingyi', name: { 'en-US': 'Chen Jingyi', 'zh-CN': '陈静怡' } }),
  entryOf({ id: 'zhao-min', name: { 'zh-CN': '赵敏' }, role: { 'en-US': 'Hart scholarships', 'zh-CN': '奖学金' } }),
  entryOf({ id: 'noe', kind: 'desk', name: { 'en-US': 'Noé’s lost-property desk' } }),
];

const withoutPicture = () => Promise.resolve(null);

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
  await replaceDirectory(
    portal.deps,
    [AMELIA, ...OTHERS].map((entry) => ({ entry, readPicture: withoutPicture })),
  );
});
after(() => portal.close());

const search = async (query: string, limit?: number) => {
  const { status, body } = await portal.call(
    personApi.search,
    { query, ...(limit && { limit }) },
    { as: portal.people.employee },
  );
  assert.equal(status, 200);
  return body.map(({ id }) => id);
};

test('an employee gets the card of a person in their language, and what it lacks in the other one', async () => {
  const of = async (locale: 'en-US' | 'zh-CN') =>
    (await portal.call(personApi.info, { id: AMELIA.id }, { as: portal.people.employee, locale })).body;
  const { name, role, department, hours, replyHours, picture, kind } = await of('zh-CN');
  assert.deepEqual(
    [name, role, department, hours, replyHours, picture, kind],
    ['Amelia Hart', '薪酬主管', '财务部', 'Monday to Thursday', 8, null, 'person'],
  );
  assert.equal((await of('en-US')).role, 'Head of payroll');
});

for (const [query, ids] of [
  ['amelia', ['amelia-hart']],
  ['HART', ['amelia-hart', 'zhao-min']],
  ['meli', []],
  ['ameliahart', ['amelia-hart']],
  ['ameliah', ['amelia-hart']],
  ['roll', []],
  ['务部', ['amelia-hart']],
  ['ingyi', []],
  ['陈静', ['chen-jingyi']],
  ['静怡', ['chen-jingyi']],
  ['chenjing', ['chen-jingyi']],
  ['jingyi', ['chen-jingyi']],
  ['cjy', ['chen-jingyi']],
  ['zm', ['zhao-min']],
  ['财务部', ['amelia-hart']],
  ['finance payroll', ['amelia-hart']],
  ['finance scholarships', []],
  ['noe lost-property', ['noe']],
  ['%', ['amelia-hart', 'chen-jingyi', 'zhao-min', 'noe']],
  ['\0\ud800', ['amelia-hart', 'chen-jingyi', 'zhao-min', 'noe']],
  ['', ['amelia-hart', 'chen-jingyi', 'zhao-min', 'noe']],
] as const)
  test(`an employee who searches people for ${JSON.stringify(query)} finds ${ids.join(', ') || 'nobody'}`, async () => {
    assert.deepEqual(await search(query), ids);
  });

test('an employee gets as many people as asked for', async () => {
  assert.deepEqual(await search('', 2), ['amelia-hart', 'chen-jingyi']);
});

test('every employee sees the picture of a person inline, and nobody who is signed out', async (t) => {
  const { path } = await contentFolder(t, { 'files/amelia.png': PIXEL });
  const picture = await readContentFile(portal.deps.config, path, { kind: 'picture', source: 'files/amelia.png' });
  await replaceDirectory(portal.deps, [
    { entry: AMELIA, readPicture: () => Promise.resolve(picture) },
    ...OTHERS.map((entry) => ({ entry, readPicture: withoutPicture })),
  ]);
  const { body } = await portal.call(personApi.info, { id: AMELIA.id }, { as: portal.people.employee });
  assert.deepEqual([body.picture?.width, body.picture?.height], [1, 1]);
  const id = body.picture?.id ?? '';
  const shown = await portal.call(attachmentApi.one, { id }, { as: portal.people.employee });
  assert.deepEqual([shown.status, shown.headers['content-type'], shown.raw], [200, 'image/png', PIXEL]);
  assert.match(String(shown.headers['content-disposition']), /^inline/);
  assert.equal((await portal.call(attachmentApi.one, { id })).status, 401);
});

test('a page shows its owner, a draft its own, and a story in a list its byline', async () => {
  const { deps, db, call, people } = portal;
  const service = await makeItem(db, { owner: AMELIA.id });
  const story = await makeItem(db, { area: 'news', owner: AMELIA.id });
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const draft = await makeDraft(deps, { id: 'owned-draft', owner: 'noe', texts: { 'en-US': text } });
  const as = people.admin;
  assert.equal((await call(serviceApi.info, { id: service.id }, { as })).body.owner?.email, AMELIA.email);
  assert.equal((await call(draftApi.service, { id: draft.id }, { as })).body.owner?.kind, 'desk');
  const { items } = (await call(newsApi.list, {}, { as })).body;
  assert.equal(items.find(({ id }) => id === story.id)?.byline?.name, 'Amelia Hart');
});

test('an owner set by an editor is published, kept in history, and taken back by undo', async () => {
  const { call, people } = portal;
  const as = people.admin;
  const text = { title: 'Owned', summary: '', markdown: 'Yes.', keywords: [], fields: {} };
  const ref = { area: 'service' as const, id: 'owned' };
  const ownerNow = async () => (await call(serviceApi.info, { id: ref.id }, { as })).body.owner?.id ?? null;
  const publish = async (owner: string | undefined, revision: number) => {
    const document = makeDocument({ ...ref, texts: { 'en-US': text }, ...(owner && { owner }) });
    const saved = await call(draftManageApi.save, { document, version: null, baseRevision: revision }, { as });
    assert.equal(saved.status, 200, saved.raw.toString());
    assert.equal((await call(draftManageApi.publish, { ...ref, version: 1, change: null }, { as })).status, 200);
  };
  await publish('amelia-hart', 0);
  assert.equal(await ownerNow(), 'amelia-hart');
  await publish('noe', 1);
  assert.equal(await ownerNow(), 'noe');
  assert.equal((await call(itemManageApi.undo, { ...ref, revision: 2 }, { as })).status, 200);
  assert.equal(await ownerNow(), 'amelia-hart');
  const { body } = await call(draftManageApi.info, ref, { as });
  assert.equal(body.document.owner, 'noe');
});
