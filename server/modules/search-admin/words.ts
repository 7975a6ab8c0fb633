import { AppError } from '../../http/errors';
import { comparable } from '../search/text/terms';

/** Returns the words normalized for comparison. Throws `words.invalid` if one has no letter or digit, or occurs twice. */
export function keysOf(words: readonly string[], field = 'words'): string[] {
  const keys = words.map(comparable);
  const wrong = keys.flatMap((key, place): [string, string][] => {
    if (key === '') return [[`${field}.${place}`, 'must hold a letter or a digit']];
    return keys.indexOf(key) < place ? [[`${field}.${place}`, 'stands there already']] : [];
  });
  if (wrong.length) throw new AppError('words.invalid', Object.fromEntries(wrong));
  return keys;
}
