import type { FlatNamespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { onLocaleChange, shownLocale, shownTexts } from './shown-texts';
import { translator } from './translator';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/** One function for each language and namespace: a page asks for the same few hundreds of times. */
const translators = new Map<string, unknown>();

/** The texts of a namespace (of several: the first, the others by `namespace:key`), kept up with the person's language. */
export function useTranslation<const N extends Namespaces = 'shell'>(namespace?: N): { t: TFunction<N> } {
  const locale = useSyncExternalStore(onLocaleChange, shownLocale);
  const [first = 'shell'] = [namespace ?? []].flat() as string[];
  const key = `${locale} ${first}`;
  const t = translators.get(key) ?? translator(locale, shownTexts(), first);
  translators.set(key, t);
  return { t: t as TFunction<N> };
}
