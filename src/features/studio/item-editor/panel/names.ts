import { LOCALES, type Locale } from 'contract/core/locale';
import type { Names } from 'contract/document';

/** Returns a name in that language or, if missing, in the other one. */
export const nameOf = (names: Names, locale: Locale): string =>
  names[locale] ?? LOCALES.map((other) => names[other]).find((name) => name !== undefined) ?? '';

/** Returns the names of a path from the broadest to the narrowest. */
export const pathName = (path: readonly Names[], locale: Locale): string =>
  path.map((names) => nameOf(names, locale)).join(' › ');

/** Returns a text that is equal for equal names. */
export const keyOf = (names: Names | readonly Names[]): string =>
  JSON.stringify([names].flat().map((each: Names) => LOCALES.map((locale) => each[locale] ?? null)));
