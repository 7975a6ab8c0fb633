import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { contentManageApi } from '../../../contract/manage/content';
import { revisionApi } from '../../../contract/manage/lifecycle';
import { serviceApi } from '../../../contract/service';
import { renderMarkdown } from '../../../server/modules/item/markdown/markdown';
import { makeDocument } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const ENGLISH = ['## Parking', 'Park on level 2.', 'Bring your badge.'];
const CHINESE = ['## 停车', '请停在二层。', '请携带工牌。'];
const NOTE = '本段正在翻译';

const text = (title: string, blocks: readonly string[]) => ({
  ...{ title, summary: 'Where to park', keywords: [], fields: {} },
  markdown: blocks.join('\n\n'),
});
const document = (id: string, english: readonly string[], own: Partial<ItemDocument> = {}): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': text(id, english), 'zh-CN': text(`${id}停车`, CHINESE) }, ...own });
const changed = (blocks: readonly string[], at: number, to: string) => blocks.with(at, to);

const save = (input: InputOf<typeof api.save>, as: TestPerson | undefined = portal.people.editor) =>
  portal.call(api.save, input, { as });
const info = ({ area, id }: ItemDocument) => portal.call(api.info, { area, id }, { as: portal.people.admin });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** Saves an item in two languages as version 1, and the change of its second English passage as version 2. */
async function begin(id: string, own: Partial<ItemDocument> = {}) {
  const first = await save({ document: document(id, ENGLISH, own), version: null, baseRevision: 0 });
  assert.deepEqual([first.status, first.body.behind], [200, []]);
  const later = document(id, changed(ENGLISH, 1, 'Park on level 3.'), own);
  return { later, second: await save({ document: later, version: 1, baseRevision: 0 }) };
}

test('reports which passage a change has made stale, with the text that it was translated from', async () => {
  const { later, second } = await begin('left-behind');
  const [passage, ...others] = second.body.behind;
  assert.deepEqual(others, []);
  assert.deepEqual(passage && { ...passage, name: '' }, {
    ...{ name: '', locale: 'zh-CN', change: 'changed', was: 'Park on level 2.' },
    passage: { place: 1, text: '请停在二层。' },
    source: { place: 1, text: 'Park on level 3.' },
  });
  const read = await info(later);
  assert.deepEqual(read.body.behind, second.body.behind);
  assert.equal('stalePassages' in read.body.document, false);
});

test('editing or confirming a stale passage makes it up to date; a later change of its source makes it stale again', async () => {
  const { later, second } = await begin('made-right');
  const name = second.body.behind[0]?.name ?? '';
  const stillRight = { 'zh-CN': [name, 'unknown:name'] };
  const said = await save({ document: later, version: 2, baseRevision: 0, stillRight });
  assert.deepEqual([said.body.version, said.body.behind], [3, []]);
  const again = document('made-right', changed(ENGLISH, 1, 'Park on level 4.'));
  const stale = await save({ document: again, version: 3, baseRevision: 0 });
  assert.deepEqual(
    stale.body.behind.map(({ was }) => was),
    ['Park on level 3.'],
  );
  const chinese = text('made-right停车', changed(CHINESE, 1, '请停在四层。'));
  const edited = { ...again, texts: { ...again.texts, 'zh-CN': chinese } };
  assert.deepEqual((await save({ document: edited, version: 4, baseRevision: 0 })).body.behind, []);
});

test('computes stale passages on the server, whatever a client sends', async () => {
  const { later } = await begin('of-the-server');
  const forged = { ...later, stalePassages: {} };
  assert.equal((await save({ document: forged, version: 2, baseRevision: 0 })).body.behind.length, 1);
  const invented = { 'en-US': [{ passage: 'abc', source: 'def', was: 'Never written.' }] };
  const saved = await save({ document: { ...later, stalePassages: invented }, version: 3, baseRevision: 0 });
  assert.deepEqual(
    saved.body.behind.map(({ locale }) => locale),
    ['zh-CN'],
  );
});

test('refuses people who may not edit, invalid names and an old version, and changes nothing', async () => {
  const { later, second } = await begin('refused');
  const stillRight = { 'zh-CN': second.body.behind.map(({ name }) => name) };
  const input = { document: later, version: 2, baseRevision: 0, stillRight };
  assert.equal((await portal.call(api.save, input)).status, 401);
  assert.equal((await save(input, portal.people.employee)).status, 403);
  assert.equal((await save({ ...input, stillRight: { 'fr-FR': ['a'] } as never })).status, 400);
  assert.equal((await save({ ...input, stillRight: { 'zh-CN': ['x'.repeat(51)] } })).status, 400);
  const old = await save({ ...input, version: 1 });
  assert.deepEqual([old.status, codeOf(old)], [409, 'draft.conflict']);
  assert.deepEqual((await info(later)).body.behind, second.body.behind);
});

test('lists items with a stale passage in their newest text, and items that lack a language', async () => {
  const { later, second } = await begin('listed');
  const one = document('one-language', ENGLISH);
  await save({ document: { ...one, texts: { 'en-US': text('One', ENGLISH) } }, version: null, baseRevision: 0 });
  const list = async (translation: 'missing' | 'behind', as: TestPerson | undefined = portal.people.admin) =>
    (await portal.call(contentManageApi.list, { translation, pageSize: 100 }, { as })).body.items
      .map(({ id }) => id)
      .filter((id) => id === 'listed' || id === 'one-language');
  assert.deepEqual([await list('behind'), await list('missing')], [['listed'], ['one-language']]);
  const { version } = second.body;
  await portal.call(api.publish, { area: 'service', id: 'listed', version, change: null }, { as: portal.people.admin });
  assert.deepEqual(await list('behind'), ['listed']);
  const again = await save({ document: later, version: null, baseRevision: 1 });
  assert.deepEqual([again.body.behind.length, await list('behind')], [1, ['listed']]);
  const stillRight = { 'zh-CN': again.body.behind.map(({ name }) => name) };
  await save({ document: later, version: again.body.version, baseRevision: 1, stillRight });
  assert.deepEqual(await list('behind'), []);
  const refused = await portal.call(contentManageApi.list, { translation: 'late' as never }, { as: portal.people.admin });
  assert.equal(refused.status, 400);
});

test('shows readers a note at a stale passage if the editors choose this, and search does not index the note', async () => {
  const as = portal.people.admin;
  for (const tellsStale of [undefined, true] as const) {
    const id = tellsStale ? 'told' : 'not-told';
    const { later, second } = await begin(id, tellsStale && { tellsStale });
    const rendered = await portal.call(contentManageApi.render, { document: later, locale: 'zh-CN' }, { as });
    assert.equal(rendered.body.body.includes(NOTE), tellsStale === true);
    await portal.call(api.publish, { area: 'service', id, version: second.body.version, change: null }, { as });
    const reader = portal.people.employee;
    const chinese = await portal.call(serviceApi.info, { id }, { as: reader, locale: 'zh-CN' });
    const english = await portal.call(serviceApi.info, { id }, { as: reader });
    assert.equal(chinese.body.body.includes(`<div data-stale role="note">${NOTE}`), tellsStale === true);
    assert.match(chinese.body.body, /停车<\/h2>[\s\S]*<p>请停在二层。<\/p>/);
    assert.equal(english.body.body.includes('data-stale'), false);
    // A new draft starts with the stale passages of the published revision.
    assert.equal((await info(later)).body.behind.length, 1);
  }
  const place = { locale: 'zh-CN', folder: 'service', fileAt: () => null, staleFrom: [0] } as const;
  const { html, text: indexed, lead } = renderMarkdown('请停在二层。', place);
  assert.deepEqual([html.includes(NOTE), indexed.includes(NOTE), lead], [true, false, '请停在二层。']);
});

test('a revision that is restored has the stale passages that it had', async () => {
  const as = portal.people.admin;
  const { later, second } = await begin('restored');
  const ref = { area: 'service', id: 'restored' } as const;
  await portal.call(api.publish, { ...ref, version: second.body.version, change: null }, { as });
  const stillRight = { 'zh-CN': second.body.behind.map(({ name }) => name) };
  const said = await save({ document: later, version: null, baseRevision: 1, stillRight }, as);
  await portal.call(api.publish, { ...ref, version: said.body.version, change: null }, { as });
  assert.deepEqual((await info(later)).body.behind, []);
  await portal.call(revisionApi.restore, { ...ref, revision: 1, version: null }, { as });
  assert.deepEqual((await info(later)).body.behind, second.body.behind);
  const revision = await portal.call(revisionApi.info, { ...ref, revision: '1' }, { as });
  assert.equal('stalePassages' in revision.body.document, false);
});
