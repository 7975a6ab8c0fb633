import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';
import { demoSignIn } from './demo-sign-in';
import { startPortal } from './portal-process';

const SCREENS: Record<string, { path: string; signedOut?: true }> = {
  home: { path: '/' },
  service: { path: '/service' },
  'service-found': { path: '/service?query=leave' },
  'service-detail': { path: '/service/annual-leave' },
  login: { path: '/login', signedOut: true },
  'not-found': { path: '/service/no-such-service' },
  'not-built': { path: '/notice' },
};
const WIDTHS = { '1440': { width: 1440, height: 900 }, '390': { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en-US', 'zh-CN'] as const;

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
    content: { type: 'string' },
  },
});

const portal = options.url ? { url: options.url, stop: () => Promise.resolve() } : await startPortal(options.content);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  await mkdir(options.out, { recursive: true });
  for (const locale of LOCALES)
    for (const theme of THEMES)
      for (const [width, viewport] of Object.entries(WIDTHS)) {
        const context = await browser.newContext({
          viewport,
          locale,
          deviceScaleFactor: width === '390' ? 2 : 1,
          hasTouch: width === '390',
          reducedMotion: 'reduce',
        });
        await context.addInitScript(
          ([language, look]) => {
            localStorage.setItem('portico.locale', language);
            localStorage.setItem('portico.theme', look);
          },
          [locale, theme] as const,
        );
        const page = await context.newPage();
        const take = async (name: string, path: string): Promise<void> => {
          await page.goto(portal.url + path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: `${options.out}/${name}-${width}-${theme}-${locale}.png`, fullPage: true });
        };
        const chosen = Object.entries(SCREENS).filter(([name]) => name.includes(options.only));
        for (const [name, { path }] of chosen.filter(([, screen]) => screen.signedOut)) await take(name, path);
        await demoSignIn(page, portal.url);
        for (const [name, { path }] of chosen.filter(([, screen]) => !screen.signedOut)) await take(name, path);
        await context.close();
      }
} finally {
  await browser.close();
  await portal.stop();
}
