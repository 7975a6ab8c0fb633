import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

const THEME = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: 'var(--text-14)' },
  '&.cm-focused': { outline: '2px solid var(--focus)' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { padding: 'var(--space-4)', caretColor: 'var(--ink)' },
});

export interface SourceEditorOptions {
  markdown: string;
  label: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
}

/**
 * Creates the editor of the source. It stands in a shadow root, whose styles are constructed by script, because the page's
 * content security policy allows no inline style.
 */
export function createSourceEditor(
  place: HTMLElement,
  { markdown: text, label, isReadOnly, onChange }: SourceEditorOptions,
): EditorView {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  // Text that is not edited keeps its line ends.
  const lineSeparator = text.includes('\r\n') ? '\r\n' : '\n';
  const state = EditorState.create({
    doc: text,
    extensions: [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      markdown(),
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({ 'aria-label': label }),
      THEME,
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) onChange(doc.toString().replaceAll('\n', lineSeparator));
      }),
    ],
  });
  return new EditorView({ state, parent: root, root });
}
