import { LOCALES } from '../../../../contract/core/locale';
import type { Names } from '../../../../contract/document';
import { syllablesOf } from './chinese';
import { comparable, tokens } from './terms';

const textsOf = (names: Names): string[] => LOCALES.flatMap((locale) => names[locale] ?? []);

/** Returns the words of a text in all its languages, in the form in which they are compared. */
export const wordsOf = (names: Names): string => textsOf(names).map(comparable).join(' ');

/**
 * Returns the words of a name, and from each of several on those without spaces, as in `meilin`; with the pinyin of Chinese ones: from
 * each syllable on, and the initials.
 */
export function nameWords(names: Names): string {
  const joined = textsOf(names).flatMap((name) => {
    const words = comparable(name).split(' ');
    return words.slice(0, -1).map((_, from) => words.slice(from).join(''));
  });
  const sounds = textsOf(names).flatMap((name) =>
    [...tokens(name)].flatMap(({ han, word }) => {
      const syllables = han ? syllablesOf(word) : [];
      const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
      return [...syllables.map((_, from) => syllables.slice(from).join('')), initials].filter(Boolean);
    }),
  );
  return [wordsOf(names), ...joined, ...sounds].join(' ');
}
