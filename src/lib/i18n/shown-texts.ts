import { LOCALES, type Locale } from 'contract/core/locale';
import type { Texts } from './translator';

/** Language that the interface is shown in, with its texts. */
let shown: { locale: Locale; texts: Texts } = { locale: LOCALES[0], texts: {} };
/** Texts that a part of the program brings along, in addition to those that every page can show. */
const added: Partial<Record<Locale, Texts>> = {};
/** All texts of the shown language; another object after each change. */
let all: Texts = {};
const listeners = new Set<() => void>();

export const shownLocale = (): Locale => shown.locale;
export const shownTexts = (): Texts => all;

/** Adds the texts of a part of the program, in both languages, before any of them is shown. */
export function addTexts(texts: Record<Locale, Texts>): void {
  for (const locale of LOCALES) added[locale] = { ...added[locale], ...texts[locale] };
  collect();
}

function collect(): void {
  all = { ...shown.texts, ...added[shown.locale] };
}

/** Shows the interface in a language whose texts have been loaded, and notifies the listeners. */
export function showTexts(locale: Locale, texts: Texts): void {
  shown = { locale, texts };
  collect();
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
