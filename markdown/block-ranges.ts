import type { Token } from 'markdown-it';

/** Lines of a block of the document. */
export interface BlockRange {
  start: number;
  /** First line after the block. */
  end: number;
  /** Tokens of the block; null for definitions of references and footnotes. */
  tokens: Token[] | null;
}

const LINE = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g;

/** Splits Markdown into lines, each with its line break. */
export const linesOf = (markdown: string): string[] => markdown.match(LINE) ?? [];

export const withoutLineEnd = (line: string): string => line.replace(/[\r\n]+$/, '');

const isBlank = (line: string | undefined): boolean => line === undefined || /^[ \t]*[\r\n]*$/.test(line);

/**
 * Returns the range of lines of each block, without the blank lines around it. Lines that belong to no token define references;
 * they and definitions of footnotes form blocks without tokens.
 */
export function blockRanges(tokens: readonly Token[], lines: readonly string[]): BlockRange[] {
  const ranges: BlockRange[] = [];
  for (const group of topLevelGroups(tokens)) {
    const range = rangeOf(group);
    if (!range) continue;
    addDefinitions(ranges, lines, range.start);
    if (!range.tokens) extendDefinition(ranges, range);
    else ranges.push(range);
  }
  addDefinitions(ranges, lines, lines.length);
  for (const range of ranges) while (range.end > range.start && isBlank(lines[range.end - 1])) range.end -= 1;
  const isOrdered = ranges.every(({ start, end }, index) => start < end && start >= (ranges[index - 1]?.end ?? 0));
  return isOrdered ? ranges : [{ start: 0, end: lines.length, tokens: null }];
}

function topLevelGroups(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) groups.push([]);
    groups.at(-1)?.push(token);
    depth += token.nesting;
  }
  return groups;
}

/** Returns the range of lines of a group; that of a footnote starts at its first block. Returns null for a footnote without text. */
function rangeOf(group: Token[]): BlockRange | null {
  const maps = group.flatMap(({ map }) => (map ? [map] : []));
  if (!maps.length) return null;
  const isFootnote = group[0]?.type === 'footnote_reference_open';
  const start = Math.min(...maps.map(([from]) => from));
  return { start, end: Math.max(...maps.map(([, to]) => to)), tokens: isFootnote ? null : group };
}

/** Adds the lines up to `end` that are not blank and belong to no block yet, as definitions. */
function addDefinitions(ranges: BlockRange[], lines: readonly string[], end: number): void {
  for (let line = ranges.at(-1)?.end ?? 0; line < end; line += 1)
    if (!isBlank(lines[line])) extendDefinition(ranges, { start: line, end: line + 1, tokens: null });
}

/** Adds a definition to the one directly above it, or as a new range. */
function extendDefinition(ranges: BlockRange[], range: BlockRange): void {
  const last = ranges.at(-1);
  if (last?.tokens === null && last.end === range.start) last.end = range.end;
  else ranges.push(range);
}
