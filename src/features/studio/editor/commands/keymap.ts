import { baseKeymap, chainCommands, exitCode, joinDown, joinUp, lift, selectParentNode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItemKeepMarks } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { schema } from '../engine/schema';
import { toCodeBlock, toggleCheck, toggleHeading, toggleList, toggleQuote, toParagraph } from './block-commands';
import { breakInCell, tableCommands } from './table-commands';

const { nodes, marks } = schema;

const hardBreak: Command = chainCommands(exitCode, breakInCell, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Splits an item; the new item of a check list is not ticked. */
const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { checked = null } = ($from.depth > 1 ? $from.node(-1).attrs : {}) as { checked?: string | null };
  return splitListItemKeepMarks(nodes.list_item, { checked: checked === null ? null : ' ' })(state, dispatch);
};

/** Keys of the editor. Tab leaves the editor, except in lists and tables. */
const KEYS: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-Shift-x': toggleMark(marks.strike),
  'Mod-e': toggleMark(marks.code),
  'Mod-z': chainCommands(undoInputRule, undo),
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-Alt-0': toParagraph,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Alt-4': toggleHeading(4),
  'Mod-Alt-c': toCodeBlock,
  'Mod-Shift-7': toggleList('ordered'),
  'Mod-Shift-8': toggleList('bullet'),
  'Mod-Shift-9': toggleList('check'),
  'Mod-Shift-.': toggleQuote,
  'Mod-Enter': chainCommands(toggleCheck, hardBreak),
  'Shift-Enter': hardBreak,
  Enter: chainCommands(breakInCell, splitItem),
  Tab: chainCommands(tableCommands.nextCell, sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(tableCommands.previousCell, liftListItem(nodes.list_item)),
  'Mod-[': lift,
  'Alt-ArrowUp': joinUp,
  'Alt-ArrowDown': joinDown,
  Escape: selectParentNode,
  Backspace: undoInputRule,
};

export const editorKeys = (): Plugin[] => [keymap(KEYS), keymap(baseKeymap)];
