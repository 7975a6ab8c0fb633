import { diffIndices } from 'node-diff3';

/** Part of two merged sequences: entries that both agree on, or a place that both changed. */
export type MergedPart<T> = { entries: T[] } | { base: T[]; mine: T[]; theirs: T[] };

/** Entries of the base, from `start` to before `end`, that one side replaced. */
interface Hunk<T> {
  side: 'mine' | 'theirs';
  start: number;
  end: number;
  entries: T[];
}

/**
 * Merges two sequences that were derived from a base. Entries with the same key are equal. Only changes of the same entries, and
 * additions at the same place, are conflicts; changes beside each other are not. Without a base, each difference is a conflict.
 */
export function mergeSequences<T>(
  base: readonly T[] | null,
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (entry: T) => string,
): MergedPart<T>[] {
  if (base === null) return compareSequences(mine, theirs, keyOf);
  const hunks = [...hunksOf('mine', base, mine, keyOf), ...hunksOf('theirs', base, theirs, keyOf)];
  // An addition comes before a change of the entry at its place.
  hunks.sort((one, other) => one.start - other.start || one.end - other.end);
  const parts: MergedPart<T>[] = [];
  let done = 0;
  while (hunks.length) {
    const group = takeGroup(hunks);
    const [start, end] = [group[0]?.start ?? done, Math.max(...group.map((hunk) => hunk.end))];
    parts.push({ entries: base.slice(done, start) });
    parts.push(partOf(group, base, start, end, keyOf));
    done = end;
  }
  parts.push({ entries: base.slice(done) });
  return parts;
}

function compareSequences<T>(mine: readonly T[], theirs: readonly T[], keyOf: (entry: T) => string): MergedPart<T>[] {
  const parts: MergedPart<T>[] = [];
  let done = 0;
  for (const {
    buffer1: [at, length],
    buffer2: [otherAt, otherLength],
  } of diffIndices(mine.map(keyOf), theirs.map(keyOf))) {
    parts.push({ entries: mine.slice(done, at) });
    parts.push({ base: [], mine: mine.slice(at, at + length), theirs: theirs.slice(otherAt, otherAt + otherLength) });
    done = at + length;
  }
  parts.push({ entries: mine.slice(done) });
  return parts;
}

/** Returns the changes of one side. A change of several entries to as many others counts as one change for each of them. */
function hunksOf<T>(side: Hunk<T>['side'], base: readonly T[], changed: readonly T[], keyOf: (entry: T) => string): Hunk<T>[] {
  return diffIndices(base.map(keyOf), changed.map(keyOf)).flatMap(({ buffer1: [start, length], buffer2: [at, count] }) => {
    const entries = changed.slice(at, at + count);
    if (length !== count) return [{ side, start, end: start + length, entries }];
    return entries.map((entry, index) => ({ side, start: start + index, end: start + index + 1, entries: [entry] }));
  });
}

/** Removes the first of the sorted changes and those that overlap it. */
function takeGroup<T>(hunks: Hunk<T>[]): Hunk<T>[] {
  const group: Hunk<T>[] = [];
  let end = -1;
  for (let next = hunks[0]; next; next = hunks[0]) {
    const isAtSamePlace = next.start === group[0]?.start && next.end === end;
    if (group.length && next.start >= end && !isAtSamePlace) break;
    group.push(next);
    hunks.shift();
    end = Math.max(end, next.end);
  }
  return group;
}

function partOf<T>(
  group: readonly Hunk<T>[],
  base: readonly T[],
  start: number,
  end: number,
  keyOf: (entry: T) => string,
): MergedPart<T> {
  const versionOf = (side: Hunk<T>['side']): T[] => {
    const version: T[] = [];
    let done = start;
    for (const hunk of group.filter((one) => one.side === side)) {
      version.push(...base.slice(done, hunk.start), ...hunk.entries);
      done = hunk.end;
    }
    return [...version, ...base.slice(done, end)];
  };
  const [mine, theirs] = [versionOf('mine'), versionOf('theirs')];
  if (group.every(({ side }) => side === 'mine') || isSame(mine, theirs, keyOf)) return { entries: mine };
  if (group.every(({ side }) => side === 'theirs')) return { entries: theirs };
  return { base: base.slice(start, end), mine, theirs };
}

const isSame = <T>(one: readonly T[], other: readonly T[], keyOf: (entry: T) => string): boolean =>
  one.length === other.length && one.every((entry, index) => keyOf(entry) === keyOf(other[index] as T));
