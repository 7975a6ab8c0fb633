import { LOCALES, type Locale } from '../../../../contract/core/locale';
import type { Names } from '../../../../contract/document';

/** Returns the name in the given language or, if missing, in the other one. */
export function nameIn(names: Names, locale: Locale): string {
  const found = names[locale] ?? LOCALES.map((other) => names[other]).find((name) => name !== undefined);
  if (found === undefined) throw new Error('a name without any language is stored');
  return found;
}
