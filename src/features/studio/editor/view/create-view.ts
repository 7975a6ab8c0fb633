import { keymap } from 'prosemirror-keymap';
import { EditorState, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { editorPlugins } from '../commands/plugins';
import type { EditSession } from '../engine/edit-session';
import { pasteLimit } from '../paste/paste-limit';
import { cleanPastedHtml } from '../paste/clean-html';
import { pasteRules } from '../paste/paste-rules';
import { slashMenu } from './slash-menu';
import { uploads } from './uploads';

export interface ViewOptions {
  session: EditSession;
  /** Attributes of the editing surface. */
  attributes: Record<string, string>;
  nodeViews: Record<string, NodeViewConstructor>;
  isReadOnly: boolean;
  onMenuKey: (event: KeyboardEvent) => boolean;
  /** Called for the key of links. */
  onLinkKey: () => void;
  onPasteTooLarge: () => void;
  /** Takes dropped or pasted files; returns whether they are taken. */
  onFiles: (view: EditorView, files: File[], position?: number) => boolean;
  onUpdate: (view: EditorView, tr: Transaction) => void;
  onBlur: () => void;
}

/** Creates the editing surface in `place`. */
export function createView(place: HTMLElement, options: ViewOptions): EditorView {
  const linkKey = keymap({
    'Mod-k': () => {
      options.onLinkKey();
      return true;
    },
  });
  const plugins = [slashMenu(options.onMenuKey), linkKey, ...editorPlugins(), uploads()];
  return new EditorView(place, {
    state: EditorState.create({ doc: options.session.doc, plugins }),
    attributes: options.attributes,
    nodeViews: options.nodeViews,
    editable: () => !options.isReadOnly,
    transformPastedHTML: cleanPastedHtml,
    ...pasteRules,
    handleDOMEvents: {
      paste: (_view, event) => pasteLimit(event, options.onPasteTooLarge),
      blur: () => {
        options.onBlur();
        return false;
      },
    },
    handlePaste: (view, event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Spreadsheets put a picture of the cells beside the cells.
      return files.length > 0 && !event.clipboardData?.types.includes('text/html') && options.onFiles(view, files);
    },
    handleDrop: (view, event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      return files.length > 0 && options.onFiles(view, files, position);
    },
    dispatchTransaction(this: EditorView, tr) {
      this.updateState(this.state.apply(tr));
      options.onUpdate(this, tr);
    },
  });
}
