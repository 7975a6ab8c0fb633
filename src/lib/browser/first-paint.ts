/**
 * Functions that decide the language and theme before the first paint. A small script in the head of the HTML runs them, and the
 * program calls them again later.
 */
import { preferredLocale } from 'contract/core/locale';
import { SIGN_IN_PATH } from '../paths';

export const THEME_KEY = 'portico.theme';

/** Applies the theme that the person chose on this device, or the device's own theme if none was chosen. */
export function settleTheme(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is blocked: use the device's theme.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Sets the document's language by the same rule that the server uses for the page. */
export function settleLocale(): void {
  document.documentElement.lang = preferredLocale(cookie, navigator.languages.join(','));
}

/** Returns the value of a cookie. Does not use the cookie library, which is part of the program and not loaded yet. */
export function cookie(name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // The value is not encoded correctly, so Portico did not write it.
    return undefined;
  }
}

/**
 * Shows the page frame contained in the HTML if a person is signed in, except on the login page, which has no frame. A tab that shows the
 * portal as somebody else hides a page that the server rendered.
 */
export function showFirstFrame(isSeeAsTab: boolean): void {
  const signedIn = (cookie('token') ?? cookie('refreshToken')) !== undefined;
  const isShown = signedIn && location.pathname !== SIGN_IN_PATH && !isSeeAsTab;
  document.documentElement.dataset.frame = isShown ? 'full' : 'none';
}

/**
 * Removes scripts and style sheets of the HTML that failed to load. webpack's loader would otherwise wait for the element that is
 * already in the page instead of requesting the file again. Elements that webpack inserted have an `onerror` handler; webpack
 * removes them itself.
 */
export function takeFailedFilesAway(): void {
  const takeAway = ({ target }: Event) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (isFile && target.onerror === null) target.remove();
  };
  document.addEventListener('error', takeAway, true);
}
