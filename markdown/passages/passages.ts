import { blockRanges, linesOf } from '../block-ranges';
import { createParser } from '../dialect';

/** Top-level block of a body. */
export interface Passage {
  /** Hash of its text, and its number among equal ones: `3k9f…`, `3k9f….2`. */
  id: string;
  /** Markdown without trailing whitespace. */
  text: string;
  /** Kind of block, such as `paragraph_open`; headings have one for each level. */
  kind: string;
  /** Index of its first line in the body. */
  line: number;
}

const parser = createParser();
// Footnotes stay where they are written, as in the editor.
parser.core.ruler.disable('footnote_tail');

/** Returns the passages of a Markdown text in order, the same blocks that the editor shows. The kind of line break does not matter. */
export function passagesOf(markdown: string): Passage[] {
  const lines = linesOf(markdown.replace(/\r\n?/g, '\n'));
  const counts = new Map<string, number>();
  return blockRanges(parser.parse(lines.join(''), {}), lines).map(({ start, end, tokens }) => {
    const text = lines.slice(start, end).join('').trimEnd();
    const hash = hashOf(text);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    const [first] = tokens ?? [];
    const kind = first ? first.type + (first.type === 'heading_open' ? first.tag : '') : 'definition';
    return { id: count === 1 ? hash : `${hash}.${count}`, text, kind, line: start };
  });
}

/** Returns a 53-bit hash (cyrb53) in base 36 that identifies a passage within a text. It is not cryptographic. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (2097151 & low) + (high >>> 0)).toString(36);
}
