import { diffIndices } from 'node-diff3';
import { blockText, splitBlocks } from '../../saving/markdown-blocks';
import { diffText, wordsOf, type TextPart } from './diff-text';

/** Block of a body: as it was, new, gone, at another place than before, or with changed words. */
export type BlockChange = { kind: 'same' | 'added' | 'removed' | 'moved'; text: string } | { kind: 'changed'; parts: TextPart[] };

/** Minimum share of common words with which a block counts as a version of another one. */
const MIN_SIMILARITY = 0.4;
/** Maximum number of removed blocks that an added block is compared with. */
const MAX_CANDIDATES = 20;

/** Returns the blocks of both versions of a Markdown text in their order, or null if no block differs. */
export function diffBlocks(before: string, after: string): BlockChange[] | null {
  const [old, blocks] = [blocksOf(before), blocksOf(after)];
  const hunks = diffIndices(old, blocks);
  if (!hunks.length) return null;
  const moved = movedBlocks(
    hunks.flatMap(({ buffer1Content }) => buffer1Content),
    hunks.flatMap(({ buffer2Content }) => buffer2Content),
  );
  const changes: BlockChange[] = [];
  let done = 0;
  for (const {
    buffer1: [start, length],
    buffer1Content: removed,
    buffer2Content: added,
  } of hunks) {
    changes.push(...old.slice(done, start).map(as('same')));
    changes.push(
      ...alignBlocks(
        removed.filter((block) => !moved.has(block)),
        added,
        moved,
      ),
    );
    done = start + length;
  }
  return [...changes, ...old.slice(done).map(as('same'))];
}

const blocksOf = (markdown: string): string[] => splitBlocks(markdown).map(blockText).filter(Boolean);

const as =
  (kind: 'same' | 'added' | 'removed') =>
  (text: string): BlockChange => ({ kind, text });

/** Returns the blocks that were removed at one place and added at another as often. */
function movedBlocks(removed: readonly string[], added: readonly string[]): Set<string> {
  const [before, after] = [countsOf(removed), countsOf(added)];
  return new Set([...before.keys()].filter((block) => before.get(block) === after.get(block)));
}

function countsOf(entries: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** Returns the changes at one place: each added block beside the next removed one that is similar, in whose place it came. */
function alignBlocks(removed: readonly string[], added: readonly string[], moved: ReadonlySet<string>): BlockChange[] {
  const changes: BlockChange[] = [];
  const bags = removed.map(bagOf);
  let waiting: BlockChange[] = [];
  let done = 0;
  for (const block of added) {
    const bag = bagOf(block);
    const offset = moved.has(block)
      ? -1
      : bags.slice(done, done + MAX_CANDIDATES).findIndex((candidate) => similarity(candidate, bag) >= MIN_SIMILARITY);
    if (offset < 0) {
      waiting.push({ kind: moved.has(block) ? 'moved' : 'added', text: block });
      continue;
    }
    const pair = done + offset;
    changes.push(...removed.slice(done, pair).map(as('removed')), ...waiting);
    changes.push({ kind: 'changed', parts: diffText(removed[pair] ?? '', block) });
    waiting = [];
    done = pair + 1;
  }
  return [...changes, ...removed.slice(done).map(as('removed')), ...waiting];
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
