import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Device } from '../../../contract/core/page-rendering';
import { publishNotice } from '../support/notices';
import { SHANGHAI, NEW_YORK, within, portal, renderer, setUpRenderer, withRenderer, pageAt } from '../support/renderer';

const MISSING = /^Error: the answer to \/api\/[\w/?=-]+ is missing$/;
/** Returns the words that the HTML shows. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

setUpRenderer();

describe('first calls', () => {
  const keysAt = async (address: string) => (await renderer.firstCalls(address, within())).map(({ key }) => key);
  const INBOX = 'POST /api/notice/inbox {}';

  test('are those of the page at the address, with the inbox that every page shows', async () => {
    assert.deepEqual(await renderer.firstCalls('/', within()), [
      { key: 'POST /api/home {}', method: 'POST', url: '/api/home', body: {} },
    ]);
    assert.deepEqual(await keysAt('/service?page=2'), [
      'POST /api/servicehall/form/list {"page":2}',
      'POST /api/servicehall/classification/list {}',
      'POST /api/servicehall/keyword/list {}',
      INBOX,
    ]);
    assert.deepEqual(await renderer.firstCalls('/service/annual-leave', within()), [
      {
        key: 'GET /api/servicehall/form/info {"id":"annual-leave"}',
        method: 'GET',
        url: '/api/servicehall/form/info?id=annual-leave',
      },
      { key: INBOX, method: 'POST', url: '/api/notice/inbox', body: {} },
    ]);
    assert.deepEqual(await keysAt('/notice'), [
      'POST /api/notice/list {}',
      'POST /api/notice/classification/list {}',
      'POST /api/notice/department/list {}',
      'POST /api/notice/list {"pageSize":3,"pinned":true}',
      INBOX,
    ]);
  });
});

describe('a rendered page', () => {
  test('shows its answers and the person, in both languages', async () => {
    const english = await renderer.renderPage(await pageAt('/service'), within());
    assert.match(wordsOf(english), /Annual leave/);
    assert.match(wordsOf(english), /Key of the studio/);
    assert.match(english, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(english), /Services/);
    const chinese = await renderer.renderPage(await pageAt('/service', { locale: 'zh-CN' }), within());
    assert.match(wordsOf(chinese), /申请年假/);
    assert.match(chinese, new RegExp(portal.people.employee.name));
    assert.match(wordsOf(chinese), /服务/);
    assert.doesNotMatch(wordsOf(chinese), /Annual leave|Services/);
    assert.equal(await renderer.renderPage(await pageAt('/service'), within()), english);
  });

  test('is complete, and React left no marks', async () => {
    const items = ['/service/annual-leave', '/notice/closing'];
    const lists = ['/', '/service', '/service?page=2', '/notice', '/notice/search', '/welfare', '/welfare/news', '/personnel'];
    for (const address of [...lists, '/welfare/search', ...items]) {
      const html = await renderer.renderPage(await pageAt(address), within());
      assert.match(html, /<main [^>]*id="content"|<main id="content"/, address);
      assert.doesNotMatch(html, /<!--|<script| style="/, address);
    }
  });

  test('may quote HTML that it must not contain itself', async () => {
    const markdown = 'Write `<p style="color: red">`.';
    const text = { title: 'HTML', summary: '', markdown, keywords: [], fields: {} };
    await publishNotice(portal, { id: 'html', texts: { 'en-US': text }, publishedAt: '2026-01-02T00:30:00Z' });
    assert.match(await renderer.renderPage(await pageAt('/notice/html'), within()), / style="color: red"/);
  });

  test('shows dates in the time zone of the device', async () => {
    const dates = async (device: Device) =>
      wordsOf(await renderer.renderPage(await pageAt('/notice/closing', { device }), within()));
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
    assert.match(await dates(NEW_YORK), /Dec 31, 2025/);
    assert.match(await dates(SHANGHAI), /Jan 1, 2026/);
  });

  test('is laid out for the width of the device', async () => {
    const [wide, narrow] = [await pageAt('/'), await pageAt('/', { device: { ...SHANGHAI, width: 390 } })];
    assert((await renderer.renderPage(wide, within())) !== (await renderer.renderPage(narrow, within())), 'both are the same');
  });

  test('is refused if an answer is missing', async () => {
    for (const address of ['/', '/service', '/service/annual-leave', '/notice', '/notice/closing']) {
      const page = await pageAt(address);
      const [main = ''] = Object.keys(page.answers);
      const { [main]: _, ...rest } = page.answers;
      for (const answers of [{}, rest])
        await assert.rejects(renderer.renderPage({ ...page, answers }, within()), MISSING, address);
      assert.match(await renderer.renderPage(page, within()), /id="content"/, address);
    }
  });

  test('shows what the browser says of the person as text', async () => {
    const page = await pageAt('/service');
    const name = '</button><script>alert(1)</script>';
    const html = await renderer.renderPage(
      { ...page, person: JSON.stringify({ ...(JSON.parse(page.person) as object), name }) },
      within(),
    );
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /&lt;script&gt;alert\(1\)/);
  });
});

describe('two people in turns', () => {
  test('get only their own pages', async () => {
    const { employee, editor } = portal.people;
    for (const address of ['/', '/service', '/notice']) {
      const [hers, his] = [await pageAt(address), await pageAt(address, { as: editor, locale: 'zh-CN', device: NEW_YORK })];
      assert.match(await renderer.renderPage(hers, within()), new RegExp(employee.name), address);
      const second = await renderer.renderPage(his, within());
      assert.match(second, new RegExp(editor.name), address);
      assert.doesNotMatch(second, new RegExp(`${employee.name}|studio`), address);
      await withRenderer(async ({ renderer: fresh }) => {
        assert.equal(await fresh.renderPage(his, within()), second, address);
      });
    }
  });

  test('get no answers of the other one in place of missing ones', async () => {
    const { employee, editor } = portal.people;
    const [hers, his] = [await pageAt('/service'), await pageAt('/service', { as: editor })];
    assert.match(await renderer.renderPage(hers, within()), /Key of the studio/);
    await assert.rejects(renderer.renderPage({ ...his, answers: {} }, within()), MISSING);
    assert.doesNotMatch(await renderer.renderPage(his, within()), new RegExp(`${employee.name}|studio`));
  });
});
