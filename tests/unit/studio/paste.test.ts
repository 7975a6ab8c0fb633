import { DOMParser as NodeParser } from 'prosemirror-model';
import { openDocument } from '@/features/studio/editor/engine/open-document';
import { saveDocument } from '@/features/studio/editor/engine/save-document';
import { schema } from '@/features/studio/editor/engine/schema';
import { cleanPastedHtml } from '@/features/studio/editor/paste/clean-html';
import { isTooLarge } from '@/features/studio/editor/paste/paste-limit';
import { PASTE_FIXTURES } from './paste/fixtures';

/** Returns what pasting the HTML into an empty document writes. */
function pasted(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = cleanPastedHtml(html);
  const saved = saveDocument(NodeParser.fromSchema(schema).parse(page), openDocument(''));
  expect(saved.isRefused).toBe(false);
  return saved.markdown;
}

test.each(PASTE_FIXTURES)('an editor who pastes from $program gets clean Markdown', ({ html, markdown }) => {
  expect(pasted(html)).toBe(markdown);
});

test('emphasis that Word marks with properties of its own stays, emphasis that is taken back does not', () => {
  const html =
    "<p>Some <b style='mso-bidi-font-weight:normal'>bold</b> and <i style='mso-bidi-font-style:normal'>slanted</i> text</p>";
  expect(pasted(html)).toBe('Some **bold** and *slanted* text\n');
  expect(pasted("<p>Some <b style='color: red; font-weight: normal'>plain</b> text</p>")).toBe('Some plain text\n');
});

test('pasted HTML brings no script, no handler and no address that runs one', () => {
  const clean = PASTE_FIXTURES.map(({ html }) => cleanPastedHtml(html)).join('');
  expect(clean).not.toMatch(/<script|<iframe|<svg|javascript:|\son\w+=|http:\/\/tracker|data:image|file:/i);
});

test('a table of 2 MB is not pasted', () => {
  const row = `<tr>${'<td>0123456789</td>'.repeat(10)}</tr>`;
  expect(isTooLarge(`<table>${row.repeat(10_000)}</table>`, '')).toBe(true);
  expect(isTooLarge(`<table>${row.repeat(400)}</table>`, '')).toBe(false);
});
