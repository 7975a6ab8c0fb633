import type { FlatNamespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { onLocaleChange, shownLocale } from './shown-texts';
import { shownTranslation } from './shown-translation';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/** The texts of a namespace (of several: the first, the others by `namespace:key`), kept up with the person's language. */
export function useTranslation<const N extends Namespaces = 'shell'>(namespace?: N): { t: TFunction<N> } {
  useSyncExternalStore(onLocaleChange, shownLocale);
  const [first = 'shell'] = [namespace ?? []].flat() as FlatNamespace[];
  return { t: shownTranslation(first) as TFunction<N> };
}
