import type { Token } from 'markdown-it';
import type { Attrs, Node } from 'prosemirror-model';
import { CONTAINER_KINDS, containerLine } from 'markdown/containers';
import { InlineBuilder } from './inline-nodes';
import type { KeptLines } from './kept-lines';
import { schema } from './schema';
import { UnsupportedError } from './unsupported';

const { nodes } = schema;
const CHECK_BOX = /^\[([ xX])\] (?=.)/s;

interface OpenNode {
  token: Token;
  type: keyof typeof nodes & string;
  attrs: Attrs | null;
  content: Node[];
}

/** Node of each token that opens a block. Tokens in SKIPPED have no node of their own. */
const BLOCKS: Record<string, string> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'blockquote',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
  table_open: 'table',
  tr_open: 'table_row',
  th_open: 'table_header',
  td_open: 'table_cell',
  ...Object.fromEntries(CONTAINER_KINDS.map((kind) => [`container_${kind}_open`, 'container'])),
};
const SKIPPED = new Set(['thead_open', 'thead_close', 'tbody_open', 'tbody_close']);

/**
 * Builds the node of one block from its tokens, and notes the lines that rows and list items were written with. Throws
 * UnsupportedError if the block could not be written again.
 */
export function buildBlock(tokens: readonly Token[], hardBreak: string, kept?: KeptLines): Node {
  const stack: OpenNode[] = [];
  let built: Node | undefined;
  const add = (node: Node): void => {
    const parent = stack.at(-1);
    if (parent) parent.content.push(node);
    else built = node;
  };
  for (const [index, token] of tokens.entries()) {
    if (SKIPPED.has(token.type)) continue;
    if (token.type === 'inline') stack.at(-1)?.content.push(...new InlineBuilder(hardBreak).build(token.children ?? []));
    else if (token.nesting === 1) stack.push(open(tokens, index));
    else if (token.nesting === 0) add(leafOf(token));
    else {
      const closed = stack.pop();
      if (closed) add(close(closed, kept));
    }
  }
  if (!built) throw new UnsupportedError('empty');
  return built;
}

function open(tokens: readonly Token[], index: number): OpenNode {
  const token = tokens[index];
  const type = token && BLOCKS[token.type];
  if (!type) throw new UnsupportedError(token?.type);
  return { token, type, attrs: attrsOf(token, tokens.slice(index + 1)), content: [] };
}

function close({ token, type, attrs, content }: OpenNode, kept?: KeptLines): Node {
  const ownAttrs = type === 'table' ? { delimiter: kept?.delimiterOf(token) ?? null } : attrs;
  const node = type === 'list_item' ? listItem(content) : nodes[type]?.createAndFill(ownAttrs, content);
  if (!node) throw new UnsupportedError(type);
  kept?.note(node, token);
  return node;
}

/** Returns the item, as an item of a check list if its text begins with a box. */
function listItem(content: Node[]): Node | null | undefined {
  const [first, ...others] = content;
  const text = first?.type === nodes.paragraph ? first.firstChild : null;
  const [box, checked] = CHECK_BOX.exec(text?.isText && !text.marks.length ? (text.text ?? '') : '') ?? [];
  if (box === undefined || !first) return nodes.list_item.createAndFill(null, content);
  return nodes.list_item.createAndFill({ checked }, [first.cut(box.length), ...others]);
}

function attrsOf(token: Token, following: readonly Token[]): Attrs | null {
  switch (token.type) {
    case 'heading_open':
      return { level: Number(token.tag[1]), underline: /^[=-]/.test(token.markup) ? token.markup[0] : null };
    case 'bullet_list_open':
      return { bullet: token.markup, tight: isTight(token, following) };
    case 'ordered_list_open':
      return {
        order: Number(token.attrGet('start') ?? 1),
        delimiter: token.markup,
        tight: isTight(token, following),
        repeats: repeatsNumber(token, following),
      };
    case 'th_open':
    case 'td_open':
      return { alignment: /text-align:(left|center|right)/.exec(String(token.attrGet('style')))?.[1] ?? null };
    default:
      return containerLine(token);
  }
}

/** Returns whether the paragraphs of a list are written without blank lines between them. */
function isTight(list: Token, following: readonly Token[]): boolean {
  for (const token of following) {
    if (token.level <= list.level) break;
    if (token.type === 'paragraph_open' && token.level === list.level + 2) return token.hidden;
  }
  return true;
}

function repeatsNumber(list: Token, following: readonly Token[]): boolean {
  const numbers: string[] = [];
  for (const token of following) {
    if (token.level <= list.level) break;
    if (token.type === 'list_item_open' && token.level === list.level + 1) numbers.push(token.info);
  }
  return numbers.length > 1 && new Set(numbers).size === 1;
}

function leafOf(token: Token): Node {
  const code = token.content.replace(/\n$/, '');
  const text = code === '' ? null : schema.text(code);
  switch (token.type) {
    case 'fence':
      return nodes.code_block.create({ fence: token.markup, params: token.info.trim() }, text);
    case 'code_block':
      return nodes.code_block.create({ fence: '' }, text);
    case 'hr':
      return nodes.horizontal_rule.create({ markup: token.markup });
    case 'html_block':
      return nodes.source_block.create({ kind: 'html', source: code });
    default:
      throw new UnsupportedError(token.type);
  }
}
