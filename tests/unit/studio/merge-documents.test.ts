import fc from 'fast-check';
import type { ItemDocument } from 'contract/document';
import { blockText, splitBlocks } from '@/features/studio/saving/markdown-blocks';
import { mergeDocuments } from '@/features/studio/saving/merge-documents';
import { resolveConflicts } from '@/features/studio/saving/resolve-conflicts';
import { documentWith, markdownOf } from '../../factories/documents';

const blocks = fc.array(
  fc.constantFrom('# Leave', 'Ask first.', '- a\n- b', '```\nx\n\ny\n```', 'Thanks.', 'See *more*.', '> quote'),
  {
    maxLength: 6,
  },
);
const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
const documents: fc.Arbitrary<ItemDocument> = fc
  .record({
    title: fc.constantFrom('Leave', 'Annual leave', 'Holiday'),
    summary: fc.constantFrom('', 'Short.', 'Longer.'),
    blocks,
    keywords: texts,
    steps: texts,
    contact: fc.constantFrom(null, 'hr@example.com', 'desk'),
    chinese: fc.option(fc.constantFrom('年假', '休假')),
  })
  .map(({ title, summary, blocks: body, keywords, steps, contact, chinese }) => {
    const document = documentWith({ title, summary, markdown: body.join('\n\n'), keywords, fields: { steps } });
    const other =
      chinese === null ? {} : { 'zh-CN': { title: chinese, summary: '', markdown: chinese, keywords: [], fields: {} } };
    return { ...document, contact, texts: { ...document.texts, ...other } };
  });

const textsOf = (document: ItemDocument): string[] => splitBlocks(markdownOf(document)).map(blockText);

test('an editor who worked alone gets their own document', () => {
  fc.assert(
    fc.property(documents, documents, (base, mine) => {
      expect(mergeDocuments(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeDocuments(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeDocuments(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
      expect(mergeDocuments(null, mine, mine)).toEqual({ merged: mine, conflicts: [] });
    }),
  );
});

test('every block and list entry that either editor added is in the merged document', () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, mine, theirs) => {
      const { merged } = mergeDocuments(base, mine, theirs);
      const before = textsOf(base);
      const added = [...textsOf(mine), ...textsOf(theirs)].filter((block) => !before.includes(block));
      expect(added.filter((block) => !markdownOf(merged).includes(block))).toEqual([]);
      const keywords = (document: ItemDocument) => document.texts['en-US']?.keywords ?? [];
      const news = [...keywords(mine), ...keywords(theirs)].filter((word) => !keywords(base).includes(word));
      expect(keywords(merged)).toEqual(expect.arrayContaining(news));
    }),
  );
});

test('what one editor changed and the other did not is taken from the one', () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, mine, theirs) => {
      const { merged, conflicts } = mergeDocuments(base, mine, theirs);
      const fields = ['title', 'summary'] as const;
      for (const field of fields) {
        const [before, own, other, after] = [base, mine, theirs, merged].map((document) => document.texts['en-US']?.[field]);
        if (own === before) expect(after).toBe(other);
        else if (other === before || other === own) expect(after).toBe(own);
        else
          expect(conflicts).toContainEqual({
            path: ['texts', 'en-US', field],
            place: null,
            base: before,
            mine: own,
            theirs: other,
          });
      }
    }),
  );
});

test('both editors get the same document, whoever of them merges', () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, mine, theirs) => {
      const one = mergeDocuments(base, mine, theirs);
      const other = mergeDocuments(base, theirs, mine);
      const swapped = other.conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine }));
      const bare = (conflicts: typeof swapped) => conflicts.map(({ place: _place, ...conflict }) => conflict);
      expect(bare(one.conflicts)).toEqual(bare(swapped));
      const choose = ({ merged, conflicts }: typeof one, choice: 'mine' | 'theirs') =>
        resolveConflicts(
          merged,
          conflicts,
          conflicts.map(() => choice),
        );
      expect(choose(one, 'mine')).toEqual(choose(other, 'theirs'));
    }),
  );
});

test('choosing one version of everything gives a document with the chosen blocks and without conflicts', () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, mine, theirs) => {
      const { merged, conflicts } = mergeDocuments(base, mine, theirs);
      const chosen = resolveConflicts(
        merged,
        conflicts,
        conflicts.map(() => 'theirs'),
      );
      const before = textsOf(base);
      const added = textsOf(theirs).filter((block) => !before.includes(block));
      expect(added.filter((block) => !markdownOf(chosen).includes(block))).toEqual([]);
      for (const { path, place, theirs: other } of conflicts)
        if (!place && path.join() === 'texts,en-US,title') expect(chosen.texts['en-US']?.title).toBe(other);
    }),
  );
});

test('the blocks of a text are the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('\n', '\r\n', '- a', '  b', '```', '<div>', '</div>', '<!--', '-->', ' ', 'x', '[^1]: y')),
      (parts) => {
        expect(splitBlocks(parts.join('')).join('')).toBe(parts.join(''));
      },
    ),
  );
});

test.each([
  ['a list with blank lines', 'Intro\n\n- a\n\n  more\n\n- b\n\nEnd', ['Intro', '- a\n\n  more\n\n- b', 'End']],
  ['fenced code', '~~~\na\n\n```\n~~~\n\nEnd', ['~~~\na\n\n```\n~~~', 'End']],
  ['HTML until its end', '<details>\n\nHidden\n\n</details>\n\nEnd', ['<details>\n\nHidden\n\n</details>', 'End']],
  ['HTML that is never closed, until the blank line', '<p>a\n\nb', ['<p>a', 'b']],
  ['a comment', '<!-- a\n\nb -->\n\nc', ['<!-- a\n\nb -->', 'c']],
  ['a footnote with two paragraphs', '[^1]: a\n\n    b\n\nc', ['[^1]: a\n\n    b', 'c']],
])('%s is one block', (_, markdown, expected) => {
  expect(splitBlocks(markdown).map(blockText)).toEqual(expected);
});

test('changes beside each other are merged', () => {
  const base = documentWith({ markdown: 'One.\n\nTwo.\n' });
  const mine = documentWith({ markdown: 'One!\n\nTwo.\n\nMine.\n' });
  const theirs = documentWith({ markdown: 'One.\n\nTwo!\n\nTheirs.\n' });
  const merged = documentWith({ markdown: 'One!\n\nTwo!\n\nTheirs.\n\nMine.\n' });
  expect(mergeDocuments(base, mine, theirs)).toEqual({ merged, conflicts: [] });
});

test.each([
  ['mine', 'One.\n\nMine.\n'],
  ['theirs', 'One.\n\nTheirs.\n'],
  ['both', 'One.\n\nMine.\n\nTheirs.\n'],
] as const)('of blocks added at the same place, the editor can keep %s', (choice, expected) => {
  const [base, mine, theirs] = ['', '\n\nMine.\n', '\n\nTheirs.\n'].map((end) => documentWith({ markdown: `One.${end}` }));
  const { merged, conflicts } = mergeDocuments(base ?? null, mine ?? documentWith(), theirs ?? documentWith());
  expect(conflicts).toMatchObject([{ path: ['texts', 'en-US', 'markdown'], base: '', mine: 'Mine.', theirs: 'Theirs.' }]);
  expect(markdownOf(resolveConflicts(merged, conflicts, [choice]))).toBe(expected);
});

test('a language that one editor removed and the other changed is kept to choose', () => {
  const base = documentWith({ title: 'Leave' });
  const mine: ItemDocument = { ...base, texts: {} };
  const theirs = documentWith({ title: 'Annual leave' });
  const { merged, conflicts } = mergeDocuments(base, mine, theirs);
  expect(merged).toEqual(theirs);
  expect(conflicts).toMatchObject([{ path: ['texts', 'en-US'], place: null, mine: undefined }]);
  expect(resolveConflicts(merged, conflicts, ['mine'])).toEqual(mine);
});
