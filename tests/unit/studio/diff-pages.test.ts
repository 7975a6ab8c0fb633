import fc from 'fast-check';
import { diffPages } from '@/features/studio/history/diff/diff-pages';

const htmlOf = (before: string, after: string) => diffPages(before, after).map(({ html }) => html);

const elementsOf = (html: string, tag: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return Array.from(place.querySelectorAll(tag), ({ textContent }) => textContent);
};

test('changed words are marked where they stand, within bold and links', () => {
  expect(
    diffPages('<h2 id="a">Days</h2><p>Ask <b>five</b> days ahead.</p>', '<h2 id="a">Days</h2><p>Ask <b>ten</b> days ahead.</p>'),
  ).toEqual([
    { kind: 'same', html: '<h2>Days</h2>' },
    { kind: 'changed', html: '<p>Ask <b><del>five</del><ins>ten</ins></b> days ahead.</p>' },
  ]);
});

test('words that became bold, and a link to another page, are changes', () => {
  expect(htmlOf('<p>Ask your manager first.</p>', '<p>Ask <b>your manager</b> first.</p>')).toEqual([
    '<p>Ask <del>your manager</del><b><ins>your manager</ins></b> first.</p>',
  ]);
  expect(htmlOf('<p>See <a href="/a">the rules</a> first.</p>', '<p>See <a href="/b">the rules</a> first.</p>')).toEqual([
    '<p>See <a href="/a"><del>the rules</del></a><a href="/b"><ins>the rules</ins></a> first.</p>',
  ]);
});

test('whole blocks are marked as added and removed, and a moved one is shown once', () => {
  expect(diffPages('<p>One.</p><p>Two.</p><p>Three.</p>', '<p>Two.</p><p>Three.</p><p>One.</p><ul><li>New.</li></ul>')).toEqual([
    { kind: 'same', html: '<p>Two.</p>' },
    { kind: 'same', html: '<p>Three.</p>' },
    { kind: 'moved', html: '<p>One.</p>' },
    { kind: 'added', html: '<ins data-block=""><ul><li>New.</li></ul></ins>' },
  ]);
});

test('rows of tables and entries of lists are compared with those in whose place they came', () => {
  const table = (rows: string[][]) =>
    `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;
  const [html = ''] = htmlOf(
    table([
      ['Bristol office', '25'],
      ['Rotterdam', '27'],
    ]),
    table([
      ['Bristol office', '28'],
      ['Shanghai', '15'],
    ]),
  );
  expect(elementsOf(html, 'td')).toEqual(['Bristol office', '2528', 'Rotterdam', '27', 'Shanghai', '15']);
  expect(elementsOf(html, 'del')).toEqual(['25', 'Rotterdam', '27']);
  expect(elementsOf(html, 'ins')).toEqual(['28', 'Shanghai', '15']);
  expect(htmlOf('<ul><li>Ask first.</li></ul>', '<ul><li>Ask first.</li><li>Then <b>wait</b>.</li></ul>')).toEqual([
    '<ul><li>Ask first.</li><li><ins>Then <b>wait</b>.</ins></li></ul>',
  ]);
});

test('a row is compared with the most similar one, not with the row that was removed before it', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const [html = ''] = htmlOf(
    `<table>${row('Bristol', '25', '8 public holidays')}${row('Rotterdam', '27', 'Dutch public holidays')}</table>`,
    `<table>${row('Rotterdam', '28', 'Dutch public holidays')}</table>`,
  );
  expect(elementsOf(html, 'del')).toEqual(['Bristol', '25', '8 public holidays', '27']);
  expect(elementsOf(html, 'ins')).toEqual(['28']);
});

test('a picture that replaces another one in a list is a change', () => {
  const list = (src: string) => `<ul><li><img src="${src}" alt="Map"></li></ul>`;
  const [html = ''] = htmlOf(list('/old.png'), list('/new.png'));
  expect(html).toMatch(/<del><img src="\/old.png"[^>]*><\/del><ins><img src="\/new.png"[^>]*><\/ins>/);
});

test('attributes that follow from the rest of a table are no changes', () => {
  expect(
    diffPages('<table><tr><td class="short">A</td></tr></table>', '<table><tr><td data-label="X">A</td></tr></table>'),
  ).toMatchObject([{ kind: 'same' }]);
});

const words = fc.array(fc.constantFrom('leave', ' ', 'Ask', '年假', '5', '<b>first</b>', '<a href="/a">rules</a>', '<br>'), {
  maxLength: 8,
});
const block = fc.oneof(
  words.map((parts) => `<p>${parts.join('')}</p>`),
  fc.array(words, { maxLength: 3 }).map((entries) => `<ul>${entries.map((entry) => `<li>${entry.join('')}</li>`).join('')}</ul>`),
  fc
    .array(words, { maxLength: 3 })
    .map((rows) => `<table><tbody>${rows.map((row) => `<tr><td>${row.join('')}</td><td>1</td></tr>`).join('')}</tbody></table>`),
);
const page = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join(''));

test('without what is removed, a comparison is the later version', () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      const compared = document.createElement('div');
      compared.innerHTML = htmlOf(before, after).join('');
      for (const removed of compared.querySelectorAll('del')) removed.remove();
      const later = document.createElement('div');
      later.innerHTML = after;
      expect(compared.textContent).toBe(later.textContent);
    }),
  );
});
