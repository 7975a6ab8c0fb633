import { useState } from 'react';

/** A word that cannot be added, with the reason. */
interface EntryProblem {
  kind: 'twice' | 'empty';
  word: string;
}
export interface WordEntry {
  text: string;
  problem: EntryProblem | null;
  type: (text: string) => void;
  /** Adds what is typed, so far as it can be; answers all words, or null when something cannot be added. */
  add: () => readonly string[] | null;
}

const SEPARATOR = /[,;，；、\n]+/;

/** Words that somebody types, one after another or several with commas between. */
export function useWordEntry(words: readonly string[], onChange: (words: readonly string[]) => void): WordEntry {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const add = () => {
    const typed = text.split(SEPARATOR).flatMap((word) => word.replace(/\s+/g, ' ').trim() || []);
    if (!typed.length) return words;
    const wrong = problemOf(words, typed);
    setProblem(wrong);
    if (wrong) return null;
    setText('');
    const all = [...words, ...typed];
    onChange(all);
    return all;
  };
  return {
    text,
    problem,
    type: (next) => {
      setText(next);
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

/** Without case, width and punctuation, as queries are compared. */
const plain = (word: string): string =>
  (
    word
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
