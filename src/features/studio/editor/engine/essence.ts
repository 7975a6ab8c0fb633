import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema';

const { nodes, marks } = schema;

// Characters of the private use area, which stand for what is no text.
const FORMATTING = '\ue001';
const BREAK = '\ue002';
const SHOWN_BREAK = '\ue003';
const SPACES = /[ \ue002]+/g;
const ENDS = /^[ \ue002]+|[ \ue002]+$/g;

/**
 * Returns what a reader sees of a block: its structure, words, formatting, addresses and alignment, but not how it is written and
 * no white space that is not shown. Two blocks with the same essence show the same.
 */
export function essenceOf(node: Node): string {
  if (node.type === nodes.source_block) return SOURCE + String(node.attrs.source);
  const facts = JSON.stringify([node.type.name, ...factsOf(node)]);
  if (node.type === nodes.code_block) return `${facts}${JSON.stringify(node.textContent)}`;
  if (node.inlineContent) return facts + inlineEssence(node);
  const parts: string[] = [];
  node.forEach((child) => {
    const part = essenceOf(child);
    if (part !== EMPTY_PARAGRAPH && part !== EMPTY_SOURCE) parts.push(part);
  });
  return `${facts}[${parts.join('\n')}]`;
}

const EMPTY_PARAGRAPH = '["paragraph"]';
const SOURCE = 'source ';
const EMPTY_SOURCE = SOURCE;

function factsOf({ type, attrs }: Node): unknown[] {
  switch (type) {
    case nodes.heading:
      return [attrs.level];
    case nodes.ordered_list:
      return [attrs.order];
    case nodes.list_item:
      return [attrs.checked];
    case nodes.code_block:
      return [attrs.params];
    case nodes.container:
      return [attrs.kind, attrs.title];
    // The heading aligns its column.
    case nodes.table_header:
      return [attrs.alignment];
    default:
      return [];
  }
}

function inlineEssence(block: Node): string {
  let essence = '';
  let open = '';
  const isSingleLine = block.type !== nodes.paragraph;
  const add = (text: string, nodeMarks: readonly Mark[]): void => {
    const formatting = nodeMarks.map(markEssence).sort().join();
    if (formatting !== open) essence += FORMATTING + formatting + FORMATTING;
    open = formatting;
    essence += text;
  };
  block.forEach((node) => {
    if (!node.isText) {
      if (node.type === nodes.soft_break) essence += ' ';
      else if (node.type === nodes.hard_break) essence += breakEssence(node, isSingleLine);
      else add(JSON.stringify([node.type.name, node.attrs]), node.marks);
    } else if (marks.code.isInSet(node.marks)) add(node.text ?? '', node.marks);
    else
      for (const [part] of (node.text ?? '').matchAll(/[ \t\n]+|[^ \t\n]+/g)) {
        if (/^[ \t\n]/.test(part)) essence += ' ';
        else add(part, node.marks);
      }
  });
  return essence.replace(SPACES, (spaces) => (spaces.includes(BREAK) ? spaces.replaceAll(' ', '') : ' ')).replace(ENDS, '');
}

/** Line breaks of Markdown at the ends of a block show nothing; those of HTML do. */
const breakEssence = ({ attrs }: Node, isSingleLine: boolean): string =>
  String(attrs.markup).startsWith('<') || isSingleLine ? SHOWN_BREAK : BREAK;

function markEssence({ type, attrs }: Mark): string {
  if (type === marks.link) return JSON.stringify(['link', attrs.href, attrs.title ?? null]);
  return type === marks.tagged ? `tagged ${String(attrs.tag)}` : type.name;
}
