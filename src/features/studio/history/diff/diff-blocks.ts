import { diffIndices } from 'node-diff3';
import { blockText, splitBlocks } from '../../saving/markdown-blocks';
import { diffText, wordsOf, type TextPart } from './diff-text';

/** Block of a body: as it was, new, gone, at another place than before, or with changed words. */
export type BlockChange = { kind: 'same' | 'added' | 'removed' | 'moved'; text: string } | { kind: 'changed'; parts: TextPart[] };

/** Part of a body that is compared with others. */
export interface Comparable {
  /** Equal for parts that are the same. */
  key: string;
  /** Text by which a part is recognised as a version of another one. */
  words: string;
  /** A part can only be a version of another one with the same shape. */
  shape: string;
}

export type Pairing<T extends Comparable> =
  { kind: 'same' | 'added' | 'removed' | 'moved'; part: T } | { kind: 'changed'; before: T; part: T };

/** Minimum share of common words with which a block counts as a version of another one. */
const MIN_SIMILARITY = 0.4;
/** Maximum number of removed blocks that an added block is compared with. */
const MAX_CANDIDATES = 20;

/** Returns the blocks of both versions of a Markdown text in their order, or null if no block differs. */
export function diffBlocks(before: string, after: string): BlockChange[] | null {
  const changes = pairParts(blocksOf(before), blocksOf(after));
  if (changes.every(({ kind }) => kind === 'same')) return null;
  return changes.map((change) =>
    change.kind === 'changed'
      ? { kind: 'changed', parts: diffText(change.before.words, change.part.words) }
      : { kind: change.kind, text: change.part.words },
  );
}

const blocksOf = (markdown: string): Comparable[] =>
  splitBlocks(markdown)
    .map(blockText)
    .filter(Boolean)
    .map((text) => ({ key: text, words: text, shape: '' }));

/** Returns the parts of both versions in their order. One at another place counts as moved, or else as removed and added. */
export function pairParts<T extends Comparable>(before: readonly T[], after: readonly T[], hasMoved = true): Pairing<T>[] {
  const hunks = diffIndices(keysOf(before), keysOf(after)).map(({ buffer1, buffer2 }) => ({
    start: buffer1[0],
    removed: before.slice(buffer1[0], buffer1[0] + buffer1[1]),
    added: after.slice(buffer2[0], buffer2[0] + buffer2[1]),
  }));
  const [removed, added] = [hunks.flatMap((hunk) => hunk.removed), hunks.flatMap((hunk) => hunk.added)];
  const moved = hasMoved ? movedKeys(keysOf(removed), keysOf(added)) : new Set<string>();
  const pairs: Pairing<T>[] = [];
  let done = 0;
  for (const hunk of hunks) {
    pairs.push(...before.slice(done, hunk.start).map(as('same')));
    const gone = hunk.removed.filter(({ key }) => !moved.has(key));
    pairs.push(...alignParts(gone, hunk.added, moved));
    done = hunk.start + hunk.removed.length;
  }
  return [...pairs, ...before.slice(done).map(as('same'))];
}

const keysOf = (parts: readonly Comparable[]): string[] => parts.map(({ key }) => key);

const as =
  (kind: 'same' | 'added' | 'removed') =>
  <T extends Comparable>(part: T): Pairing<T> => ({ kind, part });

/** Returns the keys of the parts that were removed at one place and added at another as often. */
function movedKeys(removed: readonly string[], added: readonly string[]): Set<string> {
  const [before, after] = [countsOf(removed), countsOf(added)];
  return new Set([...before.keys()].filter((key) => before.get(key) === after.get(key)));
}

function countsOf(entries: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** Returns the changes at one place: each added part beside the most similar of the next removed ones, in whose place it came. */
function alignParts<T extends Comparable>(removed: readonly T[], added: readonly T[], moved: ReadonlySet<string>): Pairing<T>[] {
  const pairs: Pairing<T>[] = [];
  const bags = removed.map(({ words }) => bagOf(words));
  let waiting: Pairing<T>[] = [];
  let done = 0;
  for (const part of added) {
    const bag = bagOf(part.words);
    const scores = bags
      .slice(done, done + MAX_CANDIDATES)
      .map((candidate, at) => (removed[done + at]?.shape === part.shape ? similarity(candidate, bag) : 0));
    const best = Math.max(...scores);
    const offset = moved.has(part.key) || best < MIN_SIMILARITY ? -1 : scores.indexOf(best);
    const before = removed[done + offset];
    if (offset < 0 || !before) {
      waiting.push({ kind: moved.has(part.key) ? 'moved' : 'added', part });
      continue;
    }
    pairs.push(...removed.slice(done, done + offset).map(as('removed')), ...waiting);
    pairs.push({ kind: 'changed', before, part });
    waiting = [];
    done += offset + 1;
  }
  return [...pairs, ...removed.slice(done).map(as('removed')), ...waiting];
}

/** Words of a block with how often each occurs. */
interface Bag {
  counts: Map<string, number>;
  size: number;
}

function bagOf(block: string): Bag {
  const words = wordsOf(block).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { counts: countsOf(words), size: words.length };
}

/** Returns the share of common words, from 0 to 1. */
function similarity(one: Bag, other: Bag): number {
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * common) / (one.size + other.size || 1);
}
