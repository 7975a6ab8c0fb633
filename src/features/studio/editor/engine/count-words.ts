import type { Locale } from 'contract/core/locale';
import type { Node } from 'prosemirror-model';

export interface WordCount {
  /** `characters` for Chinese, which writes no spaces between words. */
  unit: 'words' | 'characters';
  count: number;
}

const CHINESE = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Counts the words of a document; in Chinese its characters, where a word in Latin letters counts as one. */
export function countWords(doc: Node, locale: Locale): WordCount {
  const text = doc.textBetween(0, doc.content.size, '\n', ' ');
  if (locale === 'en-US') return { unit: 'words', count: text.match(WORD)?.length ?? 0 };
  const characters = text.match(CHINESE)?.length ?? 0;
  return { unit: 'characters', count: characters + (text.replace(CHINESE, ' ').match(WORD)?.length ?? 0) };
}
