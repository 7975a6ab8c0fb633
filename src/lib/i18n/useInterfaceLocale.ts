import { useSyncExternalStore } from 'react';
import type { Locale } from 'contract/core/locale';
import { interfaceLocale } from './interface-locale';
import { onLocaleChange } from './shown-texts';

/** The language in which the server is asked, kept up with the person's choice. */
export const useInterfaceLocale = (): Locale => useSyncExternalStore(onLocaleChange, interfaceLocale);
