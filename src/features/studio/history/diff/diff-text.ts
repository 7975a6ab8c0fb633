import { diffIndices } from 'node-diff3';
import { hasChinese } from '@/lib/i18n/has-chinese';

/** Passage of a text that both versions have, or only the later one, or only the earlier one. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum number of words in which two texts may differ to be compared word by word. The time grows with its square. */
const MAX_COMPARED = 1500;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const BLANK = /^\s*$/;

/** Returns the words, spaces and punctuation of a text in their order; of Chinese, the characters. */
export const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => (hasChinese(segment) ? Array.from(segment) : [segment])).flat();

/**
 * Returns the differences between two texts. The parts that are the same or removed make up the earlier text, those that are the
 * same or added the later one.
 */
export function diffText(before: string, after: string): TextPart[] {
  const [old, words] = [wordsOf(before), wordsOf(after)];
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end, newStart, newEnd } of changedPassages(old, words)) {
    parts.push({ kind: 'same', text: old.slice(done, start).join('') });
    parts.push({ kind: 'removed', text: old.slice(start, end).join('') });
    parts.push({ kind: 'added', text: words.slice(newStart, newEnd).join('') });
    done = end;
  }
  return joined([...parts, { kind: 'same', text: old.slice(done).join('') }]);
}

/** Words of the earlier version, from `start` to before `end`, in whose place the later one has others. */
interface Passage {
  start: number;
  end: number;
  newStart: number;
  newEnd: number;
}

/** Returns the changed passages. Those with only spaces between them are one passage, which is easier to read. */
export function changedPassages(old: readonly string[], words: readonly string[]): Passage[] {
  const skipped = commonStart(old, words);
  const [oldRest, rest] = [old.slice(skipped), words.slice(skipped)];
  const kept = commonStart([...oldRest].reverse(), [...rest].reverse());
  const [oldMiddle, middle] = [oldRest.slice(0, oldRest.length - kept), rest.slice(0, rest.length - kept)];
  const passages: Passage[] = [];
  for (const [start, length, newStart, newLength] of hunksOf(oldMiddle, middle)) {
    const passage = { start, end: start + length, newStart, newEnd: newStart + newLength };
    const last = passages.at(-1);
    if (last && BLANK.test(oldMiddle.slice(last.end, start).join('')))
      Object.assign(last, { end: passage.end, newEnd: passage.newEnd });
    else passages.push(passage);
  }
  return passages.map(({ start, end, newStart, newEnd }) => ({
    ...{ start: start + skipped, end: end + skipped },
    ...{ newStart: newStart + skipped, newEnd: newEnd + skipped },
  }));
}

function commonStart(old: readonly string[], words: readonly string[]): number {
  const index = old.findIndex((word, at) => word !== words[at]);
  return index < 0 ? old.length : index;
}

/** Returns the start and length of each difference, in the earlier and in the later version. */
function hunksOf(old: readonly string[], words: readonly string[]): [number, number, number, number][] {
  if (Math.max(old.length, words.length) > MAX_COMPARED) return [[0, old.length, 0, words.length]];
  return diffIndices([...old], [...words]).map(({ buffer1, buffer2 }) => [...buffer1, ...buffer2]);
}

/** Returns the parts without empty ones, and those of the same kind that follow each other as one. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const kept: TextPart[] = [];
  for (const { kind, text } of parts) {
    const last = kept.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) kept.push({ kind, text });
  }
  return kept;
}
