import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { draftApi } from '../../../contract/preview';
import { serviceApi } from '../../../contract/service';
import { daysFromNow, makeDraft, makeItem, makePerson, type ItemSpec } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

async function write(id: string, html: string, spec: ItemSpec = {}, locale: Locale = 'en-US'): Promise<void> {
  const { key } = await makeItem(portal.db, { id, ...spec });
  await portal.db.updateTable('item_text').set({ html }).where('item', '=', key).where('locale', '=', locale).execute();
}

async function read(id: string, as: TestPerson = portal.people.employee, locale: Locale = 'en-US'): Promise<string> {
  const { status, body } = await portal.call(serviceApi.info, { id }, { as, locale });
  assert.equal(status, 200);
  return body.body;
}

test('resolves links to items of every area and leaves an article without broken links unchanged', async () => {
  const { db } = portal;
  await makeItem(db, { area: 'notice', id: 'there' });
  await makeItem(db, { area: 'benefit', id: 'there' });
  await makeItem(db, { area: 'news', id: 'there' });
  await makeItem(db, { area: 'information', id: 'there' });
  await makeItem(db, { area: 'tool', id: 'there' });
  const html = ['/notice/there', '/welfare/there', '/welfare/news/there', '/information?doc=there', '/tool?tool=there']
    .map((address) => `<p><a href="${address}">A &amp; B</a></p>`)
    .join('\n');
  await write('all-there', html);
  assert.equal(await read('all-there'), html);
});

test('replaces a link to a missing document with its text until the document exists', async () => {
  const html = '<p>See <a href="/personnel/later" id="see" title="L">the <em>later</em> rule</a>.</p>';
  await write('too-early', html);
  assert.equal(await read('too-early'), '<p>See <span id="see" title="L">the <em>later</em> rule</span>.</p>');
  await makeItem(portal.db, { area: 'personnel', id: 'later' });
  assert.equal(await read('too-early'), html);
});

for (const [name, spec] of Object.entries({
  'not published yet': { publishedAt: daysFromNow(1) },
  'a draft': { publishedAt: null },
  expired: { expiresAt: daysFromNow(-1) },
  archived: { archivedAt: daysFromNow(-1) },
  'for others': { audience: { departments: ['Legal'] } },
} satisfies Record<string, ItemSpec>)) {
  test(`replaces a link to a document that is ${name} with its text`, async () => {
    const id = name.replaceAll(' ', '-');
    await makeItem(portal.db, { ...spec, id });
    await write(`to-${id}`, `<p><a href="/service/${id}">There</a></p>`);
    assert.equal(await read(`to-${id}`), '<p><span>There</span></p>');
  });
}

test('keeps a link to a document for people in its audience', async () => {
  const lawyer = await makePerson(portal.db, { department: 'Legal' });
  await makeItem(portal.db, { id: 'contracts', audience: { departments: ['Legal'] } });
  await write('to-contracts', '<p><a href="/service/contracts">Contracts</a></p>');
  assert.equal(await read('to-contracts', lawyer), '<p><a href="/service/contracts">Contracts</a></p>');
});

test("keeps a link's anchor if the reader's text has it, and links to the beginning otherwise", async () => {
  const texts = { 'en-US': { title: 'Rooms' }, 'zh-CN': { title: '会议室' } };
  await write('rooms', '<h2 id="booking">Booking</h2>', { texts });
  await write(
    'to-rooms',
    '<a href="/service/rooms#booking">1</a><a href="/service/rooms#lost">2</a><a href="/service/rooms">3</a>',
  );
  const [booking, lost, whole] = ['/service/rooms#booking', '/service/rooms', '/service/rooms'];
  assert.equal(await read('to-rooms'), `<a href="${booking}">1</a><a href="${lost}">2</a><a href="${whole}">3</a>`);
  assert.equal(
    await read('to-rooms', undefined, 'zh-CN'),
    '<a href="/service/rooms">1</a><a href="/service/rooms">2</a><a href="/service/rooms">3</a>',
  );
});

test('keeps links to lists, files, anchors of the same text and other sites', async () => {
  const html = ['/service?sort=newest', '/welfare/news', '/notice/search', '/api/attachment/x', '#here', 'https://a.example/b']
    .map((address) => `<a href="${address}">x</a>`)
    .join('');
  await write('others', html);
  assert.equal(await read('others'), html);
});

test('resolves the links of a draft in a preview as its readers will see them', async () => {
  const text = {
    title: 'Draft',
    summary: '',
    keywords: [],
    fields: {},
    markdown: 'To [nothing](gone.md) and [rooms](rooms.md).',
  };
  await makeItem(portal.db, { id: 'rooms-again' });
  await makeDraft(portal.deps, {
    id: 'links-of-a-draft',
    folder: 'service',
    texts: { 'en-US': { ...text, markdown: text.markdown.replace('rooms.md', 'rooms-again.md') } },
  });
  const { body } = await portal.call(draftApi.service, { id: 'links-of-a-draft' }, { as: portal.people.admin });
  assert.equal(body.body, '<p>To <span>nothing</span> and <a href="/service/rooms-again">rooms</a>.</p>');
});
