import { MAX_QUOTE } from 'contract/core/preview';
import type { RemarkBlock } from 'contract/remark';

/** Returns the beginning of a block's text by which a remark finds the block again. */
export const quoteOf = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim())
    .slice(0, MAX_QUOTE / 2)
    .join('');

/**
 * Returns the position of the block that a remark was left on, among blocks with these quotes: the one at the same position if
 * it still begins alike, otherwise the nearest one that does; null if there is none any more.
 */
export function findBlock(quotes: readonly string[], { index, quote }: RemarkBlock): number | null {
  const alike = quotes.flatMap((candidate, at) => (candidate === quote ? [at] : []));
  if (quote === '' && !alike.includes(index)) return null;
  return alike.reduce<number | null>(
    (nearest, at) => (nearest === null || Math.abs(at - index) < Math.abs(nearest - index) ? at : nearest),
    null,
  );
}
