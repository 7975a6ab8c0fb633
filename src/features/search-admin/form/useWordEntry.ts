import { useState } from 'react';

/** Reason for which a word, or all of them, cannot be added. */
type EntryProblem = { kind: 'twice' | 'empty'; word: string } | { kind: 'full'; max: number };

export interface WordEntry {
  text: string;
  problem: EntryProblem | null;
  type: (text: string) => void;
  /** Adds the typed words and returns all words; returns null and adds none if one of them cannot be added. */
  add: () => readonly string[] | null;
}

const SEPARATOR = /[,;，；、\n]+/;

interface WordEntryOptions {
  words: readonly string[];
  /** Maximum number of words. */
  max: number;
  /** Text of the input that is not added yet. */
  text: string;
  onType: (text: string) => void;
  /** Gets all words after some were added; the input is then empty. */
  onAdd: (words: readonly string[]) => void;
}

/** Returns the state of an input that adds words to a list, typed one at a time or several separated by commas. */
export function useWordEntry({ words, max, text, onType, onAdd }: WordEntryOptions): WordEntry {
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const add = () => {
    const typed = text.split(SEPARATOR).flatMap((word) => word.replace(/\s+/g, ' ').trim() || []);
    if (!typed.length) return words;
    const wrong = problemOf(words, typed) ?? (words.length + typed.length > max ? { kind: 'full', max } : null);
    setProblem(wrong);
    if (wrong) return null;
    const all = [...words, ...typed];
    onAdd(all);
    return all;
  };
  return {
    text,
    problem,
    type: (next) => {
      onType(next);
      setProblem(null);
    },
    add,
  };
}

function problemOf(words: readonly string[], typed: readonly string[]): EntryProblem | null {
  const known = new Set(words.map(plain));
  for (const word of typed) {
    if (!plain(word)) return { kind: 'empty', word };
    if (known.has(plain(word))) return { kind: 'twice', word };
    known.add(plain(word));
  }
  return null;
}

/** Normalizes a word as queries are compared: without case, character width and punctuation. */
const plain = (word: string): string =>
  (
    word
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
