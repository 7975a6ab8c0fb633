import type { FlatNamespace, TFunction } from 'i18next';
import { shownLocale, shownTexts } from './shown-texts';
import { translator } from './translator';

/** One function for each language and namespace: a page asks for the same few hundreds of times. */
const translators = new Map<string, unknown>();

/** The texts of a namespace in the language that is shown now. */
export function shownTranslation<const N extends FlatNamespace>(namespace: N): TFunction<N> {
  const locale = shownLocale();
  const key = `${locale} ${namespace}`;
  const t = translators.get(key) ?? translator(locale, shownTexts(), namespace);
  translators.set(key, t);
  return t as TFunction<N>;
}
