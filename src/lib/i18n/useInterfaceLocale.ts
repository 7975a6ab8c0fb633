import type { Locale } from 'contract/core/locale';
import { useStore } from '../browser/useStore';
import { interfaceLocale } from './interface-locale';
import { onLocaleChange } from './shown-texts';

/** Returns the language that calls are made in, and rerenders when the person changes it. */
export const useInterfaceLocale = (): Locale => useStore(onLocaleChange, interfaceLocale);
