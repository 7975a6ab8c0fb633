import { matchLocale, type Locale } from 'contract/core/locale';

/** The chosen interface language: the document says which. */
export const interfaceLocale = (): Locale => matchLocale(document.documentElement.lang);
