import type { Passage } from './passages';

/** Positions, in the present version of a text, of the passages of an earlier version. */
export interface Tracked {
  /** Index in the present version by the index in the earlier one; null if the passage was removed. */
  places: (number | null)[];
  /** Indexes, in the earlier version, of unchanged passages that were moved. */
  moved: ReadonlySet<number>;
}

/** Minimum similarity with which a passage counts as a version of another one. */
export const MIN_SIMILARITY = 0.4;
/** Maximum number of removed passages that an added passage is compared with. */
const MAX_CANDIDATES = 8;
/** Maximum number of comparisons of repeated passages. */
const MAX_COMPARISONS = 1_000_000;
/** Maximum number of characters at the start of a passage that are compared. */
const COMPARED_LENGTH = 2000;

/** Corresponding ranges of both versions. `to` and `nowTo` are exclusive. */
interface Stretch {
  from: number;
  to: number;
  nowFrom: number;
  nowTo: number;
}

/** Finds the passages of an earlier version of a text in the present one: equal ones anywhere, changed ones between the same neighbours. */
export function trackPassages(before: readonly Passage[], now: readonly Passage[]): Tracked {
  const places: (number | null)[] = before.map(() => null);
  const moved = new Set<number>();
  const movedTo = new Set<number>();
  const align = (stretch: Stretch): void => {
    let { from, to, nowFrom, nowTo } = stretch;
    const isEqual = (old: number, index: number) => before[old]?.text === now[index]?.text;
    while (from < to && nowFrom < nowTo && isEqual(from, nowFrom)) places[from++] = nowFrom++;
    while (from < to && nowFrom < nowTo && isEqual(to - 1, nowTo - 1)) places[--to] = --nowTo;
    const rest = { from, to, nowFrom, nowTo };
    const { inOrder, others } = commonOnce(before, now, rest);
    for (const [old, index] of others) {
      places[old] = index;
      moved.add(old);
      movedTo.add(index);
    }
    const anchors = inOrder.length ? inOrder : commonInOrder(before, now, rest);
    if (anchors.length) {
      for (const [old, index] of anchors) places[old] = index;
      for (const gap of gapsBetween(anchors, rest)) align(gap);
      return;
    }
    const removed = range(from, to).filter((old) => !moved.has(old));
    const added = range(nowFrom, nowTo).filter((index) => !movedTo.has(index));
    for (const [old, index] of changedIn(removed, added, before, now)) places[old] = index;
  };
  align({ from: 0, to: before.length, nowFrom: 0, nowTo: now.length });
  return { places, moved };
}

type Match = readonly [old: number, index: number];

/** Returns the passages that occur once in both ranges: as many as possible in the same order, and the others, which were moved. */
function commonOnce(before: readonly Passage[], now: readonly Passage[], { from, to, nowFrom, nowTo }: Stretch) {
  const [olds, news] = [onceIn(before, from, to), onceIn(now, nowFrom, nowTo)];
  const common = [...olds].flatMap(([text, old]): Match[] => {
    const index = news.get(text);
    return index === undefined ? [] : [[old, index]];
  });
  const kept = new Set(longestIncreasing(common.map(([, index]) => index)));
  return { inOrder: common.filter((_, at) => kept.has(at)), others: common.filter((_, at) => !kept.has(at)) };
}

/** Returns the index of each text that occurs exactly once in a range, in order. */
function onceIn(passages: readonly Passage[], from: number, to: number): Map<string, number> {
  const found = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = from; index < to; index += 1) {
    const text = passages[index]?.text ?? '';
    if (found.has(text)) repeated.add(text);
    else found.set(text, index);
  }
  for (const text of repeated) found.delete(text);
  return found;
}

/** Returns a longest common subsequence of two ranges; empty if they are too long to compare. */
function commonInOrder(before: readonly Passage[], now: readonly Passage[], { from, to, nowFrom, nowTo }: Stretch): Match[] {
  const width = nowTo - nowFrom + 1;
  if ((to - from) * width > MAX_COMPARISONS) return [];
  const lengths = new Uint16Array((to - from + 1) * width);
  const lengthAt = (old: number, index: number) => lengths[(old - from) * width + index - nowFrom] ?? 0;
  const isEqual = (old: number, index: number) => before[old]?.text === now[index]?.text;
  for (let old = to - 1; old >= from; old -= 1)
    for (let index = nowTo - 1; index >= nowFrom; index -= 1)
      lengths[(old - from) * width + index - nowFrom] = isEqual(old, index)
        ? lengthAt(old + 1, index + 1) + 1
        : Math.max(lengthAt(old + 1, index), lengthAt(old, index + 1));
  const matches: Match[] = [];
  let [old, index] = [from, nowFrom];
  while (old < to && index < nowTo) {
    if (isEqual(old, index)) matches.push([old++, index++]);
    else if (lengthAt(old + 1, index) >= lengthAt(old, index + 1)) old += 1;
    else index += 1;
  }
  return matches;
}

/** Returns the ranges before, between and after the matches. */
function gapsBetween(matches: readonly Match[], { from, to, nowFrom, nowTo }: Stretch): Stretch[] {
  const starts: Match[] = [[from, nowFrom], ...matches.map(([old, index]): Match => [old + 1, index + 1])];
  const ends: Match[] = [...matches, [to, nowTo]];
  return starts.map(([old, index], at) => ({
    from: old,
    to: ends[at]?.[0] ?? to,
    nowFrom: index,
    nowTo: ends[at]?.[1] ?? nowTo,
  }));
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Pairs removed passages with added passages that are versions of them. Returns pairs of indexes in order. */
function changedIn(
  removed: readonly number[],
  added: readonly number[],
  before: readonly Passage[],
  now: readonly Passage[],
): [number, number][] {
  // A single passage that replaces another one counts as a version of it, however different.
  if (removed.length === 1 && added.length === 1) return [[removed[0] ?? 0, added[0] ?? 0]];
  const pairs: [number, number][] = [];
  let done = 0;
  for (const index of added) {
    const scores = removed
      .slice(done, done + MAX_CANDIDATES)
      .map((old) => similarity(before[old]?.text ?? '', now[index]?.text ?? ''));
    const best = Math.max(...scores);
    if (!(best >= MIN_SIMILARITY)) continue;
    const pair = done + scores.indexOf(best);
    pairs.push([removed[pair] ?? 0, index]);
    done = pair + 1;
  }
  return pairs;
}

/** Returns the share of character pairs that two texts have in common (Dice coefficient), from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsIn(one), pairsIn(other)];
  let [common, total] = [0, 0];
  for (const [pair, count] of a) {
    common += Math.min(count, b.get(pair) ?? 0);
    total += count;
  }
  for (const count of b.values()) total += count;
  return total ? (2 * common) / total : 1;
}

function pairsIn(text: string): Map<string, number> {
  const letters = text.slice(0, COMPARED_LENGTH).toLowerCase().replace(/\s+/g, ' ');
  const counts = new Map<string, number>();
  for (let index = 1; index < letters.length; index += 1) {
    const pair = letters.slice(index - 1, index + 1);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Returns the indexes of a longest increasing subsequence of the numbers. */
export function longestIncreasing(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: number[] = [];
  numbers.forEach((value, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  });
  const found: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) found.push(index);
  return found.reverse();
}
