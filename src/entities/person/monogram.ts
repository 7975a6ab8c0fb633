import { AREAS, type Area } from 'contract/core/areas';

/** Maximum number of characters of a Chinese name; longer ones are transliterated or have other words. */
const MAX_CHINESE_NAME = 4;

/**
 * Returns the letters that stand for a person: the initials of the first and last name, or the given name of a Chinese name, at most
 * two characters.
 */
export function monogramOf(name: string): string {
  const words = name.trim().split(/[\s·・]+/);
  const [first = ''] = words;
  if (!/\p{Script=Han}/u.test(first)) {
    const last = words.length > 1 ? (words.at(-1) ?? '') : '';
    return [first, last]
      .map((word) => Array.from(word)[0] ?? '')
      .join('')
      .toUpperCase();
  }
  const characters = Array.from(first);
  if (words.length > 1 || characters.length > MAX_CHINESE_NAME)
    return characters.slice(0, characters.length > 2 ? 1 : 2).join('');
  return characters.slice(Math.max(1, characters.length - 2)).join('') || first;
}

/** Returns the area whose hue a person's mark has, always the same one for the same id. */
export function hueOf(id: string): Area {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AREAS[sum % AREAS.length] ?? 'service';
}
