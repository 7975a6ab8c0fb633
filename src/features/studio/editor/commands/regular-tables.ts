import type { Node } from 'prosemirror-model';
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../engine/schema';

const { nodes } = schema;

/**
 * Keeps tables in the form that Markdown has: the first row is the heading, no other row is, and a column is aligned as its
 * heading.
 */
export const regularTables = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? regular(before.doc, state) : null,
  });

function regular(before: Node, state: EditorState): Transaction | null {
  const known = new Set(before.children);
  const tr = state.tr;
  state.doc.forEach((block, offset) => {
    if (known.has(block)) return;
    state.doc.nodesBetween(offset, offset + block.nodeSize, (node, position) => {
      if (node.type === nodes.table) regularTable(tr, node, position + 1);
      return node.type !== nodes.table && !node.isTextblock;
    });
  });
  return tr.docChanged ? tr : null;
}

function regularTable(tr: Transaction, table: Node, start: number): void {
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, offset, column) => {
      const type = rowIndex === 0 ? nodes.table_header : nodes.table_cell;
      const heading = table.firstChild?.maybeChild(column);
      const alignment = heading?.attrs.alignment as string | null | undefined;
      if (cell.type === type && cell.attrs.alignment === (alignment ?? null)) return;
      tr.setNodeMarkup(start + rowOffset + 1 + offset, type, { ...cell.attrs, alignment: alignment ?? null });
    });
  });
}
