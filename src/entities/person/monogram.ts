import { AREAS, type Area } from 'contract/core/areas';
import { hasChinese } from '@/lib/i18n/has-chinese';

const wordsOf = (name: string): string[] => name.trim().split(/[\s·・]+/);

/** Returns whether a name is written in Chinese characters, one of which is as wide as two letters. */
export const isChinese = (name: string): boolean => hasChinese(wordsOf(name)[0] ?? '');

/**
 * Returns the letters that stand for a person: the initials of the first and last name. A Chinese name has its first character, the surname,
 * because the last one may be a plain stroke such as 一.
 */
export function monogramOf(name: string): string {
  const words = wordsOf(name);
  const last = words.length > 1 && !isChinese(name) ? (words.at(-1) ?? '') : '';
  return [words[0] ?? '', last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Returns the area whose hue the mark of a person has. It depends on that id or name alone, so that it is the same in every portal. */
export function hueOf(idOrName: string): Area {
  let sum = 0;
  for (const character of idOrName) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AREAS[sum % AREAS.length] ?? 'service';
}
