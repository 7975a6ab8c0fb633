import { LOCALES, type Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';
import { localesFrom } from '@/lib/i18n/locales-from';

/** Returns a name in that language or, if missing or empty, in the other one. */
export const nameOf = (names: Names, locale: Locale): string =>
  localesFrom(locale)
    .map((each) => names[each])
    .find((name) => name) ?? '';

/** Returns the former and the new name of something that was renamed, in the language whose name has changed. */
export function changedNames(before: Names, after: Names, locale: Locale): { former: string; name: string } {
  const changed = localesFrom(locale).find((each) => before[each] !== after[each]) ?? locale;
  return { former: nameOf(before, changed), name: nameOf(after, changed) };
}

/** Returns the names of a path from the broadest to the narrowest. */
export const pathName = (path: readonly Names[], locale: Locale): string =>
  path.map((names) => nameOf(names, locale)).join(' › ');

/** Returns a text that is equal for equal names. */
export const keyOf = (names: Names | readonly Names[]): string =>
  JSON.stringify([names].flat().map((each: Names) => LOCALES.map((locale) => each[locale] ?? null)));
