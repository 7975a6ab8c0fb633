import type { FlatNamespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { onLocaleChange, shownLocale } from './shown-texts';
import { shownTranslation } from './shown-translation';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/**
 * Returns the translation function of a namespace, and rerenders when the language changes. With several namespaces, the first is
 * the default and the others are reached by `namespace:key`.
 */
export function useTranslation<const N extends Namespaces = 'shell'>(namespace?: N): { t: TFunction<N> } {
  useSyncExternalStore(onLocaleChange, shownLocale);
  const [first = 'shell'] = [namespace ?? []].flat() as FlatNamespace[];
  return { t: shownTranslation(first) as TFunction<N> };
}
