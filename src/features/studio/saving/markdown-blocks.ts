const BLANK = /^\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const FOOTNOTE = /^ {0,3}\[\^[^\]]+\]:/;
const INDENTED = /^(?: {2,}|\t)/;
const HTML_TAG = /^ {0,3}<([a-z][a-z0-9-]*)(?=[\s>/]|$)/i;
const CONTAINER = /^ {0,3}(:{3,})[ \t]*(?:note|warning|details|steps)(?:\s|$)/;
const COMMENT = '<!--';

/**
 * Splits Markdown into its top-level blocks. Each one includes the blank lines that follow it, so that the joined blocks are the
 * text. Lists, footnotes, fenced code, containers, and HTML up to its closing tag are one block each.
 */
export function splitBlocks(markdown: string): string[] {
  const lines = markdown.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const blocks: string[] = [];
  let start = 0;
  while (start < lines.length) {
    const end = endOfBlock(lines, start);
    blocks.push(lines.slice(start, end).join(''));
    start = end;
  }
  return blocks;
}

/** Returns the text of a block without the blank lines around it. */
export const blockText = (block: string): string => block.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();

/** Returns the index of the line behind a block and the blank lines that follow it. */
function endOfBlock(lines: readonly string[], start: number): number {
  const first = skipBlank(lines, start);
  const opening = lines[first] ?? '';
  const isList = LIST_ITEM.test(opening);
  const continues = (line: string) => (isList && LIST_ITEM.test(line)) || INDENTED.test(line);
  const mayContinue = isList || FOOTNOTE.test(opening);
  let end = skipBlank(lines, endOfParagraph(lines, Math.max(first, endOfHtml(lines, first), endOfContainer(lines, first))));
  while (mayContinue && end < lines.length && continues(lines[end] ?? '')) end = skipBlank(lines, endOfParagraph(lines, end));
  return end;
}

function skipBlank(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && BLANK.test(lines[index] ?? '')) index += 1;
  return index;
}

/** Returns the index of the next blank line outside fenced code. */
function endOfParagraph(lines: readonly string[], from: number): number {
  let fence: string | null = null;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const mark = FENCE.exec(line)?.[1];
    if (fence === null && BLANK.test(line)) return index;
    if (mark && fence === null) fence = mark;
    else if (mark && fence !== null && mark.startsWith(fence) && line.trim() === mark) fence = null;
  }
  return lines.length;
}

/** Returns the index of the line that closes an HTML element or comment; `from` if the line opens none, or one that is never closed. */
function endOfHtml(lines: readonly string[], from: number): number {
  const opening = lines[from] ?? '';
  if (opening.trimStart().startsWith(COMMENT)) return endOfComment(lines, from);
  const tag = HTML_TAG.exec(opening)?.[1];
  if (!tag) return from;
  const [opens, closes] = [new RegExp(`<${tag}(?=[\\s>/]|$)`, 'gi'), new RegExp(`</${tag}\\s*>`, 'gi')];
  let depth = 0;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    depth += (line.match(opens)?.length ?? 0) - (line.match(closes)?.length ?? 0);
    if (depth <= 0) return index;
  }
  return from;
}

/** Returns the index of the line that closes a container; `from` if the line opens none, or one that is never closed. */
function endOfContainer(lines: readonly string[], from: number): number {
  const colons = CONTAINER.exec(lines[from] ?? '')?.[1];
  if (!colons) return from;
  const closes = new RegExp(`^ {0,3}:{${colons.length},}\\s*$`);
  const index = lines.findIndex((line, at) => at > from && closes.test(line));
  return index < 0 ? from : index;
}

function endOfComment(lines: readonly string[], from: number): number {
  const index = lines.findIndex((line, at) => at >= from && line.includes('-->'));
  return index < 0 ? from : index;
}
