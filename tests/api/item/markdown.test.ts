import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import type { ShownFile } from '../../../server/modules/item/markdown/article';
import { renderMarkdown } from '../../../server/modules/item/markdown/markdown';

const PICTURE = '5b0f6a30-6f63-4c0f-a7c8-3f3f0f4f1a01';
const FORM = '5b0f6a30-6f63-4c0f-a7c8-3f3f0f4f1a02';
const FILES: Record<string, ShownFile> = {
  'picture files/map.png': { id: PICTURE, type: 'image/png', width: 400, height: 250 },
  'attachment files/form.pdf': { id: FORM, type: 'application/pdf', width: null, height: null },
};

const render = (markdown: string, folder = 'service', locale: Locale = 'en-US') =>
  renderMarkdown(markdown, { locale, folder, fileAt: (path, kind) => FILES[`${kind} ${path}`] ?? null });

test('renders tables, strikethrough, bare links and footnotes', () => {
  const { html } = render('| A | B |\n|--|:-:|\n| 1 | 2 |\n\n~~old~~ https://example.com[^1]\n\n[^1]: A note.');
  assert.match(html, /<div class="table-frame" role="region" aria-label="[^"]+" tabindex="0"><table/);
  assert.match(html, /<td align="center" class="short">2<\/td>/);
  assert.match(html, /<s>old<\/s>/);
  assert.match(html, /<a href="https:\/\/example\.com\/" rel="noopener noreferrer">https:\/\/example\.com<\/a>/);
  assert.match(html, /<a href="#fn1" id="fnref1">\[1\]<\/a>/);
  assert.match(html, /<li id="fn1"><p>A note\. <a href="#fnref1" class="footnote-backref">/);
});

test('renders notes, warnings, details and steps, which have the name of their kind without a title', () => {
  const markdown =
    ':::note Before <you> travel\nAsk first.\n:::\n\n::: warning\nNo refunds.\n:::\n\n::::details\n:::steps\n1. One\n2. Two\n:::\n::::';
  assert.equal(
    render(markdown).html.replaceAll('\n', ''),
    '<aside data-callout="note"><header>Before &lt;you&gt; travel</header><p>Ask first.</p></aside>' +
      '<aside data-callout="warning"><header>Warning</header><p>No refunds.</p></aside>' +
      '<details><summary>Details</summary><div data-steps><ol><li>One</li><li>Two</li></ol></div></details>',
  );
  assert.match(render(markdown, 'service', 'zh-CN').html, /<header>注意<\/header>/);
  assert.equal(render(':::unknown\nText\n:::').html, '<p>:::unknown\nText\n:::</p>');
});

test('marks the duration of a step, and no other emphasis', () => {
  const html = (markdown: string) => render(markdown).html.replaceAll('\n', '');
  assert.equal(
    html(':::steps\n1. **Check** *10 days*\n\n   We look.\n2. Sign **here** *now*\n3. **Pay** soon, *please*\n:::'),
    '<div data-steps><ol><li><p><strong>Check</strong> <em data-duration>10 days</em></p><p>We look.</p></li>' +
      '<li><p>Sign <strong>here</strong> <em>now</em></p></li>' +
      '<li><p><strong>Pay</strong> soon, <em>please</em></p></li></ol></div>',
  );
  assert.equal(html('1. **Check** *10 days*'), '<ol><li><strong>Check</strong> <em>10 days</em></li></ol>');
});

test('names a table by its heading, aligns columns of numbers and lets up to three columns fit a phone', () => {
  const { html } = render(
    '## Days\n\n| Office | Days | Added |\n|--|--|--|\n| Bristol | 25 | 8 holidays |\n| Shanghai | 15 | none |',
  );
  assert.match(html, /role="region" aria-label="Days" tabindex="0"><table class="narrow">/);
  assert.match(html, /<th class="short number">Days<\/th>/);
  assert.match(html, /<td class="short number">25<\/td>/);
  assert.match(html, /<td class="short">8 holidays<\/td>/);
  assert.match(render('| A | B |\n|--|--|\n| x | y |').html, /aria-label="A, B"/);
});

test('labels the cells of a wide table with headings, so that phones show its rows as cards', () => {
  const { html } = render('| | Bristol | Rotterdam | "Sh" |\n|--|--|--|--|\n| Open | 7:00 | 7:30 | 8:00 |\n');
  assert.match(html, /<table class="cards" role="table">/);
  assert.match(html, /<td[^>]* role="cell" data-label="Rotterdam">7:30<\/td>/);
  assert.match(html, /data-label="(&quot;|“)Sh(&quot;|”)"/);
  assert.match(html, /<tr role="row">/);
  const without = render('| a | | c | d |\n|--|--|--|--|\n| 1 | 2 | 3 | 4 |\n').html;
  assert.doesNotMatch(without, /data-label|class="cards"/);
});

test('gives each table of an article a name of its own, and a table without any words of a name none', () => {
  const table = (heading: string) => `| ${heading} | |\n|--|--|\n| x | y |\n\n`;
  const { html } = render(`## Fees\n\n${table('Abroad')}${table('Abroad')}${table('Abroad')}${table('At home')}`);
  assert.deepEqual(
    Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name),
    ['Fees', 'Fees: Abroad', 'Fees: Abroad (2)', 'Fees: At home'],
  );
  assert.match(render(table('')).html, /<div class="table-frame" tabindex="0">/);
});

test('links phone numbers and nothing else in a text', () => {
  const { html } = render('Call **0800 555 0142** or [ask +44 117 496 0120](ask.md), not `0800 555 0142`. Room 4120.');
  assert.equal(
    html,
    '<p>Call <strong><a href="tel:08005550142">0800 555 0142</a></strong> or <a href="/service/ask">ask +44 117 496 0120</a>, not <code>0800 555 0142</code>. Room 4120.</p>',
  );
});

test('links short numbers in a phone number column', () => {
  const { html } = render(
    '| Office | Fire | Desks |\n|--|--|--|\n| 2000 | 112 | 300 |\n\n| 地点 | 急救 |\n|--|--|\n| 上海 | 120 |',
  );
  assert.deepEqual(hrefs(html), ['tel:112', 'tel:120']);
});

test('marks columns of short texts, but not in tables with merged cells', () => {
  const { html } = render(
    '| Office | What to do |\n|--|--|\n| Bristol | Leave by the stairs |\n| 鹿特丹办公地点 | 走楼梯 |\n\n' +
      '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
  );
  const cells = [...html.matchAll(/<t[hd]\b([^>]*)>([^<]*)/g)].map(([, attributes = '', text]) => [text, attributes.trim()]);
  assert.deepEqual(cells, [
    ['Office', 'class="short"'],
    ['What to do', ''],
    ['Bristol', 'class="short"'],
    ['Leave by the stairs', ''],
    ['鹿特丹办公地点', 'class="short"'],
    ['走楼梯', ''],
    ['a', 'colspan="2"'],
    ['b', ''],
    ['c', ''],
  ]);
});

test('does not link file names and domains in a sentence', () => {
  assert.equal(render('Edit readme.md on portico.io.').html, '<p>Edit readme.md on portico.io.</p>');
});

test('gives each heading a unique anchor and builds the table of contents from levels two and three', () => {
  const { html, toc } = render('# Leave\n\n## Who\n\n### How *long*?\n\n#### Detail\n\n## Who\n\n## 请假 办理');
  assert.deepEqual(toc, [
    { id: 'leave', text: 'Leave', level: 2 },
    { id: 'who', text: 'Who', level: 2 },
    { id: 'how-long', text: 'How long?', level: 3 },
    { id: 'who-1', text: 'Who', level: 2 },
    { id: '请假-办理', text: '请假 办理', level: 2 },
  ]);
  assert.match(html, /^<h2 id="leave">Leave<\/h2>/);
  assert.match(html, /<h4 id="detail">/);
  assert.doesNotMatch(html, /<h1/);
});

test('keeps the anchor that an author gave a heading and normalizes links to it', () => {
  const { html } = render(
    '[a](#Phase-(one)) [b](#PHASE-ONE) [c](#raw) [d](#%E8%AF%B7)\n\n## Set up {#Phase-(one)}\n\n<h3 id="raw">Raw</h3>\n\n## 请',
  );
  assert.match(html, /<h2 id="phase-one">Set up<\/h2>/);
  assert.match(html, /<h3 id="raw">/);
  assert.deepEqual(hrefs(html), ['#phase-one', '#phase-one', '#raw', '#请']);
});

test('replaces a link to a missing anchor with its text and reports it, and keeps a bare # link', () => {
  const { html, references } = render('[Costs](#costs), [all](#)\n\n## Cost');
  assert.match(html, /^<p>Costs, <a href="#">all<\/a><\/p>/);
  assert.deepEqual(
    references.map(({ target }) => target.kind),
    ['nowhere', 'here'],
  );
});

test('keeps an anchor on any element, including a missing picture and an empty paragraph', () => {
  const { html } = render(
    '[a](#map) [b](#gap) [c](#far)\n\n<img id="map" src="no.png" alt="Map">\n\n<p id="gap"></p>\n\n<a href="gone" id="far">x</a>',
  );
  assert.deepEqual(hrefs(html), ['#map', '#gap', '#far']);
  for (const id of ['map', 'gap', 'far']) assert.match(html, new RegExp(` id="${id}"`));
});

test('removes attribute braces and keeps other braces as text', () => {
  const { html } = render('[Go](leave.md){.button} now {.small}\n\n{.wide}\n\nDear {name}');
  assert.equal(html, '<p><a href="/service/leave">Go</a> now</p>\n\n<p>Dear {name}</p>');
});

test('converts links between documents to pages of the portal', () => {
  const links = [
    ['leave.md', '/service/leave'],
    ['../tool/Slack_Chat.md#Getting Started', '/tool?tool=slack-chat#getting-started'],
    ['../welfare/gym.md', '/welfare/gym'],
    ['../welfare/news/run.md', '/welfare/news/run'],
    ['../information/history.md?x=1#founders', '/information?doc=history#founders'],
    ['/notice/2024/move.md', '/notice/move'],
    ['leave.zh-CN.md', '/service/leave'],
    ['/service?sort=newest', '/service?sort=newest'],
  ] as const;
  for (const [written, expected] of links) assert.deepEqual(hrefs(render(`[x](<${written}>)`).html), [expected], written);
  for (const [written, expected] of links)
    assert.deepEqual(hrefs(render(`<p><a href="${written}">x</a></p>`).html), [expected], written);
});

test('resolves a link relative to the folder of its document', () => {
  assert.deepEqual(hrefs(render('[x](../leave.md)', 'service/travel').html), ['/service/leave']);
  assert.deepEqual(hrefs(render('[x](fees.md)', 'service/travel').html), ['/service/fees']);
});

test('replaces a broken link with its text and reports it', () => {
  const { html, references } = render('[a](../../secret.md) [b](getting-started/) [c](../README.md) [d](files/none.pdf)');
  assert.equal(html, '<p>a b c d</p>');
  assert.deepEqual(
    references.map(({ target }) => target.kind),
    ['nowhere', 'nowhere', 'nowhere', 'file'],
  );
});

test('sends no referrer for a link to another site', () => {
  const { html } = render('[a](https://example.com) [b](mailto:hr@example.com) [c](leave.md)');
  assert.equal(html.match(/rel="noopener noreferrer"/g)?.length, 2);
  assert.doesNotMatch(html, /target=/);
});

test('resolves pictures and files to their download addresses, pictures with dimensions', () => {
  const { html } = render(
    '![Floor plan](../files/map.png "Second floor")\n\n<img src="../files/map.png" alt="Again" width="9999">\n\n[Form](../files/form.pdf)',
  );
  const size = 'loading="lazy" decoding="async"';
  assert.ok(
    html.includes(
      `<img src="/api/attachment/${PICTURE}" alt="Floor plan" title="Second floor" width="400" height="250" ${size}>`,
    ),
    html,
  );
  assert.ok(html.includes(`<img src="/api/attachment/${PICTURE}" alt="Again" width="400" height="250" ${size}>`), html);
  assert.deepEqual(hrefs(html), [`/api/attachment/${FORM}`]);
});

test('offers a wide picture in narrower widths as well, and a drawing as it is', () => {
  const shown = { id: PICTURE, type: 'image/jpeg', width: 1200, height: 800 };
  const sourcesOf = (file: ShownFile) =>
    / srcset="([^"]*)"/.exec(renderMarkdown('![Yard](yard.jpg)', { locale: 'en-US', folder: '', fileAt: () => file }).html)?.[1];
  const path = `/api/attachment/${PICTURE}`;
  assert.equal(sourcesOf(shown), `${path}?w=480 480w, ${path}?w=960 960w, ${path} 1200w`);
  assert.equal(sourcesOf({ ...shown, type: 'image/svg+xml' }), undefined);
  assert.equal(sourcesOf({ ...shown, width: null }), undefined);
});

test('replaces a missing picture with its description and an external one with a link', () => {
  assert.equal(render('![Our cat](../files/cat.png)').html, '<p>Our cat</p>');
  assert.equal(
    render('![Comic](https://example.com/comic.png)').html,
    '<p><a href="https://example.com/comic.png" rel="noopener noreferrer">Comic</a></p>',
  );
  assert.deepEqual(hrefs(render('[![Comic](https://example.com/c.png)](leave.md)').html), ['/service/leave']);
});

test('extracts the text for search with separators between cells and blocks', () => {
  const { text } = render('## Fees\n\n| Adult | Child |\n|--|--|\n| 10 | 5 |\n\nLe**ave** it[^1]\n\n[^1]: Noted.');
  assert.equal(text, 'Fees\nAdult\nChild\n10\n5\nLeave it[1]\nNoted.');
});

test('uses the first paragraph as summary, cut at a word', () => {
  assert.equal(render('## Title\n\nFirst *paragraph*.\n\nSecond.').lead, 'First paragraph.');
  const { lead } = render('word '.repeat(100));
  assert.ok(lead.length <= 241 && lead.endsWith('word…'), lead);
  assert.equal(render('## Only a title').lead, '');
});

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
