import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';

/** Returns the address of a picture, null while it is not known yet, undefined if there is none. */
export type ResolveFile = (source: string) => string | null | undefined;

/** Addresses of the pictures of a document, and the pictures that are shown by them. */
export class PictureAddresses {
  #resolve: ResolveFile;
  readonly #shown = new Set<ImageView>();

  constructor(resolve: ResolveFile) {
    this.#resolve = resolve;
  }

  /** Shows all pictures by other addresses. */
  setResolver(resolve: ResolveFile): void {
    this.#resolve = resolve;
    for (const picture of this.#shown) picture.refresh();
  }

  /** Returns the view of pictures. One that is not there shows its description after the text that `missing` returns. */
  view(missing: () => string): NodeViewConstructor {
    return (node) => {
      const view = new ImageView(node, {
        resolve: (source) => this.#resolve(source),
        missing,
        onDestroy: () => this.#shown.delete(view),
      });
      this.#shown.add(view);
      return view;
    };
  }
}

interface Options {
  resolve: ResolveFile;
  missing: () => string;
  onDestroy: () => void;
}

class ImageView implements NodeView {
  readonly dom = document.createElement('span');
  #node: Node;
  readonly #options: Options;

  constructor(node: Node, options: Options) {
    this.#node = node;
    this.#options = options;
    this.refresh();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    if (node.attrs !== this.#node.attrs) {
      this.#node = node;
      this.refresh();
    }
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.#options.onDestroy();
  }

  refresh(): void {
    const { src, alt } = this.#node.attrs as { src: string; alt: string };
    this.dom.dataset.picture = src;
    const address = this.#options.resolve(src);
    if (typeof address !== 'string') {
      this.dom.textContent = address === null ? '' : `${this.#options.missing()}: ${alt || src}`;
      return;
    }
    const image = this.dom.querySelector('img') ?? document.createElement('img');
    if (image.getAttribute('src') !== address) image.src = address;
    image.alt = alt;
    image.draggable = false;
    if (!image.parentNode) this.dom.replaceChildren(image);
  }
}
