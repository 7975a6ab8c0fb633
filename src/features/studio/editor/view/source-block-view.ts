import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { parseTokens } from '../engine/parser';
import { blockRanges, linesOf, withoutLineEnd } from 'markdown/block-ranges';
import { schema } from '../engine/schema';

export interface SourceBlockTexts {
  kind: (kind: string) => string;
  edit: string;
  done: string;
  cancel: string;
  field: string;
}

/** Shows blocks that are kept as source, with a field to edit them. */
export const sourceBlockView =
  (texts: () => SourceBlockTexts): NodeViewConstructor =>
  (node, view, position) =>
    new SourceBlockView(node, view, position, texts());

class SourceBlockView implements NodeView {
  readonly dom = document.createElement('div');
  #node: Node;
  readonly #view: EditorView;
  readonly #position: () => number | undefined;
  readonly #texts: SourceBlockTexts;
  #field: HTMLTextAreaElement | null = null;

  constructor(node: Node, view: EditorView, position: () => number | undefined, texts: SourceBlockTexts) {
    this.#node = node;
    this.#view = view;
    this.#position = position;
    this.#texts = texts;
    this.dom.dataset.sourceBlock = '';
    this.dom.contentEditable = 'false';
    if (node.attrs.source === '') this.#edit();
    else this.#show();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    const isChanged = node.attrs.source !== this.#node.attrs.source;
    this.#node = node;
    if (isChanged && !this.#field) this.#show();
    return true;
  }

  /** Keeps the events of the field and of the buttons from the editor. */
  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLElement && event.target.closest('textarea, button') !== null;
  }

  ignoreMutation(): boolean {
    return true;
  }

  /** Opens the field with Enter while the block is selected. */
  selectNode(): void {
    this.dom.classList.add('ProseMirror-selectednode');
    this.dom.ownerDocument.addEventListener('keydown', this.#onKey, true);
  }

  deselectNode(): void {
    this.dom.classList.remove('ProseMirror-selectednode');
    this.dom.ownerDocument.removeEventListener('keydown', this.#onKey, true);
  }

  destroy(): void {
    this.deselectNode();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== this.#view.dom) return;
    event.preventDefault();
    event.stopPropagation();
    this.#edit();
  };

  #show(): void {
    this.#field = null;
    const text = document.createElement('pre');
    text.textContent = String(this.#node.attrs.source);
    this.dom.replaceChildren(this.#caption(), text);
    if (this.#view.editable)
      this.dom.append(
        this.#button(this.#texts.edit, () => {
          this.#edit();
        }),
      );
  }

  #edit(): void {
    const field = document.createElement('textarea');
    field.value = String(this.#node.attrs.source);
    field.rows = Math.min(20, field.value.split('\n').length + 1);
    field.spellcheck = false;
    field.setAttribute('aria-label', this.#texts.field);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
    this.#field = field;
    const done = this.#button(this.#texts.done, () => {
      this.#commit(field.value);
    });
    const cancel = this.#button(this.#texts.cancel, () => {
      this.#close();
    });
    this.dom.replaceChildren(this.#caption(), field, done, cancel);
    // The block may not be in the page yet.
    requestAnimationFrame(() => {
      field.focus();
    });
  }

  #close(): void {
    if (this.#node.attrs.source === '') this.#commit('');
    else this.#show();
    this.#view.focus();
  }

  /** Replaces the block by the blocks that the text has; by nothing if it is blank. */
  #commit(source: string): void {
    const position = this.#position();
    if (position === undefined) return;
    this.#field = null;
    const { kind } = this.#node.attrs as { kind: string };
    const nodes = sourcesOf(source).map((text) => schema.nodes.source_block.create({ source: text, kind }));
    const { tr } = this.#view.state;
    tr.replaceWith(position, position + this.#node.nodeSize, nodes.length ? nodes : schema.nodes.paragraph.create());
    if (nodes.length) tr.setSelection(NodeSelection.create(tr.doc, position));
    this.#view.dispatch(tr);
    this.#view.focus();
    if (nodes[0]?.eq(this.#node)) this.#show();
  }

  #caption(): HTMLElement {
    const caption = document.createElement('span');
    caption.textContent = this.#texts.kind(String(this.#node.attrs.kind));
    return caption;
  }

  #button(label: string, onClick: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-quiet';
    button.textContent = label;
    button.addEventListener('click', onClick);
    return button;
  }
}

/** Returns the text of each block of the source. */
function sourcesOf(source: string): string[] {
  const lines = linesOf(source);
  return blockRanges(parseTokens(source).tokens, lines).map(({ start, end }) => withoutLineEnd(lines.slice(start, end).join('')));
}
