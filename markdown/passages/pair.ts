import type { Passage } from './passages';

/** Indexes of a passage and of its counterpart in the other language. */
export type Pair = readonly [number, number];

/** Maximum number of comparisons. For longer texts, only the passages at the start and the end whose kinds match are paired. */
const MAX_COMPARISONS = 2_000_000;
const SAME_KIND = 2;
const SAME_HEADING = 4;
const OTHER_HEADING = 1;
const SAME_FACTS = 3;

/**
 * Pairs the passages of two languages by their structure: in order and of the same kind, with a preference for headings of the same
 * level and for passages with the same numbers, addresses, anchors and code. Returns the pairs in order.
 */
export function pairPassages(one: readonly Passage[], other: readonly Passage[]): Pair[] {
  const isSame = (a: number, b: number) => one[a]?.kind === other[b]?.kind;
  if (one.length === other.length && one.every((_, index) => isSame(index, index))) return one.map((_, index) => [index, index]);
  if (one.length * other.length <= MAX_COMPARISONS) return bestPairs(one, other);
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && isSame(start, start)) start += 1;
  while (end < shorter - start && isSame(one.length - 1 - end, other.length - 1 - end)) end += 1;
  return [
    ...Array.from({ length: start }, (_, index): Pair => [index, index]),
    ...Array.from({ length: end }, (_, index): Pair => [one.length - end + index, other.length - end + index]),
  ];
}

/** Returns the pairs with the highest sum of scores (Needleman–Wunsch). If sums are equal, prefers pairs of earlier passages. */
function bestPairs(one: readonly Passage[], other: readonly Passage[]): Pair[] {
  const [facts, otherFacts] = [one.map(factsOf), other.map(factsOf)];
  const width = other.length + 1;
  const scoreOf = (a: number, b: number) => scoreBetween(one[a], other[b], facts[a] ?? '', otherFacts[b] ?? '');
  // Highest sum of scores of the passages from each two indexes to the ends.
  const sums = new Int32Array((one.length + 1) * width);
  const sumAt = (a: number, b: number) => sums[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const score = scoreOf(a, b);
      const paired = score ? score + sumAt(a + 1, b + 1) : 0;
      sums[a * width + b] = Math.max(paired, sumAt(a + 1, b), sumAt(a, b + 1));
    }
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    const score = scoreOf(a, b);
    if (score && sumAt(a, b) === score + sumAt(a + 1, b + 1)) pairs.push([a++, b++]);
    else if (sumAt(a, b) === sumAt(a + 1, b)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** Returns the score of a pair of passages; 0 if they cannot be versions of each other. */
function scoreBetween(one: Passage | undefined, other: Passage | undefined, facts: string, otherFacts: string): number {
  if (!one || !other) return 0;
  const bonus = facts && facts === otherFacts ? SAME_FACTS : 0;
  const isHeading = one.kind.startsWith('heading');
  if (one.kind === other.kind) return (isHeading ? SAME_HEADING : SAME_KIND) + bonus;
  return isHeading && other.kind.startsWith('heading') ? OTHER_HEADING + bonus : 0;
}

const FACTS = /\{#[^}\s]+\}|\]\([^)\s]+|`[^`\n]+`|\d+(?:[.,:]\d+)*/g;

/** Returns the parts that a translation does not change: numbers, addresses, anchors and code. */
const factsOf = ({ text }: Passage): string => (text.match(FACTS) ?? []).sort().join('\n');
