import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium';
import { demoSignIn } from '../demo-sign-in';
import { startPortal } from '../portal-process';
import { SAMPLE_ROUTES, SAMPLE_STATES } from '../sample-routes';
import { usePortal } from './sample-use';
import { useWindowsFonts } from '../windows-fonts';

const WIDTHS = {
  '1920': { width: 1920, height: 1080 },
  '1440': { width: 1440, height: 900 },
  '820': { width: 820, height: 1100 },
  '390': { width: 390, height: 844 },
};
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en-US', 'zh-CN'] as const;

/** Takes screenshots of all routes and states in all languages, themes and widths; `--only notice` limits them to names with that word. */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
    content: { type: 'string' },
  },
});

const chosen = [...SAMPLE_ROUTES, ...SAMPLE_STATES].filter(({ name }) => name.includes(options.only));
const viewers = [...new Set(chosen.map(({ by }) => by))];
const portal = options.url
  ? { url: options.url, stop: () => Promise.resolve() }
  : await startPortal({ content: options.content });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  await mkdir(options.out, { recursive: true });
  if (!options.url && !options.content) await usePortal(browser, portal.url);
  for (const locale of LOCALES)
    for (const theme of THEMES)
      for (const [width, viewport] of Object.entries(WIDTHS))
        for (const viewer of viewers) await takeScreens({ locale, theme, width, viewport }, viewer);
} finally {
  await browser.close();
  await portal.stop();
}

interface Look {
  locale: string;
  theme: string;
  width: string;
  viewport: { width: number; height: number };
}

/** Takes the screenshots of all pages that one person opens, in one combination of language, theme and width. */
async function takeScreens({ locale, theme, width, viewport }: Look, viewer: string | null): Promise<void> {
  const phone = width === '390';
  const look = {
    viewport,
    locale,
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
  } as const;
  const context = await browser.newContext(look);
  await useWindowsFonts(context);
  await context.addInitScript(
    ([language, shade]) => {
      document.cookie = `locale=${language}; path=/`;
      localStorage.setItem('portico.theme', shade);
    },
    [locale, theme] as const,
  );
  const page = await context.newPage();
  if (viewer) await demoSignIn(page, portal.url, viewer);
  for (const { name, path } of chosen.filter(({ by }) => by === viewer)) {
    await page.goto(portal.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${options.out}/${name}-${width}-${theme}-${locale}.png`, fullPage: true });
  }
  await context.close();
}
