import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { attributeBraces } from './attribute-braces';
import { containers } from './containers';
import { stepDurations } from './step-durations';

/**
 * Returns a parser for the Markdown of documents: CommonMark with HTML, tables, strikethrough, footnotes, containers, and links
 * from full addresses.
 */
export function createParser(): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true }).use(footnotes).use(containers);
  // Only full addresses become links: "readme.md" or "portico.io" in a sentence stays text.
  parser.linkify.set({ fuzzyLink: false });
  return parser;
}

/** Returns the parser of rendered pages, which also reads attribute braces and durations of steps, and aligns table cells by attribute. */
export const createPageParser = (): Parser => createParser().use(attributeBraces).use(alignByAttribute).use(stepDurations);

/** Aligns table cells by attribute, because a style attribute would need `unsafe-inline` in the page's content security policy. */
function alignByAttribute(md: Parser): void {
  md.core.ruler.push('align_by_attribute', ({ tokens }) => {
    for (const token of tokens) {
      const alignment = String(token.attrGet('style')).match(/^text-align:(left|center|right)$/)?.[1];
      if (alignment) token.attrs = [['align', alignment]];
    }
  });
}
