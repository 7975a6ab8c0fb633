import type { Mark } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../engine/schema';

const { marks } = schema;

export interface LinkAt {
  from: number;
  to: number;
  href: string;
}

/** Returns the link around the start of the selection; null if there is none. */
export function linkAt(state: EditorState): LinkAt | null {
  const { $from, from, to } = state.selection;
  const mark = markAt(state);
  if (!mark || to > $from.end()) return null;
  const isLinked = (index: number): boolean => {
    const child = $from.parent.maybeChild(index);
    return child !== null && mark.isInSet(child.marks);
  };
  let first = $from.index();
  if (!isLinked(first)) first -= 1;
  let last = first;
  while (first > 0 && isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  const start = $from.start() + sizeBefore(state, first);
  const end = $from.start() + sizeBefore(state, last + 1);
  return start <= from && end >= from ? { from: start, to: end, href: String(mark.attrs.href) } : null;
}

const markAt = ({ selection: { $from } }: EditorState): Mark | undefined =>
  marks.link.isInSet($from.marks()) ?? ($from.nodeAfter ? marks.link.isInSet($from.nodeAfter.marks) : undefined);

function sizeBefore({ selection: { $from } }: EditorState, index: number): number {
  let size = 0;
  for (let child = 0; child < index; child += 1) size += $from.parent.child(child).nodeSize;
  return size;
}

/** Links the selected text, the link at the cursor, or `title` inserted at the cursor. */
export function setLink(href: string, title = href): Command {
  return (state, dispatch) => {
    const present = linkAt(state);
    const { from, to, empty } = state.selection;
    const mark = marks.link.create({ href });
    const tr = state.tr;
    if (present) tr.removeMark(present.from, present.to, marks.link).addMark(present.from, present.to, mark);
    else if (empty) tr.insert(from, schema.text(title, [mark])).setSelection(TextSelection.create(tr.doc, from + title.length));
    else tr.addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Removes the link at the selection; its text stays. */
export const removeLink: Command = (state, dispatch) => {
  const present = linkAt(state);
  if (!present) return false;
  dispatch?.(state.tr.removeMark(present.from, present.to, marks.link));
  return true;
};

/** Sets the alternative text of the picture at the position. A picture that is selected stays so. */
export function describePicture(tr: Transaction, position: number, alt: string): Transaction {
  const isSelected = tr.selection instanceof NodeSelection && tr.selection.from === position;
  tr.setNodeMarkup(position, null, { ...tr.doc.nodeAt(position)?.attrs, alt });
  return isSelected ? tr.setSelection(NodeSelection.create(tr.doc, position)) : tr;
}
