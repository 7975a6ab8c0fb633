import type { Locale } from 'contract/core/locale';
import { interfaceLocale } from './interface-locale';
import { onLocaleChange } from './shown-texts';
import { useStore } from '../browser/useStore';

/** Returns the language that calls are made in, and rerenders when the person changes it. */
export const useInterfaceLocale = (): Locale => useStore(onLocaleChange, interfaceLocale);
