/** Returns whether the words differ by one inserted, removed or replaced letter. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const rest = longer.slice(start + 1);
  return rest === shorter.slice(start) || (a.length === b.length && rest === shorter.slice(start + 1));
}

/** Shorter words are one edit away from too many. */
const SHORTEST = 4;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** The query with one of its words written as a word of these texts that is one edit away. */
export function closeQueries(query: string, texts: string[]): string[] {
  const known = new Set(texts.flatMap(wordsOf));
  const words = wordsOf(query);
  return words.flatMap((word, place) =>
    [...known]
      .filter((other) => word.length >= SHORTEST && isOneEditAway(word, other))
      .map((other) => words.with(place, other).join(' ')),
  );
}
