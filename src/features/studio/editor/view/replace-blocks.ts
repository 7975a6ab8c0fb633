import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** Replaces blocks by what they read as now, by their position among the children of the document; not undone by Undo. */
export function replaceBlocks(state: EditorState, replacements: ReadonlyMap<number, Node>): Transaction {
  const tr = state.tr;
  let start = 0;
  for (const [position, node] of state.doc.children.entries()) {
    const replacement = replacements.get(position);
    if (replacement) tr.replaceWith(tr.mapping.map(start), tr.mapping.map(start + node.nodeSize), replacement);
    start += node.nodeSize;
  }
  return tr.setMeta('addToHistory', false);
}
