import '@/lib/i18n/texts/studio';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { editorPlugins } from '@/features/studio/editor/commands/plugins';
import { insertTable, tableCommands } from '@/features/studio/editor/commands/table-commands';
import { toggleList } from '@/features/studio/editor/commands/block-commands';
import { openDocument } from '@/features/studio/editor/engine/open-document';
import { saveDocument } from '@/features/studio/editor/engine/save-document';
import { MarkdownEditor } from '@/features/studio/editor/MarkdownEditor';
import { startI18n } from '@/lib/i18n/i18n';

beforeEach(startI18n);

/** Types into a state as a view would, and returns the Markdown. */
function typed(markdown: string, keys: string): string {
  const opened = openDocument(markdown);
  let state = EditorState.create({ doc: opened.doc, plugins: editorPlugins() });
  const view = {
    get state() {
      return state;
    },
    dispatch: (tr: EditorState['tr']) => {
      state = state.apply(tr);
    },
    composing: false,
  };
  for (const key of keys) {
    const { from, to } = state.selection;
    const deflt = () => state.tr.insertText(key, from, to);
    const isTaken = state.plugins.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, view as unknown as EditorView, from, to, key, deflt),
    );
    if (!isTaken) state = state.apply(state.tr.insertText(key, from, to));
  }
  return saveDocument(state.doc, opened).markdown;
}

test.each([
  ['## Title', '## Title\n'],
  ['- item', '- item\n'],
  ['3. item', '3. item\n'],
  ['[ ] open', '- [ ] open\n'],
  ['[x] done', '- [x] done\n'],
  ['> words', '> words\n'],
  ['a **bold** word', 'a **bold** word\n'],
  ['an *italic* word', 'an *italic* word\n'],
  ['~~gone~~ and `code`', '~~gone~~ and `code`\n'],
  ['see [us](https://example.org).', 'see [us](https://example.org).\n'],
  ['[bad](javascript:x)', '[bad\\](javascript:x)\n'],
  ['---after', '---\n\nafter\n'],
  [':::note', '\\:::note\n'],
])('an editor who types %j gets %j', (keys, markdown) => {
  expect(typed('', keys)).toBe(markdown);
});

test('an editor inserts a table, adds a row and a column, and saves it', () => {
  const opened = openDocument('');
  let state = EditorState.create({ doc: opened.doc, plugins: editorPlugins() });
  for (const command of [insertTable, tableCommands.rowAfter, tableCommands.columnAfter])
    expect(
      command(state, (tr) => {
        state = state.apply(tr);
      }),
    ).toBe(true);
  expect(tableCommands.deleteRow(state)).toBe(false);
  const row = '|  |  |  |  |';
  expect(saveDocument(state.doc, opened)).toMatchObject({
    isRefused: false,
    markdown: `${row}\n| --- | --- | --- | --- |\n${row}\n${row}\n${row}\n`,
  });
});

test('an editor turns paragraphs into a checklist and back', () => {
  const opened = openDocument('one\n');
  let state = EditorState.create({ doc: opened.doc, plugins: editorPlugins() });
  const run = (kind: 'check' | 'bullet') =>
    toggleList(kind)(state, (tr) => {
      state = state.apply(tr);
    });
  run('check');
  expect(saveDocument(state.doc, opened).markdown).toBe('- [ ] one\n');
  run('check');
  expect(saveDocument(state.doc, opened).markdown).toBe('one\n');
});

test('an editor formats text with the toolbar and finds the same Markdown in the source', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn<undefined, [string]>();
  const { unmount } = render(<MarkdownEditor value={'One  \nline\n'} onChange={onChange} locale="en-US" label="Text" />);
  const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('One');
  expect(screen.getByText('2 words')).toBeInTheDocument();
  await user.click(within(toolbar).getByRole('button', { name: 'Heading' }));
  await waitFor(() => {
    expect(within(toolbar).getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  });
  unmount();
  expect(onChange).toHaveBeenLastCalledWith('## One<br>line\n');
});

test('the buttons of the toolbar are one stop for Tab, and arrow keys move among them', async () => {
  const user = userEvent.setup();
  render(<MarkdownEditor value="" onChange={() => {}} locale="en-US" label="Text" />);
  const toolbar = await screen.findByRole('toolbar');
  within(toolbar).getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(toolbar).getByRole('button', { name: 'Redo' })).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(within(toolbar).getByRole('button', { name: 'Insert' })).toHaveFocus();
});

test('an editor finds rare formatting and the source in the last menu', async () => {
  const user = userEvent.setup();
  render(<MarkdownEditor value="One" onChange={() => {}} locale="en-US" label="Text" />);
  const toolbar = within(await screen.findByRole('toolbar'));
  await user.click(toolbar.getByRole('button', { name: 'More formatting' }));
  await user.click(toolbar.getByRole('menuitem', { name: 'Small heading' }));
  expect(await screen.findByRole('heading', { level: 4, name: 'One' })).toBeVisible();
  await user.click(toolbar.getByRole('button', { name: 'More formatting' }));
  expect(toolbar.getByRole('menuitem', { name: 'Markdown source' })).toBeVisible();
});

test('an editor inserts HTML without an alarm, and what was written before is saved while the block is open', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn<undefined, [string]>();
  const { unmount } = render(<MarkdownEditor value={'One\n'} onChange={onChange} locale="en-US" label="Text" />);
  const toolbar = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  await user.click(toolbar.getByRole('button', { name: 'Heading' }));
  await user.click(toolbar.getByRole('button', { name: 'Insert' }));
  await user.click(toolbar.getByRole('menuitem', { name: 'HTML' }));
  const field = await screen.findByRole('textbox', { name: 'Source' });
  await waitFor(() => {
    expect(onChange).toHaveBeenLastCalledWith('## One\n');
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field, '<aside>Two</aside>');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  unmount();
  expect(onChange).toHaveBeenLastCalledWith('## One\n\n<aside>Two</aside>\n');
});

test('a picture appears as soon as its file is known, and is named if there is none', async () => {
  const editorWith = (resolveFile: (source: string) => string | null | undefined) => (
    <MarkdownEditor value={'![Yard](yard.png)\n'} onChange={() => {}} locale="en-US" label="Text" resolveFile={resolveFile} />
  );
  const { rerender } = render(editorWith(() => null));
  await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(screen.queryByText('Picture not found: Yard')).not.toBeInTheDocument();
  rerender(editorWith(() => undefined));
  expect(screen.getByText('Picture not found: Yard')).toBeInTheDocument();
  rerender(editorWith((source) => `/file/${source}`));
  expect(screen.getByRole('img', { name: 'Yard' })).toHaveAttribute('src', '/file/yard.png');
});
