import type { Node } from 'prosemirror-model';
import { openDocument, type OpenedDocument } from './open-document';
import { saveDocument } from './save-document';
import { isUnwritten } from './write-block';

export interface SaveResult {
  /** True if the text would read differently; it was not taken. */
  isRefused: boolean;
  isChanged: boolean;
  markdown: string;
  /** Blocks that read differently since a definition changed, by their position among the children of the document. */
  replacements: ReadonlyMap<number, Node>;
}

/** Text and document of one editor, from its opening on. */
export class EditSession {
  #opened: OpenedDocument;
  #markdown: string;

  constructor(markdown: string) {
    this.#opened = openDocument(markdown);
    this.#markdown = markdown;
  }

  /** Document that was opened. */
  get doc(): Node {
    return this.#opened.doc;
  }

  /** Last text that was written without refusal. */
  get markdown(): string {
    return this.#markdown;
  }

  /** Writes the document. */
  save(doc: Node): SaveResult {
    const saved = saveDocument(doc, this.#opened);
    const replacements = new Map<number, Node>();
    if (saved.isRefused) return { isRefused: true, isChanged: false, markdown: saved.markdown, replacements };
    const isChanged = saved.markdown !== this.#markdown;
    this.#markdown = saved.markdown;
    if (saved.reread) {
      const positions = doc.children.flatMap((node, position) => (isUnwritten(node) ? [] : [position]));
      for (const [index, { node }] of saved.reread.blocks.entries()) {
        const position = positions[index] ?? 0;
        if (!doc.child(position).eq(node)) replacements.set(position, node);
      }
      this.#opened = saved.reread;
    }
    return { isRefused: false, isChanged, markdown: saved.markdown, replacements };
  }
}
