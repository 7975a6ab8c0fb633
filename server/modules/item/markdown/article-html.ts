import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { ContentError } from './content-error';
import { INLINE_TAGS } from './inline-tags';

/** Maximum nesting depth: deeper than any real document, but low enough to walk the tree by recursion and to parse in linear time. */
const MAX_DEPTH = 200;

const BLOCKS = [
  'p',
  'div',
  'section',
  'blockquote',
  'pre',
  'hr',
  'details',
  'summary',
  'figure',
  'figcaption',
  'aside',
  'header',
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** Elements whose content is not part of the document's text. */
const WITHOUT_TEXT = ['script', 'style', 'template', 'noscript', 'svg', 'math', 'title', 'head', 'textarea', 'select', 'option'];
const NOT_RENDERED = ['iframe', 'object', 'embed', 'video', 'audio', 'canvas'];

const CELL = ['colspan', 'rowspan', 'align', 'scope', 'headers'];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...HEADINGS, ...LISTS, ...TABLES, ...INLINE_TAGS, 'img', 'br'],
  allowedAttributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    details: ['open'],
    aside: [{ name: 'data-callout', values: ['note', 'warning'] }],
    div: [
      { name: 'data-steps', values: [''] },
      { name: 'data-stale', values: [''] },
    ],
    em: [{ name: 'data-duration', values: [''] }],
    time: ['datetime'],
    th: CELL,
    td: CELL,
    col: ['span'],
    colgroup: ['span'],
  },
  allowedClasses: { code: ['language-*'], sup: ['footnote-ref'], section: ['footnotes'], a: ['footnote-backref'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [...WITHOUT_TEXT, ...NOT_RENDERED],
  parseStyleAttributes: false,
  // `<a name="x">` is an older form of an anchor. The attribute itself would shadow properties of `document`.
  transformTags: {
    a: (tagName, { name, ...attribs }) => ({ tagName, attribs: name ? { id: name, ...attribs } : attribs }),
  },
};

/**
 * Returns the HTML with only the elements and attributes allowed in an article: no scripts, styles, forms, frames or foreign
 * markup. Throws ContentError if it is nested too deeply.
 */
export function cleanHtml(html: string): string {
  refuseDeepNesting(html);
  return sanitizeHtml(html, ALLOWED);
}

function refuseDeepNesting(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new ContentError({ 'en-US': `is nested deeper than ${MAX_DEPTH} levels`, 'zh-CN': `嵌套超过 ${MAX_DEPTH} 层` });
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}
