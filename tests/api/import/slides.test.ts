import assert from 'node:assert/strict';
import { after, before, beforeEach, test, type TestContext } from 'node:test';
import { contentFolder, markdownFile } from '../support/content-folder';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());
beforeEach(() => portal.db.deleteFrom('slide').execute());

const ROOM = { 'welfare/news/room.md': markdownFile('title: A room for parents') };
async function importOf(t: TestContext, slides: string) {
  const { path } = await contentFolder(t, { ...ROOM, 'slides.yaml': slides });
  return importFolder(portal.deps, path);
}
const stored = () => portal.db.selectFrom('slide').selectAll().orderBy('position').execute();

const SLIDES = `- id: room
  hue: news
  item: news/room
  endsAt: 2026-12-01
  texts: { en-US: { title: A room, text: For parents }, zh-CN: { title: 母婴室 } }
- id: forms
  hue: service
  link: /service?sort=newest
  texts: { en-US: { title: New forms } }
`;

test('stores slides in order, also when they are imported again', async (t) => {
  for (const time of ['first', 'second']) {
    const { failed, warnings } = await importOf(t, SLIDES);
    assert.deepEqual([failed, warnings], [[], []], time);
  }
  const { key } = await portal.db.selectFrom('item').select('key').where('id', '=', 'room').executeTakeFirstOrThrow();
  assert.deepEqual(
    (await stored()).map(({ id, item, link, starts_at: from, ends_at: to }) => ({ id, item, link, from, to })),
    [
      { id: 'room', item: key, link: null, from: null, to: new Date('2026-12-01T00:00:00Z') },
      { id: 'forms', item: null, link: '/service?sort=newest', from: null, to: null },
    ],
  );
});

test('omits a slide with a missing target and reports it', async (t) => {
  const { failed, warnings } = await importOf(t, SLIDES.replace('news/room', 'news/nowhere'));
  assert.deepEqual(
    [failed, warnings],
    [[], [{ file: 'slides.yaml', line: 1, reason: 'leads to news/nowhere, which does not exist; the slide is ignored' }]],
  );
  assert.deepEqual(
    (await stored()).map(({ id }) => id),
    ['forms'],
  );
});

for (const [wrong, written, line, reason] of [
  ['an unknown hue', SLIDES.replace('hue: service', 'hue: pink'), 7, /^1\.hue: /],
  ['an address of another site', SLIDES.replace('/service?sort=newest', 'https://evil.example'), 8, /no path of the portal/],
  ['an item and a link', SLIDES.replace('endsAt: 2026-12-01', 'link: /service'), 1, /to an item or by a link, not both/],
  ['no text', SLIDES.replace('{ en-US: { title: New forms } }', '{}'), 9, /has no language/],
  ['the id of another', SLIDES.replace('id: forms', 'id: room'), 6, /^1\.id: is the id of another slide/],
  ['a character that is none', SLIDES.replace('title: New forms', 'title: "New\\0forms"'), 9, /an invalid character/],
  ['no YAML', '- id: [', 1, /^YAML: /],
  ['no list', 'id: room', 1, /expected array/],
] as const) {
  test(`refuses slides with ${wrong}, names the line and imports the documents`, async (t) => {
    const { failed, created, unchanged } = await importOf(t, written);
    assert.deepEqual([failed[0]?.file, failed[0]?.line, failed.length], ['slides.yaml', line, 1]);
    assert.match(failed[0]?.reason ?? '', reason);
    assert.equal(created + unchanged, 1);
    assert.deepEqual(await stored(), []);
  });
}
