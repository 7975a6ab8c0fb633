import { matchLocale, type Locale } from 'contract/core/locale';

/** Returns the interface language, read from the `lang` attribute of the document. */
export const interfaceLocale = (): Locale => matchLocale(document.documentElement.lang);
