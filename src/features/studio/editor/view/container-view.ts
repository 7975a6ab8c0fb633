import type { ContainerKind } from 'markdown/containers';
import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';

/** Shows containers as readers see them, details open; one without a title has the name that `names` gives its kind. */
export const containerView =
  (names: Record<ContainerKind, string>): NodeViewConstructor =>
  (node) =>
    new ContainerView(node, names);

class ContainerView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM = document.createElement('div');
  readonly #title = document.createElement('header');
  readonly #names: Record<ContainerKind, string>;
  #kind: ContainerKind;

  constructor(node: Node, names: Record<ContainerKind, string>) {
    this.#names = names;
    this.#kind = node.attrs.kind as ContainerKind;
    this.dom = frameOf(this.#kind);
    this.#title.contentEditable = 'false';
    if (this.#kind !== 'steps') this.dom.append(this.#title);
    this.dom.append(this.contentDOM);
    this.#show(node);
  }

  update(node: Node): boolean {
    if (node.type.name !== 'container' || node.attrs.kind !== this.#kind) return false;
    this.#show(node);
    return true;
  }

  ignoreMutation(record: { type: string; target: globalThis.Node }): boolean {
    return record.type !== 'selection' && !this.contentDOM.contains(record.target);
  }

  #show({ attrs }: Node): void {
    this.#title.textContent = String(attrs.title) || this.#names[this.#kind];
  }
}

function frameOf(kind: ContainerKind): HTMLElement {
  const frame = document.createElement(kind === 'note' || kind === 'warning' ? 'aside' : 'div');
  if (kind === 'details') frame.dataset.details = '';
  else if (kind === 'steps') frame.dataset.steps = '';
  else frame.dataset.callout = kind;
  return frame;
}
