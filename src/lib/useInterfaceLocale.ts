import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Locale } from 'contract/locale';
import { interfaceLocale } from './interface-locale';

/** The language in which the server is asked, kept up with the person's choice. */
export const useInterfaceLocale = (): Locale => useSyncExternalStore(onLocaleChange, interfaceLocale);

export function onLocaleChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => {
    i18next.off('languageChanged', listener);
  };
}
