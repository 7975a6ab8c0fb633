import type { ContainerLine } from 'markdown/containers';
import type { Node } from 'prosemirror-model';
import type { WritingMode } from './escape';
import type { KeptLines, Writing } from './kept-lines';
import { schema } from './schema';
import { writeInline } from './write-inline';
import { writeTable } from './write-table';

const { nodes } = schema;
const MIN_UNDERLINE = 3;
const CODE_INDENT = '    ';

/** Returns the block as Markdown with `\n` between its lines and none at its end. */
export function writeBlock(node: Node, writing: Writing): string {
  const { mode } = writing;
  switch (node.type) {
    case nodes.paragraph:
      return writeInline(node, { mode, singleLine: false });
    case nodes.heading:
      return writeHeading(node, mode);
    case nodes.blockquote:
      return prefixed(writeBlocks(node, false, writing), '> ', '> ');
    case nodes.bullet_list:
    case nodes.ordered_list:
      return writeList(node, writing);
    case nodes.code_block:
      return writeCodeBlock(node, mode);
    case nodes.table:
      return writeTable(node, writing);
    case nodes.container:
      return writeContainer(node, writing);
    case nodes.horizontal_rule:
      return String(node.attrs.markup);
    default:
      return String(node.attrs.source);
  }
}

function writeHeading(node: Node, mode: WritingMode): string {
  const { level, underline } = node.attrs as { level: number; underline: string | null };
  if (underline !== null && mode === 'light') {
    const text = writeInline(node, { mode, singleLine: false });
    return `${text}\n${underline.repeat(Math.max(MIN_UNDERLINE, text.length - text.lastIndexOf('\n') - 1))}`;
  }
  const text = writeInline(node, { mode, singleLine: true }).replace(/(^|\s)(#+)$/, '$1\\$2');
  return `${'#'.repeat(level)} ${text}`.trimEnd();
}

function writeCodeBlock(node: Node, mode: WritingMode): string {
  const code = node.textContent;
  const { fence, params } = node.attrs as { fence: string; params: string };
  if (fence === '' && mode === 'light' && /^\S/.test(code) && !/\n\s*$/.test(code))
    return prefixed(code, CODE_INDENT, CODE_INDENT);
  const character = params.includes('`') ? '~' : (fence[0] ?? '`');
  const longest = Math.max(0, ...[...code.matchAll(character === '~' ? /~+/g : /`+/g)].map(([run]) => run.length));
  const line = character.repeat(Math.max(3, longest + 1, fence.startsWith(character) ? fence.length : 0));
  return `${line}${params}\n${code === '' ? '' : `${code}\n`}${line}`;
}

/** Writes a container between lines of more colons than any line in it begins with. */
function writeContainer(node: Node, writing: Writing): string {
  const { kind, title, colons, space } = node.attrs as ContainerLine;
  const content = writeBlocks(node, false, writing);
  const longest = Math.max(0, ...[...content.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, run = '']) => run.length));
  const line = ':'.repeat(Math.max(colons.length, longest && longest + 1));
  return `${line}${space}${kind}${title && ` ${title}`}\n${content && `${content}\n`}${line}`;
}

function writeList(list: Node, writing: Writing): string {
  const items: string[] = [];
  list.forEach((item, _, index) => {
    items.push(writeItem(list, item, index, writing));
  });
  return items.join(list.attrs.tight ? '\n' : '\n\n');
}

function writeItem(list: Node, item: Node, index: number, writing: Writing): string {
  const sign = signOf(list, index);
  const kept = writing.mode === 'light' ? writing.kept.item(item) : undefined;
  if (kept && kept.marker.trimEnd().length === sign.length && isSameKind(kept.marker, sign))
    return [sign + (kept.lines[0] ?? '').slice(sign.length), ...kept.lines.slice(1)].join('\n');
  const { checked } = item.attrs as { checked: string | null };
  const content = (checked === null ? '' : `[${checked}] `) + writeBlocks(item, Boolean(list.attrs.tight), writing);
  const marker = writing.mode === 'light' ? sign + spaceOf(list, writing.kept) : `${sign} `;
  return prefixed(content, marker, ' '.repeat(marker.length));
}

/** Returns the number or bullet of an item. */
function signOf(list: Node, index: number): string {
  if (list.type === nodes.bullet_list) return String(list.attrs.bullet);
  const { order, delimiter, repeats } = list.attrs as { order: number; delimiter: string; repeats: boolean };
  return `${repeats ? order : order + index}${delimiter}`;
}

/** Returns whether both are numbers with the same delimiter, or the same bullet. */
const isSameKind = (marker: string, sign: string): boolean => marker.trimEnd().at(-1) === sign.at(-1);

/** Returns the space behind the markers of the list's untouched items. */
function spaceOf(list: Node, kept: KeptLines): string {
  for (let index = 0; index < list.childCount; index += 1) {
    const space = /\s+$/.exec(kept.item(list.child(index))?.marker ?? '');
    if (space) return space[0];
  }
  return ' ';
}

/** Returns the blocks of a quote or item; in a tight list, without blank lines where Markdown needs none. */
function writeBlocks(parent: Node, tight: boolean, writing: Writing): string {
  let written = '';
  let previous: Node | null = null;
  parent.forEach((node) => {
    if (isUnwritten(node)) return;
    if (previous) written += tight && !needsBlankLine(previous, node) ? '\n' : '\n\n';
    written += writeBlock(node, writing);
    previous = node;
  });
  return written;
}

/** Returns whether the text has nothing for the block: an empty paragraph, or a new block of source that is not filled yet. */
export const isUnwritten = (node: Node): boolean => isEmptyParagraph(node) || isEmptySource(node);

const isEmptySource = ({ type, attrs }: Node): boolean => type === nodes.source_block && attrs.source === '';

/** Returns whether the node is a paragraph of which readers see nothing: without words, or with line breaks and spaces only. */
export const isEmptyParagraph = (node: Node): boolean =>
  node.type === nodes.paragraph &&
  node.children.every((child) => (child.isText ? /^[ \t\n]*$/.test(child.text ?? '') : isPlainBreak(child)));

const isPlainBreak = ({ type, attrs }: Node): boolean =>
  type === nodes.soft_break || (type === nodes.hard_break && !String(attrs.markup).startsWith('<'));

function needsBlankLine(previous: Node, next: Node): boolean {
  if (previous.type === nodes.heading || previous.type === nodes.code_block || previous.type === nodes.horizontal_rule)
    return false;
  if (previous.type === nodes.paragraph) return next.type === nodes.paragraph || next.type === nodes.table;
  return next.type === nodes.paragraph || next.type === previous.type || previous.type === nodes.source_block;
}

function prefixed(text: string, first: string, other: string): string {
  const lines = text.split('\n').map((line, index) => (line === '' && index > 0 ? other : (index === 0 ? first : other) + line));
  return (
    lines
      .map((line) => (line.trim() === '' ? '' : line))
      .join('\n')
      .replace(/^\n/, `${first.trimEnd()}\n`) || first.trimEnd()
  );
}
