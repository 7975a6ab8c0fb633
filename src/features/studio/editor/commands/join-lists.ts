import { canJoin } from 'prosemirror-transform';
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state';
import { schema } from '../engine/schema';

const { nodes } = schema;

/** Joins lists that meet after a deletion, because Markdown reads two lists with the same bullet as one. */
export const joinLists = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? joined(state) : null,
  });

function joined(state: EditorState): Transaction | null {
  const tr = state.tr;
  let position = 0;
  for (const [index, node] of state.doc.children.entries()) {
    const next = state.doc.maybeChild(index + 1);
    position += node.nodeSize;
    if (!next || next.type !== node.type || !isSameList(node.attrs, next.attrs, node.type === nodes.bullet_list)) continue;
    if (node.type !== nodes.bullet_list && node.type !== nodes.ordered_list) continue;
    const at = tr.mapping.map(position);
    if (canJoin(tr.doc, at)) tr.join(at);
  }
  return tr.docChanged ? tr : null;
}

type Attributes = Readonly<Record<string, unknown>>;

const isSameList = (one: Attributes, other: Attributes, isBullet: boolean): boolean =>
  isBullet ? one.bullet === other.bullet : one.delimiter === other.delimiter;
