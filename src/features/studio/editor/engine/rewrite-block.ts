import type { Node } from 'prosemirror-model';
import { buildBlock } from './block-nodes';
import { essenceOf } from './essence';
import type { WritingMode } from './escape';
import { KeptLines } from './kept-lines';
import { parseTokens, type Definitions } from './parser';
import { UnsupportedError } from './unsupported';
import { writeBlock } from './write-block';

const MODES: readonly WritingMode[] = ['light', 'full', 'html'];
const NO_LINES = new KeptLines([]);

/**
 * Returns the block as Markdown that reads as the same block: with as little escaping as is enough. Returns null if no way of
 * writing it reads the same.
 */
export function rewriteBlock(node: Node, definitions: Definitions, kept: KeptLines = NO_LINES): string | null {
  const essence = essenceOf(node);
  for (const mode of MODES) {
    const written = writeBlock(node, { mode, kept });
    if (essenceOfText(written, definitions) === essence) return written;
  }
  return null;
}

/** Returns the essence of the single block that a text has; null if it has none or several, or one that cannot be edited. */
function essenceOfText(markdown: string, definitions: Definitions): string | null {
  const { tokens } = parseTokens(markdown, definitions);
  const blocks = tokens.filter(({ level, nesting }) => level === 0 && nesting >= 0).length;
  if (blocks !== 1) return null;
  try {
    return essenceOf(buildBlock(tokens, '\\'));
  } catch (error) {
    if (error instanceof UnsupportedError) return null;
    throw error;
  }
}
