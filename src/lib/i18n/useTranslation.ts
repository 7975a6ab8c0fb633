import { useStore } from '../browser/useStore';
import { onLocaleChange, shownLocale } from './shown-texts';
import { shownTranslation } from './shown-translation';
import type { Namespace, Translation } from './text-keys';

/**
 * Returns the translation function of a namespace, and rerenders when the language changes. With several namespaces, the first is
 * the default and the others are reached by `namespace:key`.
 */
export function useTranslation<First extends Namespace = 'shell', Others extends Namespace = never>(
  namespace?: First | readonly [First, ...Others[]],
): { t: Translation<First, First | Others> } {
  useStore(onLocaleChange, shownLocale);
  const [first = 'shell'] = [namespace ?? []].flat() as First[];
  return { t: shownTranslation(first) as Translation<First, First | Others> };
}
