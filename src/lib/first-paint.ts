/**
 * What the page must know before anything is painted. .umirc.ts writes these functions into the head of the HTML as they stand here,
 * so each may use nothing but its arguments and the browser.
 */

export const THEME_KEY = 'portico.theme';
export const LOCALE_KEY = 'portico.locale';

/** Light or dark as the person chose on this device, otherwise as the device has it. */
export function settleTheme(key: string): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage is forbidden: the device decides.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** The language chosen on this device, otherwise the one of the person's account, otherwise the best that the browser asks for. */
export function settleLocale(key: string, locales: readonly string[]): void {
  const wanted: (string | undefined)[] = [];
  try {
    wanted.push(localStorage.getItem(key) ?? undefined);
    const account = /(?:^|; )userInfo=([^;]*)/.exec(document.cookie)?.[1];
    wanted.push(account && /"locale":"([^"]+)"/.exec(decodeURIComponent(account))?.[1]);
  } catch {
    // Storage is forbidden or the cookie is broken: the browser's languages decide.
  }
  const known = [...wanted, ...navigator.languages].flatMap((tag) =>
    locales.filter((locale) => tag && locale.split('-')[0] === tag.split('-')[0]?.toLowerCase()),
  );
  document.documentElement.lang = known[0] ?? locales[0] ?? '';
}

/** Each route's pattern (a regular expression's source) with the numbers of its files, the most exact route first. */
export interface RouteFiles {
  files: string[];
  routes: [pattern: string, files: number[]][];
  /** Numbers of the files of each language's texts. */
  locales: Record<string, number[]>;
}

/**
 * Loads what this address will need, and shows the frame that stands in the HTML, which the login page has not. What has come when
 * the program starts is taken by webpack's loader as its own; what is still on its way, or failed and is gone, it asks for again.
 */
export function beginRoute({ files, routes, locales }: RouteFiles, loginPath: string): void {
  const signedIn = /(?:^|; )(?:token|refreshToken)=/.test(document.cookie);
  const path = signedIn ? location.pathname : loginPath;
  document.documentElement.dataset.frame = path === loginPath ? 'none' : 'full';
  const route = routes.find(([pattern]) => new RegExp(pattern).test(path));
  for (const index of [...(locales[document.documentElement.lang] ?? []), ...(route?.[1] ?? [])]) {
    const address = `/${files[index] ?? ''}`;
    const isStyle = address.endsWith('.css');
    const element = isStyle
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), { async: false, src: address });
    // The loader takes a style sheet that it finds by its address for loaded.
    if (isStyle) element.dataset.href = 'on its way';
    element.onload = () => delete element.dataset.href;
    element.onerror = () => {
      element.remove();
    };
    document.head.append(element);
  }
}
