import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { attachmentApi } from '../../../contract/attachment';
import type { InputOf } from '../../../contract/core/endpoint';
import { homeApi } from '../../../contract/home';
import { homeManageApi as api } from '../../../contract/manage/home';
import { contentFolder, markdownFile, PIXEL } from '../support/content-folder';
import { codeOf } from '../support/editing';
import { makeItem } from '../support/factories';
import { assertSameFolders } from '../support/folder-content';
import { startTestApp, type TestApp } from '../support/harness';
import { exportFolder, importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(async () => {
  for (const table of ['slide', 'slide_picture', 'item'] as const) await portal.db.deleteFrom(table).execute();
  await portal.db.deleteFrom('setting').where('name', '=', 'slides').execute();
});

type SlideInput = InputOf<typeof api.save>['slides'][number];
const slide = (title: string, own: Partial<SlideInput> = {}): SlideInput => ({
  ...{ id: null, hue: 'tool', item: null, link: '/tool', startsAt: null, endsAt: null, isOn: true, picture: null },
  texts: { 'en-US': { title, text: '', alt: '' } },
  ...own,
});
const info = async () => (await portal.call(api.info, {}, { as: portal.people.admin })).body;
async function save(slides: SlideInput[]) {
  const { version } = await info();
  return portal.call(api.save, { version, slides }, { as: portal.people.admin });
}
async function saved(...slides: SlideInput[]) {
  const answer = await save(slides);
  assert.equal(answer.status, 200, answer.raw.toString());
  return answer.body.slides;
}
const upload = (content: Buffer | string = PIXEL, name = 'Pixel 1.png') =>
  portal.call(api.upload, { name }, { as: portal.people.admin, content });
const storedTitles = async () =>
  (await portal.db.selectFrom('slide').select('texts').orderBy('position').execute()).map(({ texts }) => texts['en-US']?.title);

const savings = () => portal.db.selectFrom('audit_event').selectAll().where('action', '=', 'slide.save').orderBy('key').execute();

async function importOf(t: TestContext, slides: string, overwrite = false) {
  const { path } = await contentFolder(t, {
    'notice/slides.md': markdownFile('title: Slides'),
    'slides.yaml': slides,
    'pictures/pixel.png': PIXEL,
  });
  const { failed, conflicts, warnings } = await importFolder(portal.deps, path, { overwrite });
  assert.deepEqual(failed, []);
  return { conflicts: conflicts.map(({ file, reason }) => `${file} ${reason}`), warnings: warnings.map(({ reason }) => reason) };
}
const yamlOf = (...titles: string[]) =>
  titles
    .map((title) => `- { id: ${title.toLowerCase()}, hue: tool, link: /tool, texts: { en-US: { title: ${title} } } }\n`)
    .join('');

test('only an administrator can read or change the settings of the home page', async () => {
  const input = { version: 'a', slides: [slide('Mine')] };
  assert.equal((await portal.call(api.info, {})).status, 401);
  assert.equal((await portal.call(api.save, input)).status, 401);
  assert.equal((await portal.call(api.upload, { name: 'a.png' }, { content: PIXEL })).status, 401);
  for (const as of [portal.people.employee, portal.people.editor]) {
    assert.equal((await portal.call(api.info, {}, { as })).status, 403);
    assert.equal((await portal.call(api.save, input, { as })).status, 403);
    assert.equal((await portal.call(api.upload, { name: 'a.png' }, { as, content: PIXEL })).status, 403);
  }
  assert.equal(codeOf(await portal.call(api.save, input, { as: portal.people.admin })), 'home.conflict');
  const half = { 'en-US': { title: 'Half \ud800', text: '', alt: '' } };
  assert.equal(codeOf(await save([slide('', { texts: half })])), 'home.invalid');
  assert.deepEqual(await storedTitles(), []);
});

test('saving slides records an audit event with the state before and after', async () => {
  const [first] = await saved(slide('First'), slide('Second'));
  await saved(...(await info()).slides.map((each) => ({ ...each, item: null, picture: null })).reverse());
  await saved({ ...slide('Changed', { isOn: false }), id: first?.id ?? '' });
  const events = await savings();
  assert.deepEqual(
    events.map(({ action, person }) => [action, person]),
    Array(3).fill(['slide.save', portal.people.admin.id]),
  );
  assert.deepEqual([events[1]?.before, events[1]?.after], [{ slides: ['First', 'Second'] }, { slides: ['Second', 'First'] }]);
  const after = events[2]?.after as Record<string, unknown>;
  assert.deepEqual([after['name'], after['link'], after['shown'], after['slides']], ['Changed', '/tool', false, ['Changed']]);
  await saved(...(await info()).slides.map((each) => ({ ...each, item: null, picture: null })));
  assert.equal((await savings()).length, 3, 'nothing has changed');
});

test('a picture of a slide is stored without metadata, and only those who see the slide may load it', async () => {
  const { body: picture, status } = await upload();
  assert.deepEqual([status, picture.width, picture.height], [200, 1, 1]);
  const load = async (as = portal.people.employee) => (await portal.call(attachmentApi.one, { id: picture.id }, { as })).status;
  assert.deepEqual([await load(), await load(portal.people.admin)], [404, 200]);
  const [stored] = await saved(slide('Seen', { picture: picture.id }));
  assert.equal(await load(), 200);
  const { body } = await portal.call(homeApi.home, { parts: ['slides'] }, { as: portal.people.employee });
  assert.deepEqual(body.slides?.[0]?.picture, picture);
  await makeItem(portal.db, { area: 'tool', id: 'secret', audience: { departments: ['Nobody'] } });
  const item = { area: 'tool', id: 'secret' } as const;
  for (const own of [{ isOn: false }, { endsAt: '2020-01-01T00:00:00.000Z' }, { item, link: null }]) {
    await saved({ ...slide('Seen', { picture: picture.id }), ...own, id: stored?.id ?? '' });
    assert.equal(await load(), 404, JSON.stringify(own));
  }
  assert.equal(codeOf(await upload('no picture', 'a.png')), 'file.mismatch');
  assert.equal(codeOf(await upload(PIXEL, 'a.txt')), 'file.unsupported');
});

test('a picture that no slide uses is removed after a day, with its file', async () => {
  const { body: picture } = await upload();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await portal.db.updateTable('slide_picture').set({ stored_at: yesterday }).execute();
  await saved(slide('With', { picture: picture.id }));
  assert.equal((await portal.db.selectFrom('slide_picture').select('id').execute()).length, 1);
  await saved(slide('Without'));
  assert.deepEqual(await portal.db.selectFrom('slide_picture').select('id').execute(), []);
});

test('an administrator sees the urgent notices that are in force, newest first, and whether they are for everyone', async () => {
  const fields = { priority: 'urgent' };
  await makeItem(portal.db, { area: 'notice', id: 'flood', fields, audience: { locations: ['Harbour'] } });
  await makeItem(portal.db, { area: 'notice', id: 'ordinary' });
  const { alerts } = await info();
  assert.deepEqual(
    alerts.map(({ id, isForSome }) => [id, isForSome]),
    [['flood', true]],
  );
});

test('an import replaces the slides of the last import, and leaves those that were saved in the portal', async (t) => {
  assert.deepEqual(await importOf(t, yamlOf('One', 'Two')), { conflicts: [], warnings: [] });
  await importOf(t, yamlOf('Two', 'Three'));
  assert.deepEqual(await storedTitles(), ['Two', 'Three']);
  await saved(slide('Mine'));
  assert.deepEqual((await importOf(t, yamlOf('Two', 'Three'))).conflicts, []);
  assert.deepEqual(await storedTitles(), ['Mine']);
  const { conflicts } = await importOf(t, yamlOf('Four'));
  assert.deepEqual(conflicts, ['slides.yaml has changed, and so have the slides in the portal, which were left as they are']);
  assert.deepEqual(await storedTitles(), ['Mine']);
  await importOf(t, yamlOf('Four'), true);
  assert.deepEqual(await storedTitles(), ['Four']);
  assert.deepEqual((await importOf(t, yamlOf('Five'))).conflicts, []);
  assert.deepEqual(await storedTitles(), ['Five']);
});

test('slides saved in the portal count as imported once the folder contains them', async (t) => {
  await saved(slide('Mine'));
  await importOf(t, yamlOf('Mine'));
  assert.deepEqual((await importOf(t, yamlOf('Next'))).conflicts, []);
  assert.deepEqual(await storedTitles(), ['Next']);
});

test('a slide of the folder has its own picture, and one that cannot be used is reported', async (t) => {
  const written = `- { id: a, hue: tool, picture: pictures/pixel.png, texts: { en-US: { title: A, alt: A pixel } } }
- { id: b, hue: tool, picture: pictures/none.png, shown: false, texts: { en-US: { title: B } } }
`;
  const { warnings } = await importOf(t, written);
  assert.deepEqual(warnings, ['1.picture: pictures/none.png is not in the folder; the slide has no picture of its own']);
  const { slides } = await info();
  assert.deepEqual(
    slides.map(({ id, isOn, picture, texts }) => [id, isOn, picture !== null, texts['en-US']?.alt]),
    [
      ['a', true, true, 'A pixel'],
      ['b', false, false, ''],
    ],
  );
});

test('an export of a portal that imported an export has the same bytes, including pictures and slides that are switched off', async (t) => {
  const second = await startTestApp();
  t.after(() => second.close());
  const parent = await mkdtemp(join(tmpdir(), 'portico-slides-'));
  t.after(() => rm(parent, { recursive: true, force: true }));
  await importOf(t, '[]');
  const { body: picture } = await upload();
  const texts = {
    'en-US': { title: 'One', text: 'Words: "quoted"', alt: 'A pixel' },
    'zh-CN': { title: '一', text: '', alt: '' },
  };
  const times = { startsAt: '2026-11-18T00:00:00.000Z', endsAt: '2027-01-16T09:30:00.000Z' };
  await saved(
    slide('', { texts, picture: picture.id, ...times }),
    slide('Off', { isOn: false, link: null }),
    slide('Leads', { link: '/notice/slides' }),
  );
  const [exported, again] = [join(parent, 'exported'), join(parent, 'again')];
  assert.deepEqual((await exportFolder(portal.deps, exported)).problems, []);
  const yaml = await readFile(join(exported, 'slides.yaml'), 'utf8');
  assert.match(yaml, /picture: files\/slides\/Pixel-1\.png/);
  assert.match(yaml, /shown: false/);
  assert.match(yaml, /item: notice\/slides/);
  const { failed, conflicts, warnings } = await importFolder(second.deps, exported);
  assert.deepEqual([failed, conflicts, warnings], [[], [], []]);
  await exportFolder(second.deps, again);
  await assertSameFolders(again, exported);
  assert.deepEqual((await importFolder(portal.deps, exported)).conflicts, []);
});
