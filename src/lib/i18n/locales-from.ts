import { LOCALES, type Locale } from 'contract/core/locale';

/** Returns all languages, the given one first. */
export const localesFrom = (first: Locale): Locale[] => [first, ...LOCALES.filter((locale) => locale !== first)];
