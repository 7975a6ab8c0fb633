import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { onLocaleChange } from './useInterfaceLocale';

type Namespaces = FlatNamespace | readonly FlatNamespace[];

/** One function for each language and choice of namespaces: a page asks for the same few hundreds of times. */
const translators = new Map<string, unknown>();

/** The texts of a namespace (of several: the first, the others by `namespace:key`), kept up with the person's language. */
export function useTranslation<const N extends Namespaces = 'shell'>(namespace?: N): { t: TFunction<N> } {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale);
  const key = `${locale} ${String(namespace)}`;
  const t = translators.get(key) ?? i18next.getFixedT(locale, namespace as FlatNamespace);
  translators.set(key, t);
  return { t: t as TFunction<N> };
}

const currentLocale = (): string => i18next.language;
