import type { Token } from 'markdown-it';
import { createParser } from 'markdown/dialect';

/** Reference definitions, and labels of footnotes, that a block may refer to. */
export interface Definitions {
  references: Record<string, { title: string; href: string }>;
  footnotes: readonly string[];
}

interface FootnoteState {
  refs?: Record<string, number>;
  list?: unknown[];
}

const parser = createParser();
// Footnotes stay where they are written, and addresses stay as they are written.
parser.core.ruler.disable('footnote_tail');
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;
parser.renderer.rules.footnote_ref = (tokens, index) => `[^${labelOf(tokens[index])}]`;

/** Returns the label of a footnote mark; an empty string for a note that is written in the text. */
export const labelOf = (token: Token | undefined): string => {
  const { label } = (token?.meta ?? {}) as { label?: string };
  return label ?? '';
};

export interface Parsed {
  tokens: Token[];
  definitions: Definitions;
}

/** Parses Markdown. `known` are the definitions of the document that the text is a part of. */
export function parseTokens(markdown: string, known?: Definitions): Parsed {
  const refs = Object.fromEntries((known?.footnotes ?? []).map((key) => [key, -1]));
  const env = { references: { ...known?.references }, footnotes: { refs } as FootnoteState };
  const tokens = parser.parse(markdown, env);
  return { tokens, definitions: { references: env.references, footnotes: Object.keys(env.footnotes.refs ?? {}) } };
}

/** Returns the tokens as HTML, to compare two ways of writing the same. Whitespace is collapsed. */
export const renderTokens = (tokens: Token[]): string =>
  parser.renderer.render(tokens, parser.options, {}).replace(/\s+/g, ' ').trim();

/** Returns the plain text of an image's description. */
export const plainText = (tokens: Token[]): string => parser.renderer.renderInlineAsText(tokens, parser.options, {});
