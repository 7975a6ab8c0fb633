import type { HighlightPart } from '../../../contract/item';

/** A highlighted text with its hits in brackets. */
export const marked = (parts: readonly HighlightPart[] = []): string =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
