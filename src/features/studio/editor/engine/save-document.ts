import type { Node } from 'prosemirror-model';
import { essenceOf } from './essence';
import { isSame, openDocument, type OpenedDocument } from './open-document';
import { originsOf, type Origin } from './origins';
import { rewriteBlock } from './rewrite-block';
import { schema } from './schema';
import { isUnwritten, writeBlock } from './write-block';

export type Saved =
  | {
      isRefused: false;
      markdown: string;
      /** The document as it reads now, if a definition changed and blocks that were not touched may read differently. */
      reread: OpenedDocument | null;
    }
  /** The text would not read as the document that is edited; nothing may be stored. */
  | { isRefused: true; markdown: string };

interface Piece {
  node: Node;
  text: string;
  /** Index of the block that the node was opened as, or stands in place of. */
  index: number | null;
  isTouched: boolean;
}

/**
 * Writes the document: blocks that were not touched as their text, others as Markdown. Reads what was written, and refuses if any
 * block would differ from what the editor shows.
 */
export function saveDocument(doc: Node, opened: OpenedDocument): Saved {
  const nodes = doc.children.filter((node) => !isUnwritten(node));
  if (nodes.length === 0) return { isRefused: false, markdown: opened.blocks.length ? '' : opened.head, reread: null };
  const pieces = piecesOf(nodes, originsOf(nodes, opened), opened);
  let markdown = '';
  for (const isWide of [false, true]) {
    markdown = compose(pieces, opened, isWide);
    const reopened = openDocument(markdown, opened);
    const isKnown = isSame(reopened.definitions, opened.definitions);
    if (!reads(pieces, reopened, isKnown)) continue;
    return { isRefused: false, markdown, reread: isKnown ? null : openDocument(markdown) };
  }
  return { isRefused: true, markdown };
}

function piecesOf(nodes: readonly Node[], origins: readonly Origin[], opened: OpenedDocument): Piece[] {
  return nodes.map((node, position) => {
    const { index, isTouched } = origins[position] ?? { index: null, isTouched: true };
    const source = !isTouched && index !== null ? opened.blocks[index]?.source : undefined;
    if (source !== undefined) return { node, text: source, index, isTouched };
    const written = apartFrom(nodes[position - 1], node);
    const kept = opened.kept;
    const text = rewriteBlock(written, opened.definitions, kept) ?? writeBlock(written, { mode: 'full', kept });
    return { node, text: text.replaceAll('\n', opened.lineEnd), index, isTouched };
  });
}

/** Returns a list with another bullet or delimiter than the list before it, because two equal ones would be one. */
function apartFrom(previous: Node | undefined, node: Node): Node {
  const { attrs, type, content } = node;
  if (previous?.type !== type) return node;
  if (type === schema.nodes.bullet_list && previous.attrs.bullet === attrs.bullet)
    return type.create({ ...attrs, bullet: attrs.bullet === '-' ? '*' : '-' }, content);
  if (type === schema.nodes.ordered_list && previous.attrs.delimiter === attrs.delimiter)
    return type.create({ ...attrs, delimiter: attrs.delimiter === '.' ? ')' : '.' }, content);
  return node;
}

function compose(pieces: readonly Piece[], { head, blocks, lineEnd }: OpenedDocument, isWide: boolean): string {
  const blankLine = lineEnd + lineEnd;
  const parts = pieces.map((piece, position) => {
    const next = pieces[position + 1];
    const gap = piece.index === null ? undefined : blocks[piece.index]?.gap;
    if (!next) return piece.text + (blocks.at(-1)?.gap ?? lineEnd);
    if (gap === undefined || next.index !== (piece.index ?? 0) + 1) return piece.text + blankLine;
    const widens = isWide && (piece.isTouched || next.isTouched) && !gap.startsWith(blankLine);
    return piece.text + (widens ? blankLine : gap);
  });
  return head + parts.join('');
}

/** Returns whether the text reads as the pieces: those that were not touched equal, and the others the same for a reader. */
function reads(pieces: readonly Piece[], { blocks }: OpenedDocument, isKnown: boolean): boolean {
  if (blocks.length !== pieces.length) return false;
  return pieces.every(({ node, text, isTouched }, position) => {
    const block = blocks[position];
    if (block?.source !== text.trimEnd() && block?.source !== text) return false;
    if (node.type === schema.nodes.source_block || !isKnown) return true;
    return isTouched ? block.node.type === node.type && essenceOf(block.node) === essenceOf(node) : block.node.eq(node);
  });
}
