import { Schema, type MarkSpec } from 'prosemirror-model';
import { safeAddress } from './safe-address';
import { NODES } from './schema-nodes';

/** HTML elements without attributes that are edited as formatting, besides those that have Markdown of their own. */
export const PLAIN_TAGS = ['sup', 'sub', 'kbd', 'mark', 'small', 'ins', 'u', 'cite', 'q', 'samp', 'var'];

const emphasis = (tags: readonly string[], element: string): MarkSpec => ({
  /** `markup` is the delimiter or the HTML tag that the text is written with. */
  attrs: { markup: { default: null } },
  parseDOM: tags.map((tag) => ({ tag, getAttrs: (found: HTMLElement) => ({ markup: found.dataset.markup ?? null }) })),
  toDOM: (mark) => [element, { 'data-markup': mark.attrs.markup as string | null }, 0],
});

/** Marks from the outermost to the innermost. */
const MARKS = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => ({ href: link.dataset.href ?? link.getAttribute('href'), title: link.getAttribute('title') }),
      },
    ],
    toDOM: ({ attrs }) => [
      'a',
      { href: safeAddress(String(attrs.href)) ?? '#', 'data-href': String(attrs.href), title: attrs.title as string | null },
      0,
    ],
  },
  strong: emphasis(['strong', 'b'], 'strong'),
  em: emphasis(['em', 'i'], 'em'),
  strike: emphasis(['s', 'del', 'strike'], 's'),
  tagged: {
    attrs: { tag: {} },
    excludes: '',
    parseDOM: PLAIN_TAGS.map((tag) => ({ tag, attrs: { tag } })),
    toDOM: (mark) => [String(mark.attrs.tag), 0],
  },
  /** Address in angle brackets: its text is its target. */
  autolink: {
    inclusive: true,
    excludes: 'link autolink',
    parseDOM: [{ tag: 'a[data-autolink]', priority: 60 }],
    toDOM: () => ['a', { 'data-autolink': '' }, 0],
  },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', { spellcheck: 'false' }, 0], code: true },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof NODES, keyof typeof MARKS>({ nodes: NODES, marks: MARKS });
