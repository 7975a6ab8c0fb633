import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const PATH = '/test-fonts/';
const FILES = join(dirname(fileURLToPath(import.meta.resolve('@fontsource/open-sans/package.json'))), 'files');
const WEIGHTS = [400, 600, 700] as const;

const LATIN = 'U+0000-02FF, U+2000-206F, U+20AC, U+2122, U+2190-21FF, U+2212';
const HAN = 'U+2E80-9FFF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF';

/**
 * Rules that give the portal's first font family the widths and heights of Segoe UI and Microsoft YaHei, which may not be distributed.
 * Open Sans is 5.5 % wider than Segoe UI in all three weights; every Chinese face is one em wide.
 */
const RULES = WEIGHTS.map(
  (weight) => `
@font-face { font-family: 'Inter var'; font-weight: ${weight}; font-display: block; unicode-range: ${LATIN};
  src: url('${PATH}open-sans-latin-${weight}-normal.woff2'); size-adjust: 94.5%; ascent-override: 114%; descent-override: 26.5%; }
@font-face { font-family: 'Inter var'; font-weight: ${weight}; unicode-range: ${HAN};
  src: local('NotoSansCJKsc-${weight === 400 ? 'Regular' : 'Bold'}'); ascent-override: 106%; descent-override: 26%; }`,
).join('');

/** Lets all pages of the context use fonts with the metrics of those that Windows has, whatever is installed on this machine. */
export async function useWindowsFonts(context: BrowserContext): Promise<void> {
  await context.route(`**${PATH}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(PATH.length);
    if (name === 'rules.css') return route.fulfill({ contentType: 'text/css', body: RULES });
    return route.fulfill({ contentType: 'font/woff2', body: readFileSync(join(FILES, name)) });
  });
  await context.addInitScript((href) => {
    // The pages of the demo identity provider allow only their own style.
    if (location.pathname.startsWith('/oidc')) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    new MutationObserver((_, observer) => {
      const head = document.querySelector('head');
      if (!head) return;
      head.prepend(link);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, `${PATH}rules.css`);
}
