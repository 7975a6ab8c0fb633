import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { buildBlock } from './block-nodes';
import { KeptLines } from './kept-lines';
import { parseTokens, renderTokens, type Definitions } from './parser';
import { blockRanges, linesOf, withoutLineEnd, type BlockRange } from 'markdown/block-ranges';
import { rewriteBlock } from './rewrite-block';
import { schema } from './schema';
import { UnsupportedError } from './unsupported';

/** Block of a document with the text that it was written as. */
export interface SourceBlock {
  node: Node;
  source: string;
  /** Line end and blank lines behind the block. */
  gap: string;
}

export interface OpenedDocument {
  /** Blank lines before the first block. */
  head: string;
  blocks: readonly SourceBlock[];
  doc: Node;
  kept: KeptLines;
  definitions: Definitions;
  /** Blocks by how they are written; holds while the definitions are the same. */
  nodesBySource: ReadonlyMap<string, Node>;
  lineEnd: string;
}

/**
 * Reads Markdown as a document whose blocks remember their text. Blocks that the editor could not write again the same become
 * blocks of source. With `before`, the version that the text was written from, blocks that it has too are taken over, and new ones
 * are not tried.
 */
export function openDocument(markdown: string, before?: OpenedDocument): OpenedDocument {
  const lines = linesOf(markdown);
  const { tokens, definitions } = parseTokens(markdown);
  const ranges = blockRanges(tokens, lines);
  const kept = new KeptLines(lines.map(withoutLineEnd));
  const known = before && isSame(before.definitions, definitions) ? before.nodesBySource : new Map<string, Node>();
  const nodesBySource = new Map<string, Node>();
  const blocks = ranges.map((range, index): SourceBlock => {
    const text = lines.slice(range.start, range.end).join('');
    const source = withoutLineEnd(text);
    const key = `${range.tokens?.[0]?.type ?? ''}\n${source}`;
    const node = known.get(key) ?? nodeOf(range.tokens, source, { definitions, kept, isTried: !before });
    nodesBySource.set(key, node);
    const behind = lines.slice(range.end, ranges[index + 1]?.start).join('');
    return { node, source, gap: text.slice(source.length) + behind };
  });
  const nodes = blocks.map(({ node }) => node);
  const doc = schema.topNodeType.create(null, nodes.length ? nodes : schema.nodes.paragraph.create());
  const lineEnd = /\r\n|\n|\r/.exec(markdown)?.[0] ?? '\n';
  return { head: headOf(lines, ranges), blocks, doc, kept, definitions, nodesBySource, lineEnd };
}

const headOf = (lines: readonly string[], ranges: readonly BlockRange[]): string => lines.slice(0, ranges[0]?.start).join('');

interface Context {
  definitions: Definitions;
  kept: KeptLines;
  isTried: boolean;
}

function nodeOf(tokens: Token[] | null, source: string, { definitions, kept, isTried }: Context): Node {
  if (!tokens) return sourceBlock(source, 'definition');
  if (tokens[0]?.type === 'html_block') return sourceBlock(source, 'html');
  try {
    if (isTried) refuseInnerDefinitions(tokens, source);
    const node = buildBlock(tokens, hardBreakOf(source), kept);
    return !isTried || isWrittenTheSame(tokens, node, definitions) ? node : sourceBlock(source, 'markdown');
  } catch (error) {
    if (error instanceof UnsupportedError) return sourceBlock(source, 'markdown');
    throw error;
  }
}

const sourceBlock = (source: string, kind: 'definition' | 'html' | 'markdown'): Node =>
  schema.nodes.source_block.create({ source: source.replace(/\r\n?/g, '\n'), kind });

/** Returns the characters that the block's line breaks are written with. */
const hardBreakOf = (source: string): string => (/ {2}[\r\n]/.test(source) && !/\\[\r\n]/.test(source) ? '  ' : '\\');

/** Throws UnsupportedError for a quote, list or container with a definition in it, which has no node and would be lost. */
function refuseInnerDefinitions(tokens: readonly Token[], source: string): void {
  if (!/^(blockquote|bullet_list|ordered_list|container_\w+)_open$/.test(tokens[0]?.type ?? '') || !source.includes(']:')) return;
  if (Object.keys(parseTokens(source).definitions.references).length > 0) throw new UnsupportedError('a definition within');
}

function isWrittenTheSame(tokens: Token[], node: Node, definitions: Definitions): boolean {
  const rewritten = rewriteBlock(node, definitions);
  return rewritten !== null && renderTokens(parseTokens(rewritten, definitions).tokens) === renderTokens(tokens);
}

export const isSame = (one: Definitions, other: Definitions): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
