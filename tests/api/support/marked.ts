import type { HighlightPart } from '../../../contract/item';

/** Returns a highlighted text with its matches in brackets. */
export const marked = (parts: readonly HighlightPart[] = []): string =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
