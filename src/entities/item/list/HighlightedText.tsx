import type { HighlightPart } from 'contract/item';

/** A text in parts of which some are what was searched for. */
export function HighlightedText({ parts }: { parts: HighlightPart[] }) {
  return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
