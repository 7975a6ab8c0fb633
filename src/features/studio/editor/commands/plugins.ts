import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { markdownShortcuts } from './input-rules';
import { joinLists } from './join-lists';
import { editorKeys } from './keymap';
import { regularTables } from './regular-tables';

/** Returns the plugins of the editor that need no view. */
export const editorPlugins = (): Plugin[] => [
  markdownShortcuts(),
  ...editorKeys(),
  history(),
  joinLists(),
  tableEditing(),
  regularTables(),
  gapCursor(),
  dropCursor({ color: false, class: 'drop-cursor' }),
];
