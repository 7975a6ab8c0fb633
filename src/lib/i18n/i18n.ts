import { LOCALE_COOKIE, type Locale } from 'contract/core/locale';
import type { Catalogue } from '@/locales/texts';
import { cookie, settleLocale } from '../browser/first-paint';
import { interfaceLocale } from './interface-locale';
import { shownLocale, showTexts } from './shown-texts';

const CATALOGUES: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ '@/locales/en-US/catalogue'),
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ '@/locales/zh-CN/catalogue'),
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Loads the texts of the document's language. The app is not rendered before, so that visible texts never change language. */
export async function startI18n(): Promise<void> {
  settleLocale();
  const locale = interfaceLocale();
  const { catalogue } = await CATALOGUES[locale]();
  showTexts(locale, catalogue);
}

/** Changes the language of the interface and remembers it in this browser. */
export async function changeLocale(locale: Locale): Promise<void> {
  const texts = await loadTexts(locale);
  if (!texts) return;
  remember(locale);
  showTexts(locale, texts);
}

/** Applies the language of the account after sign-in, unless another one was chosen on this device. */
export async function adoptLocale(locale: Locale): Promise<void> {
  if (isChosen() || locale === shownLocale()) return;
  const texts = await loadTexts(locale);
  if (texts) showTexts(locale, texts);
}

let loads = 0;

/** Loads the texts of a language. Returns null if another language was chosen during the load. */
async function loadTexts(locale: Locale): Promise<Catalogue | null> {
  const turn = (loads += 1);
  const { catalogue } = await CATALOGUES[locale]();
  return turn === loads ? catalogue : null;
}

function remember(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

const isChosen = (): boolean => cookie(LOCALE_COOKIE) !== undefined;
