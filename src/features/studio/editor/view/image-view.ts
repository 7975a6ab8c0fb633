import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';

/** Shows pictures by the address that `resolve` returns for their source, or their description if there is none. */
export const imageView =
  (resolve: (source: string) => string | undefined, missing: () => string): NodeViewConstructor =>
  (node) =>
    new ImageView(node, resolve, missing);

class ImageView implements NodeView {
  readonly dom: HTMLElement;
  #node: Node;
  readonly #resolve: (source: string) => string | undefined;
  readonly #missing: () => string;

  constructor(node: Node, resolve: (source: string) => string | undefined, missing: () => string) {
    this.#node = node;
    this.#resolve = resolve;
    this.#missing = missing;
    this.dom = document.createElement('span');
    this.dom.dataset.picture = '';
    this.#show();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    if (node.attrs !== this.#node.attrs) {
      this.#node = node;
      this.#show();
    }
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  #show(): void {
    const { src, alt } = this.#node.attrs as { src: string; alt: string };
    const address = this.#resolve(src);
    if (address === undefined) {
      this.dom.textContent = `${this.#missing()}: ${alt || src}`;
      return;
    }
    const image = document.createElement('img');
    image.src = address;
    image.alt = alt;
    image.draggable = false;
    this.dom.replaceChildren(image);
  }
}
