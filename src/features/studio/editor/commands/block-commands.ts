import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../engine/schema';

const { nodes } = schema;

/** Makes the selected paragraphs headings of the level, or paragraphs again if they are. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    headingLevelAt(state) === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

export const toParagraph: Command = (state, dispatch) => setBlockType(nodes.paragraph)(state, dispatch);

export const toCodeBlock: Command = (state, dispatch) => setBlockType(nodes.code_block)(state, dispatch);

/** Returns the level of the heading at the start of the selection; null in another block. */
export function headingLevelAt(state: EditorState): number | null {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading ? (parent.attrs.level as number) : null;
}

/** Returns the depth of the innermost node around a position that `matches`; null if there is none. */
export function depthOf($from: ResolvedPos, matches: (node: Node) => boolean): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (matches($from.node(depth))) return depth;
  return null;
}

export const isWithin = (state: EditorState, type: NodeType): boolean =>
  depthOf(state.selection.$from, (node) => node.type === type) !== null;

export const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

export type ListKind = 'bullet' | 'ordered' | 'check';

/** Returns the kind of the innermost list at the start of the selection. */
export function listKindAt({ selection: { $from } }: EditorState): ListKind | null {
  const depth = depthOf($from, (node) => isList(node.type) || isCheckItem(node));
  const node = depth === null ? null : $from.node(depth);
  if (!node) return null;
  if (isCheckItem(node)) return 'check';
  return node.type === nodes.bullet_list ? 'bullet' : 'ordered';
}

/** Makes the selected paragraphs a list of the kind, changes the kind of their list, or ends the list if it has the kind. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const present = listKindAt(state);
    if (present === kind) return liftListItem(nodes.list_item)(state, dispatch);
    if (present !== null) {
      dispatch?.(changeList(state, kind));
      return true;
    }
    const type = kind === 'ordered' ? nodes.ordered_list : nodes.bullet_list;
    let wrapped = state;
    const isPossible = wrapInList(type)(state, (tr) => {
      wrapped = state.apply(tr);
      dispatch?.(kind === 'check' ? checkItems(tr, wrapped, ' ') : tr);
    });
    return isPossible;
  };
}

function changeList(state: EditorState, kind: ListKind): Transaction {
  const { $from } = state.selection;
  const depth = depthOf($from, (node) => isList(node.type)) ?? 0;
  const list = $from.node(depth);
  const type = kind === 'ordered' ? nodes.ordered_list : nodes.bullet_list;
  const tr = state.tr;
  if (list.type !== type) tr.setNodeMarkup($from.before(depth), type, { tight: list.attrs.tight === true });
  list.forEach((item, offset) => {
    const checked = kind === 'check' ? ((item.attrs.checked as string | null) ?? ' ') : null;
    tr.setNodeMarkup($from.before(depth) + 1 + offset, null, { checked });
  });
  return tr;
}

const isCheckItem = ({ type, attrs }: Node): boolean => type === nodes.list_item && attrs.checked !== null;
const isList = (type: NodeType): boolean => type === nodes.bullet_list || type === nodes.ordered_list;

function checkItems(tr: Transaction, { selection }: EditorState, checked: string): Transaction {
  const { from, to } = selection;
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (node.type === nodes.list_item) tr.setNodeMarkup(position, null, { checked });
  });
  return tr;
}

/** Ticks or clears the item of the check list at the selection. */
export const toggleCheck: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = depthOf($from, isCheckItem);
  if (depth === null) return false;
  const checked = $from.node(depth).attrs.checked === ' ' ? 'x' : ' ';
  dispatch?.(state.tr.setNodeMarkup($from.before(depth), null, { checked }));
  return true;
};

/** Inserts a line between two parts of the text, and puts the cursor behind it. */
export const insertRule: Command = (state, dispatch) => {
  dispatch?.(insertBlock(state.tr, nodes.horizontal_rule.create()));
  return true;
};

/** Inserts a block of source, selected, so that it can be filled. */
export const insertSource: Command = (state, dispatch) => {
  const tr = insertBlock(state.tr, nodes.source_block.create({ source: '', kind: 'html' }));
  const position = tr.selection.$from.before(1);
  const before = tr.doc.resolve(position).nodeBefore;
  if (before?.type === nodes.source_block) tr.setSelection(NodeSelection.create(tr.doc, position - before.nodeSize));
  dispatch?.(tr);
  return true;
};

/** Inserts a block in place of an empty paragraph or behind the selected block, with the cursor in the paragraph behind it. */
export function insertBlock(tr: Transaction, block: ReturnType<typeof nodes.paragraph.create>): Transaction {
  const { $to } = tr.selection;
  const isEmpty = $to.parent.type === nodes.paragraph && $to.parent.content.size === 0 && $to.depth === 1;
  const start = isEmpty ? $to.before() : $to.depth === 0 ? $to.pos : $to.after(1);
  const end = isEmpty ? $to.after() : start;
  tr.replaceWith(start, end, block);
  const behind = start + block.nodeSize;
  if (!tr.doc.nodeAt(behind)?.isTextblock) tr.insert(behind, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView();
}
