import type { Token } from 'markdown-it';
import { createPageParser } from '../../../../markdown/dialect';
import { ContentError } from './content-error';

/** Maximum number of footnotes. The parsing time grows with the square of it. */
const MAX_FOOTNOTES = 1000;
/**
 * Maximum length of all addresses and titles together, in characters. A reference that is used a thousand times is written out a
 * thousand times.
 */
const MAX_ADDRESSES = 2_000_000;

const parser = createPageParser();

/**
 * Converts GitHub-flavoured Markdown with footnotes to HTML that is not sanitized yet. Throws ContentError if the limits above
 * are exceeded.
 */
export function markdownToHtml(markdown: string): string {
  const notes = markdown.match(/^[ \t>]*\[\^/gm)?.length ?? 0;
  if (notes > MAX_FOOTNOTES) throw new ContentError(`has more than ${MAX_FOOTNOTES} footnotes`);
  const env = {};
  const tokens = parser.parse(markdown, env);
  if (addressLength(tokens) > MAX_ADDRESSES) throw new ContentError('repeats long addresses too often');
  return parser.renderer.render(tokens, parser.options, env);
}

function addressLength(tokens: Token[]): number {
  let sum = 0;
  for (const { attrs, children } of tokens) {
    for (const [, value] of attrs ?? []) sum += String(value).length;
    if (children) sum += addressLength(children);
  }
  return sum;
}
