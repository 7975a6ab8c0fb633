import type { ContainerKind } from 'markdown/containers';
import { wrapIn } from 'prosemirror-commands';
import { NodeRange, type Node } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../engine/schema';
import { depthOf, listKindAt } from './block-commands';

const { nodes } = schema;

export interface ContainerAt {
  position: number;
  node: Node;
  kind: ContainerKind;
  title: string;
}

/** Returns the innermost container at the start of the selection. */
export function containerAt({ selection: { $from } }: EditorState): ContainerAt | null {
  const depth = depthOf($from, ({ type }) => type === nodes.container);
  if (depth === null) return null;
  const node = $from.node(depth);
  const { kind, title } = node.attrs as Pick<ContainerAt, 'kind' | 'title'>;
  return { position: $from.before(depth), node, kind, title };
}

/** Puts the selected blocks into a container; steps become a numbered list in one. */
export const wrapInContainer =
  (kind: ContainerKind): Command =>
  (state, dispatch) => {
    if (kind !== 'steps') return wrapIn(nodes.container, { kind })(state, dispatch);
    if (listKindAt(state) === 'ordered') return frameList(state.tr, dispatch);
    return wrapInList(nodes.ordered_list, { tight: false })(state, (tr) => frameList(tr, dispatch));
  };

/** Puts the numbered list at the selection into a container of steps. */
function frameList(tr: Transaction, dispatch?: (tr: Transaction) => void): boolean {
  const { $from } = tr.selection;
  const depth = depthOf($from, ({ type }) => type === nodes.ordered_list);
  if (depth === null) return false;
  const inner = tr.doc.resolve($from.start(depth));
  const range = new NodeRange(inner, tr.doc.resolve($from.end(depth)), depth - 1);
  dispatch?.(tr.wrap(range, [{ type: nodes.container, attrs: { kind: 'steps' } }]));
  return true;
}

/** Changes the kind or the title of the container at the selection. */
export const changeContainer =
  (changes: Partial<Pick<ContainerAt, 'kind' | 'title'>>): Command =>
  (state, dispatch) => {
    const at = containerAt(state);
    if (!at) return false;
    dispatch?.(state.tr.setNodeMarkup(at.position, null, { ...at.node.attrs, ...changes }));
    return true;
  };

/** Takes the container at the selection away; what is in it stays. */
export const removeContainer: Command = (state, dispatch) => {
  const at = containerAt(state);
  if (!at) return false;
  const start = state.doc.resolve(at.position + 1);
  const range = new NodeRange(start, state.doc.resolve(at.position + at.node.nodeSize - 1), start.depth);
  dispatch?.(state.tr.lift(range, start.depth - 1).scrollIntoView());
  return true;
};
