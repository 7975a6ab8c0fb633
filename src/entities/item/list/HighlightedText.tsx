import type { HighlightPart } from 'contract/item';

/** Renders a text with the matching parts marked. */
export function HighlightedText({ parts }: { parts: HighlightPart[] }) {
  return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
