import type { ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { INLINE_TAGS } from './inline-tags';

const INLINE = new Set(INLINE_TAGS);

/** Returns the readable text, one line per block and cell, for search. */
export function readableText(nodes: ChildNode[]): string {
  const parts: string[] = [];
  collect(nodes, parts);
  return parts
    .join('')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
}

function collect(nodes: ChildNode[], parts: string[]): void {
  for (const node of nodes) {
    if (DomUtils.isText(node)) parts.push(node.data.replace(/\s+/g, ' '));
    if (!DomUtils.isTag(node) || node.attribs.class === 'footnote-backref') continue;
    const apart = !INLINE.has(node.name);
    if (apart) parts.push('\n');
    collect(node.children, parts);
    if (apart) parts.push('\n');
  }
}

const LEAD_LENGTH = 240;

/** Returns the first non-empty paragraph, shortened for a summary: cut between words, or anywhere in text without spaces. */
export function leadOf(nodes: ChildNode[]): string {
  for (const paragraph of DomUtils.getElementsByTagName('p', nodes)) {
    const text = readableText(paragraph.children).replaceAll('\n', ' ');
    if (text) return shorten(text);
  }
  return '';
}

function shorten(text: string): string {
  if (text.length <= LEAD_LENGTH) return text;
  const cut = text.slice(0, LEAD_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > LEAD_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
