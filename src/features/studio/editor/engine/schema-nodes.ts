import { CONTAINER_KINDS } from 'markdown/containers';
import type { Attrs, DOMOutputSpec, NodeSpec } from 'prosemirror-model';

/** Alignment of a table column; null if its author gave none. */
export type Alignment = 'left' | 'center' | 'right' | null;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value || null : typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;

/** Returns the attributes as `data-` attributes, so that copied content keeps how it was written. */
function dataOf(attrs: Attrs, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [`data-${name.toLowerCase()}`, textOf(attrs[name])]));
}

const CELL_ATTRS = {
  alignment: { default: null },
  // Constants that prosemirror-tables reads: Markdown has no merged cells.
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
};

const alignmentOf = (cell: HTMLElement): Alignment => {
  const align = cell.getAttribute('align');
  return align === 'left' || align === 'center' || align === 'right' ? align : null;
};

const cell = (tag: 'th' | 'td', tableRole: 'header_cell' | 'cell'): NodeSpec => ({
  content: 'inline*',
  attrs: CELL_ATTRS,
  tableRole,
  isolating: true,
  parseDOM: [{ tag, getAttrs: (element) => ({ alignment: alignmentOf(element) }) }],
  toDOM: (node): DOMOutputSpec => [tag, { align: textOf(node.attrs.alignment) }, 0],
});

const tables = {
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    /** `delimiter` is the line under the heading as its author wrote it. */
    attrs: { delimiter: { default: null } },
    parseDOM: [{ tag: 'table', getAttrs: (element) => ({ delimiter: element.dataset.delimiter ?? null }) }],
    toDOM: (node) => ['div', { class: 'table-frame' }, ['table', dataOf(node.attrs, ['delimiter']), ['tbody', 0]]],
  },
  table_row: { content: '(table_header | table_cell)*', tableRole: 'row', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  table_header: cell('th', 'header_cell'),
  table_cell: cell('td', 'cell'),
} satisfies Record<string, NodeSpec>;

const lists = {
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { bullet: { default: '-' }, tight: { default: true } },
    parseDOM: [{ tag: 'ul', getAttrs: (list) => ({ bullet: list.dataset.bullet ?? '-', tight: isTight(list) }) }],
    toDOM: (node) => ['ul', dataOf(node.attrs, ['bullet', 'tight']), 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    /** `repeats` is true if all items are written with the same number. */
    attrs: {
      order: { default: 1 },
      delimiter: { default: '.' },
      tight: { default: true },
      repeats: { default: false },
    },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({
          order: startOf(list),
          delimiter: list.dataset.delimiter ?? '.',
          repeats: list.dataset.repeats === 'true',
          tight: isTight(list),
        }),
      },
    ],
    toDOM: (node) => [
      'ol',
      {
        start: node.attrs.order === 1 ? null : String(node.attrs.order),
        ...dataOf(node.attrs, ['delimiter', 'tight', 'repeats']),
      },
      0,
    ],
  },
  list_item: {
    content: 'block+',
    defining: true,
    /** `checked` is the character between the brackets of a check list's item; null in any other list. */
    attrs: { checked: { default: null } },
    parseDOM: [{ tag: 'li', getAttrs: (item) => ({ checked: item.dataset.checked ?? null }) }],
    toDOM: (node) => ['li', { 'data-checked': node.attrs.checked as string | null }, 0],
  },
} satisfies Record<string, NodeSpec>;

const startOf = (list: HTMLElement): number => {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1;
};

const isTight = (list: HTMLElement): boolean => list.dataset.tight !== 'false';

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];

const texts = {
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    /** `underline` is the character that an underlined heading is written with; null for `## …`. */
    attrs: { level: { default: 2 }, underline: { default: null } },
    parseDOM: HEADING_LEVELS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (heading: HTMLElement) => ({ level, underline: heading.dataset.underline ?? null }),
    })),
    toDOM: (node) => [
      `h${Math.max(2, Number(node.attrs.level))}`,
      { 'data-level': String(node.attrs.level), ...dataOf(node.attrs, ['underline']) },
      0,
    ],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    /** `fence` is the line of characters around the code; empty for indented code. */
    attrs: { fence: { default: '```' }, params: { default: '' } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (pre) => ({ fence: pre.dataset.fence ?? '```', params: pre.dataset.params ?? '' }),
      },
    ],
    toDOM: (node) => [
      'pre',
      { 'data-fence': node.attrs.fence as string, 'data-params': textOf(node.attrs.params) },
      ['code', { spellcheck: 'false' }, 0],
    ],
  },
} satisfies Record<string, NodeSpec>;

const containers = {
  /** Note, warning, details or steps; `colons` and `space` are how its first line is written. */
  container: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { kind: { default: 'note' }, title: { default: '' }, colons: { default: ':::' }, space: { default: '' } },
    parseDOM: [
      {
        tag: 'div[data-container]',
        getAttrs: ({ dataset }) => ({
          kind: CONTAINER_KINDS.find((kind) => kind === dataset.container) ?? 'note',
          title: dataset.title ?? '',
          colons: dataset.colons ?? ':::',
          space: dataset.space ?? '',
        }),
      },
    ],
    toDOM: ({ attrs }) => ['div', { 'data-container': String(attrs.kind), ...dataOf(attrs, ['title', 'colons', 'space']) }, 0],
  },
} satisfies Record<string, NodeSpec>;

const leaves = {
  horizontal_rule: {
    group: 'block',
    attrs: { markup: { default: '---' } },
    parseDOM: [{ tag: 'hr', getAttrs: (rule) => ({ markup: rule.dataset.markup ?? '---' }) }],
    toDOM: (node) => ['hr', dataOf(node.attrs, ['markup'])],
  },
  /** Block that is kept and edited as Markdown or HTML: raw HTML, definitions, and what the editor cannot write again. */
  source_block: {
    group: 'block',
    atom: true,
    isolating: true,
    attrs: { source: {}, kind: { default: 'markdown' } },
    parseDOM: [
      {
        tag: 'pre[data-source-block]',
        priority: 60,
        getAttrs: (element) => ({ source: element.textContent, kind: element.dataset.sourceBlock }),
      },
    ],
    toDOM: (node) => ['pre', { 'data-source-block': String(node.attrs.kind) }, String(node.attrs.source)],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({
          src: image.dataset.src ?? image.getAttribute('src'),
          alt: image.getAttribute('alt') ?? '',
          title: image.getAttribute('title'),
        }),
      },
    ],
    // The address is not shown: it is relative to the document, and resolved by the node's view.
    toDOM: (node) => [
      'img',
      {
        'data-src': String(node.attrs.src),
        src: String(node.attrs.src),
        alt: String(node.attrs.alt),
        title: textOf(node.attrs.title),
      },
    ],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    /** `markup` is the characters of the line break as they were written. */
    attrs: { markup: { default: '\\' } },
    parseDOM: [{ tag: 'br', getAttrs: (element) => ({ markup: element.dataset.markup ?? '\\' }) }],
    toDOM: (node) => ['br', { 'data-markup': String(node.attrs.markup) }],
  },
  /** Line end in the source that readers see as a space. */
  soft_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => ' ',
    parseDOM: [{ tag: 'span[data-soft-break]' }],
    toDOM: () => ['span', { 'data-soft-break': '' }, ' '],
  },
  /** Tag, entity or footnote mark that is kept as written. */
  inline_source: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { source: {} },
    parseDOM: [{ tag: 'code[data-inline-source]', priority: 60, getAttrs: (element) => ({ source: element.textContent }) }],
    toDOM: (node) => ['code', { 'data-inline-source': '' }, String(node.attrs.source)],
  },
} satisfies Record<string, NodeSpec>;

/** Nodes of a document. The first block is the one that an empty document has. */
export const NODES = {
  doc: { content: 'block+' },
  ...texts,
  ...lists,
  ...tables,
  ...containers,
  ...leaves,
} satisfies Record<string, NodeSpec>;
