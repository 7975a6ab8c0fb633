import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import type { WritingMode } from './escape';

export interface KeptItem {
  /** Marker with the spaces behind it, such as `-   `. */
  marker: string;
  /** Lines from the marker on, without the indentation of the list. */
  lines: readonly string[];
}

/** Line under the heading of a table that stands in no list or quote. */
const DELIMITER = /^[ |:-]*-[ |:-]*$/;
const MARKER = /^([-+*]|\d{1,9}[.)])( {1,4}(?! )|(?= {5})|$)/;

/** Lines that rows and list items were written with, so that untouched ones of a changed block stay as they are. */
export class KeptLines {
  readonly #lines: readonly string[];
  readonly #rows = new WeakMap<Node, string>();
  readonly #items = new WeakMap<Node, KeptItem>();

  /** `lines` are those of the document, without line ends. */
  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  note(node: Node, { type, map }: Token): void {
    if (!map) return;
    if (type === 'tr_open') this.#rows.set(node, this.#lines[map[0]] ?? '');
    if (type !== 'list_item_open') return;
    const item = keptItem(this.#lines.slice(map[0], map[1]));
    if (item) this.#items.set(node, item);
  }

  /** Returns the line under a table's heading. */
  delimiterOf({ map }: Token): string | null {
    const line = map && this.#lines[map[0] + 1];
    return line && DELIMITER.test(line) ? line : null;
  }

  row(node: Node): string | undefined {
    return this.#rows.get(node);
  }

  item(node: Node): KeptItem | undefined {
    return this.#items.get(node);
  }
}

/** Returns the item's lines without the list's indentation; undefined if they stand in a quote or are indented irregularly. */
function keptItem(written: readonly string[]): KeptItem | undefined {
  const indent = /^ */.exec(written[0] ?? '')?.[0] ?? '';
  const lines = written.map((line) => (line.trim() === '' ? '' : line));
  while (lines.at(-1) === '') lines.pop();
  if (!lines.every((line) => line === '' || line.startsWith(indent))) return undefined;
  const dedented = lines.map((line) => line.slice(indent.length));
  const [marker] = MARKER.exec(dedented[0] ?? '') ?? [];
  return marker === undefined ? undefined : { marker, lines: dedented };
}

/** Manner in which a block is written. */
export interface Writing {
  mode: WritingMode;
  /** Lines of untouched rows and items; they are used in light mode. */
  kept: KeptLines;
}
