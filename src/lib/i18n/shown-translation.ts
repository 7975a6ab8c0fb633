import { shownLocale, shownTexts } from './shown-texts';
import type { Namespace, Translation } from './text-keys';
import { translator, type Texts, type Translate } from './translator';

/** Cached translation functions by texts and namespace, because a page requests the same ones hundreds of times. */
const translators = new WeakMap<Texts, Map<string, Translate>>();

/** Returns the translation function of a namespace in the current language. */
export function shownTranslation<N extends Namespace>(namespace: N): Translation<N> {
  const texts = shownTexts();
  const ofTexts = translators.get(texts) ?? new Map<string, Translate>();
  translators.set(texts, ofTexts);
  const t = ofTexts.get(namespace) ?? translator(shownLocale(), texts, namespace);
  ofTexts.set(namespace, t);
  return t;
}
