import fc from 'fast-check';
import { EditorState, NodeSelection, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { history, undo } from 'prosemirror-history';
import { canJoin, canSplit } from 'prosemirror-transform';
import { changeContainer, removeContainer, wrapInContainer } from '@/features/studio/editor/commands/container-commands';
import { joinLists } from '@/features/studio/editor/commands/join-lists';
import { describePicture } from '@/features/studio/editor/commands/link-commands';
import { essenceOf } from '@/features/studio/editor/engine/essence';
import { openDocument } from '@/features/studio/editor/engine/open-document';
import { saveDocument } from '@/features/studio/editor/engine/save-document';
import { isEmptyParagraph } from '@/features/studio/editor/engine/write-block';
import { bodiesOf } from './round-trip';

/** Constructs whose neighbours and contents matter. */
const EDGE_CASES = `# Title {#top}
Directly below, with a [reference][ref], a note[^1] and \`code\`.
Second line  
after a break.

* one
* two
  1. first
  2. second

    code under a list

- [ ] open
- [x] done

> quote
> - nested
>
> **bold *and italic*** text

| a | b |
|:--|--:|
| 1 \\| 2 | <br>x |

<div>
raw
</div>

:::note Before you travel
Ask *first*.

- one
- two
:::

::::: details
:::: warning
::: steps
1. One
2. Two
:::
::::
:::::

:::unknown is text

- :::note
  in an item, closed by its end
:::

他说**“好。”**然后 5 * 3 = 15, snake_case_word https://a.example/x_y_z

[ref]: https://example.org "Title"
[^1]: A note.
`;

const TEXTS = [
  EDGE_CASES,
  ...bodiesOf('sample-content')
    .map(({ markdown }) => markdown)
    .filter((_, index) => index % 12 === 0),
];
const WORDS = [
  'x',
  ' ',
  '*',
  '**bold**',
  '# ',
  '- ',
  ':::',
  ':::note ',
  '1. ',
  '> ',
  '[a](b)',
  '<b>',
  '&amp;',
  '_',
  '`',
  '|',
  '\\',
  '你好“',
  '\u3000',
  '~~',
  '[^1]',
  '[ref]',
  '+',
  '===',
];

interface Edit {
  kind: 'delete' | 'insert' | 'move' | 'split' | 'join';
  at: number;
  to: number;
  word: string;
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom('delete', 'insert', 'move', 'split', 'join'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    word: fc.constantFrom(...WORDS),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Returns a transaction for the edit at about that part of the document; null if nothing can be done there. */
function apply(state: EditorState, { kind, at, to, word }: Edit): Transaction | null {
  const { doc, tr } = state;
  const position = TextSelection.near(doc.resolve(Math.floor(at * doc.content.size))).from;
  const end = Math.min(doc.content.size, position + Math.floor(to * 40));
  switch (kind) {
    case 'insert':
      return tr.insertText(word, position);
    case 'delete':
      return tr.delete(position, end);
    case 'split':
      return canSplit(doc, position) ? tr.split(position) : null;
    case 'join': {
      const boundary = doc.resolve(position).depth > 0 ? doc.resolve(position).before(1) : 0;
      return boundary > 0 && canJoin(doc, boundary) ? tr.join(boundary) : null;
    }
    case 'move': {
      const index = Math.floor(at * (doc.childCount - 1));
      const node = doc.child(index);
      const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
      if (doc.childCount < 2) return null;
      tr.delete(start, start + node.nodeSize);
      const place = Math.floor(to * tr.doc.childCount);
      return tr.insert(
        tr.doc.children.slice(0, place).reduce((sum, { nodeSize }) => sum + nodeSize, 0),
        node,
      );
    }
  }
}

test('whatever an editor does, what is saved reads as what is shown, or is refused; undo gives the bytes back', () => {
  let refused = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), edits, (markdown, all) => {
      const opened = openDocument(markdown);
      let state = EditorState.create({ doc: opened.doc, plugins: [history({ newGroupDelay: 0 }), joinLists()] });
      for (const edit of all) {
        const tr = apply(state, edit);
        if (tr) state = state.apply(tr);
      }
      state.doc.check();
      const saved = saveDocument(state.doc, opened);
      runs += 1;
      if (saved.isRefused) refused += 1;
      else if (!saved.reread) {
        const shown = state.doc.children.filter((node) => !isEmptyParagraph(node)).map(essenceOf);
        const read = openDocument(saved.markdown, opened).blocks.map(({ node }) => essenceOf(node));
        expect(read).toEqual(shown);
      }
      while (
        undo(state, (tr) => {
          state = state.apply(tr);
        })
      );
      expect(saveDocument(state.doc, opened)).toMatchObject({ isRefused: false, markdown });
    }),
    { numRuns: 300 },
  );
  // A refusal is honest, but should be rare.
  expect(refused).toBeLessThan(runs / 10);
});

test('an editor who deletes what stands between two lists gets one list', () => {
  const opened = openDocument('- one\n\nbetween\n\n- two\n');
  const [list] = opened.blocks;
  const state = EditorState.create({ doc: opened.doc, plugins: [joinLists()] });
  const start = list?.node.nodeSize ?? 0;
  const { doc } = state.apply(state.tr.delete(start, start + (opened.blocks[1]?.node.nodeSize ?? 0)));
  expect(saveDocument(doc, opened)).toMatchObject({ isRefused: false, markdown: '- one\n- two\n' });
});

test('a block that could not be written again is edited as source', () => {
  const opened = openDocument('*one **two** three*\n\n*a *b* c*\n\n> [x]: https://example.org\n');
  expect(opened.blocks.map(({ node }) => node.type.name)).toEqual(['paragraph', 'source_block', 'source_block']);
});

test('words are bold in Chinese too, where Markdown reads no asterisks', () => {
  const opened = openDocument('他说“好。”然后\n');
  const { tr } = EditorState.create({ doc: opened.doc });
  const { schema } = opened.doc.type;
  const { doc } = tr.addMark(3, 7, schema.mark('strong'));
  expect(saveDocument(doc, opened).markdown).toBe('他说<strong>“好。”</strong>然后\n');
});

test.each(['one\n\ntwo\n', ':::note\none\n\ntwo\n:::\n'])(
  'a block of source that is not filled yet leaves the text as it is: %j',
  (markdown) => {
    const opened = openDocument(markdown);
    const source = opened.doc.type.schema.node('source_block', { source: '', kind: 'html' });
    const { tr } = EditorState.create({ doc: opened.doc });
    const { doc } = tr.insert(markdown.startsWith(':') ? 6 : 5, source);
    expect(saveDocument(doc, opened)).toMatchObject({ isRefused: false, markdown });
  },
);

test('a picture that is described stays selected', () => {
  const { doc } = openDocument('![](yard.png) beside ![](gate.png)\n');
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 1) });
  const described = state.apply(describePicture(state.tr, 1, 'The yard'));
  expect(described.selection).toMatchObject({ from: 1, node: { attrs: { alt: 'The yard' } } });
});

const CONTAINED = 'Before.\n\nFirst.\n\nAfter.\n';

/** Returns the Markdown after a command with the cursor in the second paragraph, and after another one. */
function afterCommands(...commands: Command[]): string[] {
  const opened = openDocument(CONTAINED);
  let state = EditorState.create({ doc: opened.doc, selection: TextSelection.create(opened.doc, 11) });
  return commands.map((command) => {
    command(state, (tr) => {
      state = state.apply(tr);
    });
    return saveDocument(state.doc, opened).markdown;
  });
}

test('a paragraph becomes a note, gets a title, becomes a warning, and is a paragraph again', () => {
  expect(
    afterCommands(
      wrapInContainer('note'),
      changeContainer({ title: 'Please' }),
      changeContainer({ kind: 'warning' }),
      removeContainer,
    ),
  ).toEqual([
    'Before.\n\n:::note\nFirst.\n:::\n\nAfter.\n',
    'Before.\n\n:::note Please\nFirst.\n:::\n\nAfter.\n',
    'Before.\n\n:::warning Please\nFirst.\n:::\n\nAfter.\n',
    CONTAINED,
  ]);
});

test('a paragraph becomes the first of numbered steps, and a container in another one has shorter lines of colons', () => {
  expect(afterCommands(wrapInContainer('steps'), wrapInContainer('details'))).toEqual([
    'Before.\n\n:::steps\n1. First.\n:::\n\nAfter.\n',
    'Before.\n\n::::steps\n1. :::details\n   First.\n   :::\n::::\n\nAfter.\n',
  ]);
});

test('a container with a definition in it is edited as source, because the definition would be lost', () => {
  const { doc } = openDocument(':::note\nSee [a][r].\n\n[r]: https://example.org\n:::\n\nAnd [b][r].\n');
  expect(doc.children.map(({ type }) => type.name)).toEqual(['source_block', 'paragraph']);
});
