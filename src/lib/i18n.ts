import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, type Locale } from 'contract/locale';
import type { Catalogue } from '@/locales/texts';
import { interfaceLocale } from './failures';
import { LOCALE_KEY, settleLocale } from './first-paint';

const CATALOGUES: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ '@/locales/en-US/catalogue'),
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ '@/locales/zh-CN/catalogue'),
};

/** Loads the texts of the settled language. Nothing is rendered before: texts never jump from one language to another. */
export async function startI18n(): Promise<void> {
  settleLocale(LOCALE_KEY, LOCALES);
  const locale = interfaceLocale();
  const { catalogue } = await CATALOGUES[locale]();
  await i18next.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: catalogue },
    defaultNS: 'shell',
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Changes the language of the interface and remembers it on this device. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (!(await loadTexts(locale))) return;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  await show(locale);
}

/** The language of the account holds from signing in, unless another was chosen on this device. */
export async function adoptLocale(locale: Locale): Promise<void> {
  if (isChosen() || locale === i18next.language) return;
  if (await loadTexts(locale)) await show(locale);
}

let loads = 0;

/** Answers false when a newer choice was made meanwhile: that one holds. */
async function loadTexts(locale: Locale): Promise<boolean> {
  const turn = (loads += 1);
  const { catalogue } = await CATALOGUES[locale]();
  for (const [namespace, texts] of Object.entries(catalogue)) i18next.addResourceBundle(locale, namespace, texts);
  return turn === loads;
}

async function show(locale: Locale): Promise<void> {
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(LOCALE_KEY) !== null;
  } catch {
    return false;
  }
}
