import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { openDocument, type OpenedDocument } from '@/features/studio/editor/engine/open-document';
import { saveDocument } from '@/features/studio/editor/engine/save-document';

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---\r?\n/;

export interface Body {
  path: string;
  markdown: string;
}

/** Returns the bodies of the documents of a content folder, without their front matter. */
export const bodiesOf = (folder: string): Body[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => ({ path, markdown: readFileSync(join(folder, path), 'utf8').replace(FRONT_MATTER, '') }));

export interface Counts {
  bodies: number;
  blocks: number;
  /** Blocks that are edited as source. */
  sources: number;
  edited: number;
  refused: number;
  /** Lines of edited blocks that differ from what was written, besides the one that was edited. */
  changedLines: number;
  lines: number;
  problems: string[];
}

export const noCounts = (): Counts => ({
  bodies: 0,
  blocks: 0,
  sources: 0,
  edited: 0,
  refused: 0,
  changedLines: 0,
  lines: 0,
  problems: [],
});

/** Opens and saves a body, then edits a word of each block that is chosen, one after the other, and notes everything that is not as it was. */
export function tryBody(
  { path, markdown }: Body,
  counts: Counts,
  isEdited: (index: number, count: number) => boolean = () => true,
): void {
  const opened = openDocument(markdown);
  counts.bodies += 1;
  counts.blocks += opened.blocks.length;
  const unedited = saveDocument(opened.doc, opened);
  if (unedited.isRefused || unedited.markdown !== markdown) counts.problems.push(`${path}: unedited text differs`);
  opened.blocks.forEach(({ node }, index) => {
    if (node.type.name === 'source_block') counts.sources += 1;
    const at = lastWordIn(node);
    if (at !== null && isEdited(index, opened.blocks.length)) tryEdit(path, opened, index, at, counts);
  });
}

/** Returns the position in the block behind its last word; null if it has none. */
function lastWordIn(block: Node): number | null {
  let found: number | null = null;
  block.descendants((node, position) => {
    const { index = null } = (node.isText && /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(node.text ?? '')) || {};
    if (index !== null) found = position + 1 + index + 1;
  });
  return found;
}

function tryEdit(path: string, opened: OpenedDocument, index: number, at: number, counts: Counts): void {
  const state = EditorState.create({ doc: opened.doc });
  const before = opened.blocks.slice(0, index).reduce((sum, { node }) => sum + node.nodeSize, 0);
  const edited = state.tr.insertText('x', before + at).doc;
  const saved = saveDocument(edited, opened);
  counts.edited += 1;
  if (saved.isRefused) {
    counts.refused += 1;
    return;
  }
  const textOf = (from: number, to?: number): string =>
    opened.blocks
      .slice(from, to)
      .map(({ source, gap }) => source + gap)
      .join('');
  const head = opened.head + textOf(0, index);
  const tail = textOf(index + 1);
  const { source = '', gap = '' } = opened.blocks[index] ?? {};
  const { markdown } = saved;
  const written = markdown.slice(head.length, markdown.length - tail.length - gap.length);
  if (!markdown.startsWith(head) || !markdown.endsWith(gap + tail))
    counts.problems.push(`${path}: block ${index + 1} changes others`);
  if (!written.includes('x')) counts.problems.push(`${path}: block ${index + 1} lost the edit`);
  const old = source.split('\n');
  counts.lines += old.length;
  const changed = written.split('\n').filter((line) => !old.includes(line)).length;
  counts.changedLines += Math.max(0, changed - 1);
}

/** Chooses the first, the middle and the last block. */
export const threeBlocks = (index: number, count: number): boolean => [0, Math.floor(count / 2), count - 1].includes(index);
