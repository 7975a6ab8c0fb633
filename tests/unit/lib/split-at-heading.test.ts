import { splitAtHeading } from '@/entities/item/article/split-at-heading';

test.each([
  ['a text with an introduction', '<p>Hello.</p><h2 id="a">A</h2><p>Text.</p>', '<p>Hello.</p>', '<h2 id="a">A</h2><p>Text.</p>'],
  ['a text that begins with a heading', '<h3 id="a">A</h3><p>Text.</p>', '', '<h3 id="a">A</h3><p>Text.</p>'],
  [
    'a table before the first heading',
    '<p>Hello.</p><div class="table-frame"><table></table></div><h2>A</h2>',
    '<p>Hello.</p>',
    '<div class="table-frame"><table></table></div><h2>A</h2>',
  ],
  ['a picture before the first heading', '<p>Hello.</p><p><img></p><h2>A</h2>', '<p>Hello.</p>', '<p><img></p><h2>A</h2>'],
  ['a text without a heading', '<p>Hello.</p>', '<p>Hello.</p>', ''],
  [
    'a heading within a block, which stays whole',
    '<aside><h3>In it</h3></aside>\n<h2>A</h2>',
    '<aside><h3>In it</h3></aside>',
    '<h2>A</h2>',
  ],
])('splitAtHeading splits %s', (_case, html, introduction, sections) => {
  expect(splitAtHeading(html)).toEqual([introduction, sections]);
});
