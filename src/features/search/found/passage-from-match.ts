import type { HighlightPart } from 'contract/item';

/** Number of characters shown before the first match, so that the match is in the first line. */
const MAX_LEAD = 24;
/** Beginning of a word that is shown after the text that is left out: after a space, or any Chinese character. */
const WORD_START = /\s\S|\p{Script=Han}/u;

/** Returns a passage that begins shortly before its first match. */
export function passageFromMatch(parts: readonly HighlightPart[]): HighlightPart[] {
  const firstHit = parts.findIndex(({ hit }) => hit);
  const lead = parts
    .slice(0, Math.max(firstHit, 0))
    .map(({ text }) => text)
    .join('');
  if (lead.length <= MAX_LEAD) return [...parts];
  const end = lead.slice(-MAX_LEAD);
  const start = end.search(WORD_START);
  return [{ text: `… ${end.slice(Math.max(start, 0)).trimStart()}`, hit: false }, ...parts.slice(firstHit)];
}
