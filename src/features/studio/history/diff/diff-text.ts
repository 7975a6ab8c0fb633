import { diffIndices } from 'node-diff3';

/** Passage of a text that both versions have, or only the later one, or only the earlier one. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum number of words in which two texts may differ to be compared word by word. The time grows with its square. */
const MAX_COMPARED = 1500;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const CHINESE = /\p{Script=Han}/u;
const BLANK = /^\s*$/;

/** Returns the words, spaces and punctuation of a text in their order; of Chinese, the characters. */
export const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => (CHINESE.test(segment) ? Array.from(segment) : [segment])).flat();

/**
 * Returns the differences between two texts. The parts that are the same or removed make up the earlier text, those that are the
 * same or added the later one.
 */
export function diffText(before: string, after: string): TextPart[] {
  const [old, words] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, words);
  const end = commonStart(old.slice(start).reverse(), words.slice(start).reverse());
  const [oldEnd, wordsEnd] = [old.length - end, words.length - end];
  return joined([
    { kind: 'same', text: words.slice(0, start).join('') },
    ...diffWords(old.slice(start, oldEnd), words.slice(start, wordsEnd)),
    { kind: 'same', text: words.slice(wordsEnd).join('') },
  ]);
}

function commonStart(old: readonly string[], words: readonly string[]): number {
  const index = old.findIndex((word, at) => word !== words[at]);
  return index < 0 ? old.length : index;
}

/** Words of the earlier version, from `start` to before `end`, in whose place the later one has others. */
interface Hunk {
  start: number;
  end: number;
  newStart: number;
  newEnd: number;
}

function diffWords(old: readonly string[], words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end, newStart, newEnd } of hunksOf(old, words)) {
    parts.push({ kind: 'same', text: old.slice(done, start).join('') });
    parts.push({ kind: 'removed', text: old.slice(start, end).join('') });
    parts.push({ kind: 'added', text: words.slice(newStart, newEnd).join('') });
    done = end;
  }
  return [...parts, { kind: 'same', text: old.slice(done).join('') }];
}

/** Returns the changed passages. Those with only spaces between them are one passage, which is easier to read. */
function hunksOf(old: readonly string[], words: readonly string[]): Hunk[] {
  if (Math.max(old.length, words.length) > MAX_COMPARED)
    return [{ start: 0, end: old.length, newStart: 0, newEnd: words.length }];
  const hunks: Hunk[] = [];
  for (const { buffer1, buffer2 } of diffIndices([...old], [...words])) {
    const hunk = { start: buffer1[0], end: buffer1[0] + buffer1[1], newStart: buffer2[0], newEnd: buffer2[0] + buffer2[1] };
    const last = hunks.at(-1);
    if (last && BLANK.test(old.slice(last.end, hunk.start).join(''))) Object.assign(last, { end: hunk.end, newEnd: hunk.newEnd });
    else hunks.push(hunk);
  }
  return hunks;
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
