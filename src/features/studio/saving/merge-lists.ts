import { blockText, splitBlocks } from './markdown-blocks';
import { mergeSequences, type MergedPart } from './merge-sequences';

/** Where both versions of a conflict are, in characters of a text or entries of a list: mine from `start`, theirs behind it. */
export interface Place {
  start: number;
  mine: number;
  theirs: number;
}

interface PlacedConflict<T> {
  place: Place;
  base: T;
  mine: T;
  theirs: T;
}

interface Merged<T> {
  merged: T;
  conflicts: PlacedConflict<T>[];
}

const keyOfEntry = (entry: unknown): string => JSON.stringify(entry);

/** Merges two lists entry by entry. What both added at the same place of a list of texts is kept without a conflict. */
export function mergeList(
  base: readonly unknown[] | null,
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Merged<unknown[]> {
  const merged: unknown[] = [];
  const conflicts: PlacedConflict<unknown[]>[] = [];
  for (const part of mergeSequences(base, mine, theirs, keyOfEntry)) {
    if ('entries' in part) merged.push(...part.entries);
    else if (base && isAddedTexts(part)) merged.push(...union(part.mine, part.theirs));
    else {
      conflicts.push({ place: { start: merged.length, mine: part.mine.length, theirs: part.theirs.length }, ...part });
      merged.push(...part.mine, ...part.theirs);
    }
  }
  return { merged, conflicts };
}

const isAddedTexts = ({ base, mine, theirs }: Exclude<MergedPart<unknown>, { entries: unknown[] }>): boolean =>
  !base.length && [...mine, ...theirs].every((entry) => typeof entry === 'string');

/** Returns the entries of both lists in an order that does not depend on which is given first. */
function union(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  const [first, second] = keyOfEntry(one) < keyOfEntry(other) ? [one, other] : [other, one];
  return [...first, ...second.filter((entry) => !first.includes(entry))];
}

/** Merges two Markdown texts block by block. */
export function mergeMarkdown(base: string | null, mine: string, theirs: string): Merged<string> {
  const parts = mergeSequences(base === null ? null : splitBlocks(base), splitBlocks(mine), splitBlocks(theirs), blockText);
  const gap = mine.includes('\r\n') ? '\r\n\r\n' : '\n\n';
  const join = (blocks: readonly string[]) =>
    blocks.map((block) => (endsWithGap(block) ? block : block.trimEnd() + gap)).join('');
  const conflicts: PlacedConflict<string>[] = [];
  let merged = '';
  for (const part of parts) {
    if ('entries' in part) merged += join(part.entries);
    else {
      const [own, other] = [join(part.mine), join(part.theirs)];
      const [shownBase = '', shownMine = '', shownTheirs = ''] = [part.base, part.mine, part.theirs].map((one) =>
        join(one).trimEnd(),
      );
      const place = { start: merged.length, mine: own.length, theirs: other.length };
      conflicts.push({ place, base: shownBase, mine: shownMine, theirs: shownTheirs });
      merged += own + other;
    }
  }
  return { merged: merged.trimEnd() + endingOf(base, mine, theirs), conflicts };
}

const endsWithGap = (block: string): boolean => /\n[ \t]*\r?\n\s*$/.test(block);

const blankEnd = (text: string): string => text.slice(text.trimEnd().length);

/** Returns the blank characters at the end of a merged text: those of the side that changed them, the longer ones if both did. */
function endingOf(base: string | null, mine: string, theirs: string): string {
  const [given, own, other] = [base === null ? null : blankEnd(base), blankEnd(mine), blankEnd(theirs)];
  if (own === given) return other;
  if (other === given) return own;
  return own.length > other.length ? own : other;
}
