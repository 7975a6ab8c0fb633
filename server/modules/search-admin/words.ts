import { AppError } from '../../http/errors';
import { comparable } from '../search/text/terms';

/** Words as queries are compared. Throws `words.invalid` where one says nothing or stands there twice. */
export function keysOf(words: readonly string[], field = 'words'): string[] {
  const keys = words.map(comparable);
  const wrong = keys.flatMap((key, place): [string, string][] => {
    if (key === '') return [[`${field}.${place}`, 'must hold a letter or a digit']];
    return keys.indexOf(key) < place ? [[`${field}.${place}`, 'stands there already']] : [];
  });
  if (wrong.length) throw new AppError('words.invalid', Object.fromEntries(wrong));
  return keys;
}
