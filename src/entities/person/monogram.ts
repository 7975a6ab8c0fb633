import { AREAS, type Area } from 'contract/core/areas';

/** Maximum number of characters of a Chinese name; longer ones are transliterated or have other words. */
const MAX_CHINESE_NAME = 4;

const wordsOf = (name: string): string[] => name.trim().split(/[\s·・]+/);

/** Returns whether a name is written in Chinese characters, whose monogram is wider than one of two letters. */
export const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(wordsOf(name)[0] ?? '');

/**
 * Returns the letters that stand for a person: the initials of the first and last name, or the given name of a Chinese name, at most
 * `maxChinese` characters.
 */
export function monogramOf(name: string, maxChinese: 1 | 2 = 2): string {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (isChinese(name)) return chineseMonogramOf(first, words.length > 1, maxChinese);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the end of the given name; the beginning of a name that is transliterated. */
function chineseMonogramOf(first: string, hasMoreWords: boolean, max: number): string {
  const characters = Array.from(first);
  if (hasMoreWords || characters.length > MAX_CHINESE_NAME) return characters.slice(0, characters.length > 2 ? 1 : max).join('');
  return characters.slice(Math.max(1, characters.length - max)).join('') || first;
}

/** Returns the area whose hue the mark of a person has. It depends on the name alone, so that it is the same in every portal. */
export function hueOf(name: string): Area {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AREAS[sum % AREAS.length] ?? 'service';
}
