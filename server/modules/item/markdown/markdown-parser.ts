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

/** Element above a stale passage. */
const STALE_NOTE = '<div data-stale=""></div>\n';

/**
 * Converts GitHub-flavoured Markdown with footnotes to HTML that is not sanitized yet, with an empty note above each block that
 * begins at one of the lines. Throws ContentError if the limits above are exceeded.
 */
export function markdownToHtml(markdown: string, notedLines: readonly number[] = []): string {
  const notes = markdown.match(/^[ \t>]*\[\^/gm)?.length ?? 0;
  if (notes > MAX_FOOTNOTES)
    throw new ContentError({ 'en-US': `has more than ${MAX_FOOTNOTES} footnotes`, 'zh-CN': `脚注超过 ${MAX_FOOTNOTES} 条` });
  const env = {};
  const tokens = parser.parse(markdown, env);
  if (addressLength(tokens) > MAX_ADDRESSES)
    throw new ContentError({ 'en-US': 'repeats long addresses too often', 'zh-CN': '重复使用过长的地址次数过多' });
  return partsFrom(tokens, notedLines)
    .map((part) => parser.renderer.render(part, parser.options, env))
    .join(STALE_NOTE);
}

/** Splits the tokens at the top-level blocks that begin at one of the lines. */
function partsFrom(tokens: Token[], lines: readonly number[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && token.map && lines.includes(token.map[0])) parts.push([]);
    parts.at(-1)?.push(token);
    depth += token.nesting;
  }
  return parts;
}

function addressLength(tokens: Token[]): number {
  let sum = 0;
  for (const { attrs, children } of tokens) {
    for (const [, value] of attrs ?? []) sum += String(value).length;
    if (children) sum += addressLength(children);
  }
  return sum;
}
