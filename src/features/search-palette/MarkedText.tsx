import { hasChinese } from '@/lib/i18n/has-chinese';

/** Renders a text with the words of the query marked where a word, or Chinese text, begins with them. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter(Boolean);
  return words.length ? parts(text, words).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part)) : text;
}

/** Returns the parts of a text in turn: not marked, marked, not marked … */
function parts(text: string, words: readonly string[]): string[] {
  const found = [...text.matchAll(new RegExp(words.map(escaped).join('|'), 'giu'))].filter(
    ({ 0: word, index }) => hasChinese(word) || !ENDS_INSIDE_WORD.test(text.slice(0, index)),
  );
  const ends = found.flatMap(({ 0: word, index }) => [index, index + word.length]);
  return [0, ...ends].map((start, at) => text.slice(start, ends[at]));
}

// A lookbehind in the pattern would do, but Safari has it from 16.4 only.
const ENDS_INSIDE_WORD = /[\p{L}\p{N}]$/u;
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
