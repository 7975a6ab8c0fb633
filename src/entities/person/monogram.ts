import { AREAS, type Area } from 'contract/core/areas';
import { hasChinese } from '@/lib/i18n/has-chinese';

/** Maximum number of characters of a Chinese name; longer ones are transliterated or have other words. */
const MAX_CHINESE_NAME = 4;

const wordsOf = (name: string): string[] => name.trim().split(/[\s·・]+/);

/** Returns whether a name is written in Chinese characters, one of which is as wide as two letters. */
export const isChinese = (name: string): boolean => hasChinese(wordsOf(name)[0] ?? '');

/** Returns the letters that stand for a person: the initials of the first and last name, or one character of a Chinese name. */
export function monogramOf(name: string): string {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (isChinese(name)) return chineseMonogramOf(first, words.length > 1);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the last character of the given name; the first of a name that is transliterated. */
function chineseMonogramOf(first: string, hasMoreWords: boolean): string {
  const characters = Array.from(first);
  const isTransliterated = hasMoreWords || characters.length > MAX_CHINESE_NAME;
  return characters.at(isTransliterated ? 0 : -1) ?? '';
}

/** Returns the area whose hue the mark of a person has. It depends on the name alone, so that it is the same in every portal. */
export function hueOf(name: string): Area {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AREAS[sum % AREAS.length] ?? 'service';
}
