import { CONTAINER_KINDS, type ContainerKind } from 'markdown/containers';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import { isInTable } from 'prosemirror-tables';
import type { Command, EditorState } from 'prosemirror-state';
import {
  headingLevelAt,
  insertRule,
  insertSource,
  isWithin,
  listKindAt,
  toCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
  toParagraph,
} from '../commands/block-commands';
import { containerAt, wrapInContainer } from '../commands/container-commands';
import { insertTable } from '../commands/table-commands';
import { schema } from '../engine/schema';

const { nodes, marks } = schema;

export type ActionName =
  | 'undo'
  | 'redo'
  | 'paragraph'
  | `heading${2 | 3 | 4}`
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'bullets'
  | 'numbers'
  | 'checks'
  | 'quote'
  | 'codeBlock'
  | 'table'
  | 'line'
  | ContainerKind
  | 'html';

export interface Action {
  name: ActionName;
  command: Command;
  /** Returns whether the action is on at the selection; actions that are never on have none. */
  isOn?: (state: EditorState) => boolean;
  /** Keys that run it, as ARIA writes them; `Control` stands for Command on a Mac. */
  keys?: string;
}

const heading = (level: 2 | 3 | 4): Action => ({
  name: `heading${level}`,
  command: toggleHeading(level),
  isOn: (state) => headingLevelAt(state) === level,
  keys: `Control+Alt+${level}`,
});

const formatting = (name: ActionName, type: MarkType, keys: string): Action => ({
  name,
  command: toggleMark(type),
  isOn: ({ selection: { from, to, $from, empty }, storedMarks, doc }) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  keys,
});

const container = (kind: ContainerKind): Action => ({
  name: kind,
  command: wrapInContainer(kind),
  isOn: (state) => containerAt(state)?.kind === kind,
});

export const UNDO: Action = { name: 'undo', command: undo, keys: 'Control+Z' };
const REDO: Action = { name: 'redo', command: redo, keys: 'Control+Y' };

const CHARACTERS = [formatting('bold', marks.strong, 'Control+B'), formatting('italic', marks.em, 'Control+I')];
const BULLETS: Action = {
  name: 'bullets',
  command: toggleList('bullet'),
  isOn: (state) => listKindAt(state) === 'bullet',
  keys: 'Control+Shift+8',
};
const OTHER_BLOCKS: readonly Action[] = [
  {
    name: 'numbers',
    command: toggleList('ordered'),
    isOn: (state) => listKindAt(state) === 'ordered',
    keys: 'Control+Shift+7',
  },
  { name: 'checks', command: toggleList('check'), isOn: (state) => listKindAt(state) === 'check', keys: 'Control+Shift+9' },
  { name: 'quote', command: toggleQuote, isOn: (state) => isWithin(state, nodes.blockquote), keys: 'Control+Shift+.' },
];
const TABLE: Action = { name: 'table', command: insertTable, isOn: isInTable };

/** Actions by group, in the order of the toolbar. */
export const TOOLBAR: readonly (readonly Action[])[] = [
  [UNDO, REDO],
  [heading(2), heading(3)],
  CHARACTERS,
  [BULLETS, ...OTHER_BLOCKS],
  [TABLE],
];

/** Actions of a phone's toolbar, which scrolls: the most used ones first. `UNDO` is beside it, so that it stays visible. */
export const PHONE_TOOLBAR: typeof TOOLBAR = [CHARACTERS, [heading(2), BULLETS], [heading(3), ...OTHER_BLOCKS], [TABLE], [REDO]];

/** Actions that few texts need, in the last menu of the toolbar. */
export const RARE: readonly Action[] = [
  heading(4),
  formatting('strike', marks.strike, 'Control+Shift+X'),
  formatting('code', marks.code, 'Control+E'),
];

/** Actions of the menu that inserts parts. */
export const INSERT: readonly Action[] = [
  ...CONTAINER_KINDS.map(container),
  { name: 'codeBlock', command: toCodeBlock },
  { name: 'line', command: insertRule },
  { name: 'html', command: insertSource },
];

const toText: Action = { name: 'paragraph', command: toParagraph };

const IN_MENU: readonly ActionName[] = [
  'heading2',
  'heading3',
  'heading4',
  'paragraph',
  'bullets',
  'numbers',
  'checks',
  'quote',
  'table',
  ...CONTAINER_KINDS,
  'codeBlock',
  'line',
  'html',
];

/** Actions of the menu that a slash opens. */
export const MENU: readonly Action[] = IN_MENU.flatMap((name) =>
  [...TOOLBAR.flat(), ...RARE, toText, ...INSERT].filter((action) => action.name === name),
);
