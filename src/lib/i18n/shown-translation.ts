import type { FlatNamespace, TFunction } from 'i18next';
import { shownLocale, shownTexts } from './shown-texts';
import { translator } from './translator';

/** Cached translation functions by language and namespace, because a page requests the same ones hundreds of times. */
const translators = new Map<string, unknown>();

/** Returns the translation function of a namespace in the current language. */
export function shownTranslation<const N extends FlatNamespace>(namespace: N): TFunction<N> {
  const locale = shownLocale();
  const key = `${locale} ${namespace}`;
  const t = translators.get(key) ?? translator(locale, shownTexts(), namespace);
  translators.set(key, t);
  return t as TFunction<N>;
}
