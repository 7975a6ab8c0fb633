/**
 * Functions that decide the language and theme before the first paint. A small script in the head of the HTML runs them, and the
 * program calls them again later.
 */
import { preferredLocale } from 'contract/core/locale';
import { SIGN_IN_PATH } from '../paths';

export const THEME_KEY = 'portico.theme';

/** Light or dark as the person chose on this device, otherwise as the device has it. */
export function settleTheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is forbidden: the device decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** As the server does for the page that it answers. */
export function settleLocale(): void {
  document.documentElement.lang = preferredLocale(cookie, navigator.languages.join(','));
}

/** The value of a cookie, without the cookie library, which comes with the program. */
export function cookie(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Not written by us.
    return undefined;
  }
}

/** Shows the frame that stands in the HTML, which the login page has not. */
export function showFirstFrame(): void {
  const signedIn = (cookie('token') ?? cookie('refreshToken')) !== undefined;
  document.documentElement.dataset.frame = signedIn && location.pathname !== SIGN_IN_PATH ? 'full' : 'none';
}

/**
 * webpack's loader waits for a script or style sheet that is in the page already: one of the HTML that failed is taken away, so that
 * it asks again. What it has put into the page itself it also takes out itself.
 */
export function takeFailedFilesAway(): void {
  const takeAway = ({ target }: Event) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (isFile && target.onerror === null) target.remove();
  };
  document.addEventListener('error', takeAway, true);
}
