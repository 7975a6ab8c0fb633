/** Returns true if the words differ by one inserted, removed or replaced letter. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const rest = longer.slice(start + 1);
  return rest === shorter.slice(start) || (a.length === b.length && rest === shorter.slice(start + 1));
}

/** Minimum length of words to correct; shorter ones have too many similar words. */
const SHORTEST = 4;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Returns variants of the query in which one word is replaced by a word of the texts that is one edit away. */
export function closeQueries(query: string, texts: string[]): string[] {
  const known = new Set(texts.flatMap(wordsOf));
  const words = wordsOf(query);
  return words.flatMap((word, place) =>
    [...known]
      .filter((other) => word.length >= SHORTEST && isOneEditAway(word, other))
      .map((other) => words.with(place, other).join(' ')),
  );
}
