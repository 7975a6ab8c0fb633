import type { FlatNamespace, TFunction } from 'i18next';
import { shownLocale, shownTexts } from './shown-texts';
import { translator, type Texts } from './translator';

/** Cached translation functions by texts and namespace, because a page requests the same ones hundreds of times. */
const translators = new WeakMap<Texts, Map<string, unknown>>();

/** Returns the translation function of a namespace in the current language. */
export function shownTranslation<const N extends FlatNamespace>(namespace: N): TFunction<N> {
  const texts = shownTexts();
  const ofTexts = translators.get(texts) ?? new Map<string, unknown>();
  translators.set(texts, ofTexts);
  const t = ofTexts.get(namespace) ?? translator(shownLocale(), texts, namespace);
  ofTexts.set(namespace, t);
  return t as TFunction<N>;
}
