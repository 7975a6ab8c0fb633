import { findingsIn } from '@/features/studio/item-editor/checks/body-findings';

const words = (count: number, word = 'word') => Array<string>(count).fill(word).join(' ');

test('a heading that skips a level is found, one that goes back is not', () => {
  const html = '<h2>One</h2><h4>Deep</h4><h2>Two</h2><h3>Three</h3>';
  expect(findingsIn(html, 'en-US')).toEqual([{ kind: 'heading-order', text: 'Deep' }]);
});

test('a table of seven columns is found by its heading, one of six is not', () => {
  const table = (columns: number) =>
    `<table><tr>${Array.from({ length: columns }, (_, index) => `<th>C${index}</th>`).join('')}</tr></table>`;
  expect(findingsIn(table(7) + table(6), 'en-US')).toEqual([{ kind: 'wide-table', text: 'C0 C1 C2 C3 C4 C5 C6' }]);
});

test('a sentence of more than 40 words, or 100 Chinese characters, is found once, by its first words', () => {
  const long = `Start ${words(40)}.`;
  expect(findingsIn(`<ul><li><p>Short. ${long} ${words(39)}.</p></li></ul>`, 'en-US')).toEqual([
    { kind: 'long-sentence', text: long.slice(0, 60) },
  ]);
  const chinese = '报销'.repeat(51);
  expect(findingsIn(`<p>${'报销'.repeat(50)}。${chinese}。</p>`, 'zh-CN')).toEqual([
    { kind: 'long-sentence', text: chinese.slice(0, 60) },
  ]);
});
