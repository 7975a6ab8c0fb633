import fc from 'fast-check';
import type { ItemDocument } from 'contract/document';
import { diffBlocks } from '@/features/studio/history/diff/diff-blocks';
import { diffDocuments } from '@/features/studio/history/diff/diff-documents';
import { diffText, type TextPart } from '@/features/studio/history/diff/diff-text';
import { documentWith } from '../../factories/documents';

const textWithout = (parts: readonly TextPart[], kind: TextPart['kind']): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

const sentence = fc.array(fc.constantFrom('leave', ' ', '. ', 'Ask', '年假', '审批', '\n', '5'), { maxLength: 12 });
const words = sentence.map((parts) => parts.join(''));

test('the parts of a comparison make up both texts', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffText(before, after);
      expect(textWithout(parts, 'added')).toBe(before);
      expect(textWithout(parts, 'removed')).toBe(after);
    }),
  );
});

test('changed words are marked as one passage, and Chinese by characters', () => {
  expect(diffText('You get five days of leave.', 'You get ten full days of leave.')).toEqual([
    { kind: 'same', text: 'You get ' },
    { kind: 'removed', text: 'five' },
    { kind: 'added', text: 'ten full' },
    { kind: 'same', text: ' days of leave.' },
  ]);
  expect(diffText('请提前三天申请', '请提前五天申请')).toEqual([
    { kind: 'same', text: '请提前' },
    { kind: 'removed', text: '三' },
    { kind: 'added', text: '五' },
    { kind: 'same', text: '天申请' },
  ]);
});

test('texts that differ in too many words to compare are shown as removed and added', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(5000));
  expect(diffText(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
});

test('blocks are compared with the similar block in whose place they came', () => {
  const before = '# Leave\n\nAsk your manager first.\n\nThe office is closed.\n\nThanks.';
  const after = '# Leave\n\nA new rule.\n\nAsk your team lead first.\n\nThanks.';
  expect(diffBlocks(before, after)).toEqual([
    { kind: 'same', text: '# Leave' },
    { kind: 'added', text: 'A new rule.' },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Ask your ' },
        { kind: 'removed', text: 'manager' },
        { kind: 'added', text: 'team lead' },
        { kind: 'same', text: ' first.' },
      ],
    },
    { kind: 'removed', text: 'The office is closed.' },
    { kind: 'same', text: 'Thanks.' },
  ]);
});

test('a block that changed its place is shown once, as moved', () => {
  expect(diffBlocks('One.\n\nTwo.\n\nThree.', 'Two.\n\nThree.\n\nOne.\n')).toEqual([
    { kind: 'same', text: 'Two.' },
    { kind: 'same', text: 'Three.' },
    { kind: 'moved', text: 'One.' },
  ]);
});

test('a body that differs in blank lines only has no changes', () => {
  expect(diffBlocks('One.\n\nTwo.', '\nOne.\n\n\n\nTwo.\n')).toBeNull();
});

test('fields are compared with those of the same name; empty ones equal missing ones', () => {
  const before = documentWith(
    { fields: { steps: ['Ask'] } },
    { fields: { url: null }, contact: 'desk', updatedAt: '2026-01-01' },
  );
  const after = documentWith({ fields: { steps: ['Ask', 'Wait'], who: '' } }, { fields: { handling: 'online' } });
  expect(diffDocuments(before, after)).toEqual({
    texts: [expect.objectContaining({ locale: 'en-US', kind: 'same', summary: null, blocks: null })],
    fields: [
      { name: 'contact', locale: null, before: 'desk', after: null },
      { name: 'handling', locale: null, before: undefined, after: 'online' },
      { name: 'steps', locale: 'en-US', before: ['Ask'], after: ['Ask', 'Wait'] },
    ],
  });
});

test('a language that was added or removed is shown whole; without an earlier version everything is added', () => {
  const english = documentWith();
  const chinese = { title: '育儿假', summary: '', markdown: '先申请。', keywords: [], fields: {} };
  const both: ItemDocument = { ...english, texts: { ...english.texts, 'zh-CN': chinese } };
  const kinds = (before: ItemDocument | null, after: ItemDocument) => diffDocuments(before, after).texts.map(({ kind }) => kind);
  expect(kinds(english, both)).toEqual(['same', 'added']);
  expect(kinds(both, english)).toEqual(['same', 'removed']);
  expect(kinds(null, both)).toEqual(['added', 'added']);
  expect(diffDocuments(english, both).texts[1]).toEqual({
    ...{ locale: 'zh-CN', kind: 'added', summary: null },
    title: [{ kind: 'added', text: '育儿假' }],
    blocks: [{ kind: 'added', text: '先申请。' }],
  });
});
