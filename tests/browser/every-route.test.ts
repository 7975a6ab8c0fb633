import type { Page } from '@playwright/test';
import { SAMPLE_ROUTES, SAMPLE_STATES, type SampleRoute } from '../../scripts/sample-routes';
import { brokenWords, clippedTexts, forgetAnswers, open, widerThanWindow } from './support/layout';
import { expect, expectAccessible, test } from './portal';

const PAGES = [...SAMPLE_ROUTES, ...SAMPLE_STATES];
/** Maximum number of pages in one test, which visits them in sequence; separate tests run in parallel. */
const MAX_PAGES = 12;
const portionsOf = (pages: readonly SampleRoute[]): SampleRoute[][] =>
  Array.from({ length: Math.ceil(pages.length / MAX_PAGES) }, (_, i) => pages.slice(i * MAX_PAGES, (i + 1) * MAX_PAGES));
/** Pages grouped by viewer (null: signed out), at most MAX_PAGES in a group. */
const VISITS = [...new Set(PAGES.map(({ by }) => by))].flatMap((viewer) =>
  portionsOf(PAGES.filter(({ by }) => by === viewer)).map((pages) => ({ viewer, pages })),
);
const LAYOUT_SHIFT = 0.02;
const HEIGHT = 900;
const DESKTOP = 1440;
const PHONE = 390;
const NARROWEST_PHONE = 320;
/** Widths at which the page frame or the columns of a page change, and that of a laptop with 200 % zoom. */
const BETWEEN = [600, 640, 820, 1024];
const THEMES = ['light', 'dark'] as const;

declare global {
  interface Window {
    /** Cumulative layout shift of the page, without shifts caused by input. */
    layoutShift?: number;
  }
}

/** Adds up the layout shifts of a page from its start. */
const watchShifts = (): void => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Resolves when all transitions and animations that end have finished; text that fades in has less contrast than it will have. */
const untilColoursSettle = async (): Promise<void> => {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

async function expectToFit(page: Page, path: string, width: number): Promise<void> {
  const size = { width, height: HEIGHT };
  expect.soft(await widerThanWindow(page, size), `${path} is wider than ${width} px by`).toEqual([]);
  expect.soft(await clippedTexts(page, size), `${path} cuts at ${width} px`).toEqual([]);
  expect.soft(await brokenWords(page), `${path} breaks words at ${width} px`).toEqual([]);
}

// Recording a trace of this many pages costs more time than checking them.
test.use({ trace: 'off' });

for (const width of [DESKTOP, PHONE])
  for (const { viewer, pages } of VISITS)
    test(`${viewer ?? 'signed out'}, ${pages[0]?.path ?? ''} and following: pages are accessible, fit and do not shift (${width} px)`, async ({
      page,
      signInAs,
      expectConsoleError,
    }) => {
      test.setTimeout(600_000);
      expectConsoleError(/404|401|sign-in is no longer valid|error request/);
      await page.addInitScript(watchShifts);
      await page.addInitScript(forgetAnswers);
      await page.setViewportSize({ width, height: HEIGHT });
      if (viewer) await signInAs(viewer);
      // Otherwise it stays where it signed in, and whatever is there on a page has the colours, or the card, of a hover.
      await page.mouse.move(0, 0);
      for (const [index, shown] of pages.entries()) {
        await open(page, shown.path);
        await expectToFit(page, shown.path, width);
        expect.soft(await page.evaluate(() => window.layoutShift), `${shown.path} shifts by`).toBeLessThanOrEqual(LAYOUT_SHIFT);
        // On a phone, only the page frame has other colours than on the desktop, and it is the same on every page: one page is enough
        // for the dark theme and for contrast.
        const onlyFrameDiffers = width === PHONE && index > 0;
        for (const theme of onlyFrameDiffers ? (['light'] as const) : THEMES) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          // Checks in every frame; an assertion would check again only after 100 ms.
          await page.waitForFunction((shown) => document.documentElement.dataset.theme === shown, theme);
          await page.evaluate(untilColoursSettle);
          const rules = theme === 'dark' ? 'colours' : onlyFrameDiffers ? 'all but colours' : 'all';
          await expectAccessible(page, `${shown.path}, ${theme}, ${width} px`, rules);
        }
        if (width === PHONE) {
          await expectToFit(page, shown.path, NARROWEST_PHONE);
          await page.setViewportSize({ width, height: HEIGHT });
        } else {
          for (const between of BETWEEN) await expectToFit(page, shown.path, between);
          await page.setViewportSize({ width, height: HEIGHT });
        }
      }
    });
