import axe from 'axe-core';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { demoSignIn } from '../../scripts/demo-sign-in';

/** Returns the URL of the server that the global setup started. */
export function portalUrl(): string {
  const url = process.env.PORTICO_TEST_URL;
  if (!url) throw new Error('PORTICO_TEST_URL is not set: run these tests by npm, which starts the server');
  return url;
}

/** Test fixtures: signing in, and a page whose console errors and uncaught exceptions fail the test. */
export const test = base.extend<{
  signInAs: (person: string, backUrl?: string) => Promise<Page>;
  /** Opens a page as another person, in a browser of their own that is closed after the test. */
  openAs: (person: string, path?: string) => Promise<Page>;
  expectConsoleError: (pattern: RegExp) => void;
  console: { expected: RegExp[]; watch: (page: Page) => void };
}>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(portalUrl());
  },
  console: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      const notice = (text: string): void => {
        if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      const watch = (watched: Page): void => {
        watched.on('pageerror', (error) => {
          notice(error.message);
        });
        watched.on('console', (message) => {
          const text = message.text();
          // The browser's message about a response with an error does not name its address.
          const place = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
          if (message.type() === 'error') notice(text + place);
        });
      };
      watch(page);
      await use({ expected, watch });
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  expectConsoleError: async ({ console }, use) => {
    await use((pattern) => console.expected.push(pattern));
  },
  openAs: async ({ browser, baseURL, locale, contextOptions, console }, use) => {
    const contexts: BrowserContext[] = [];
    const url = baseURL ?? portalUrl();
    await use(async (person, path = '/') => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: url,
        locale,
        viewport: { width: 1440, height: 900 },
      });
      contexts.push(context);
      const page = await context.newPage();
      console.watch(page);
      await demoSignIn(page, url, person, path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  signInAs: async ({ page, baseURL }, use) => {
    await use(async (person, backUrl = '/') => {
      await demoSignIn(page, baseURL ?? portalUrl(), person, backUrl);
      return page;
    });
  },
});

export { expect };

declare global {
  interface Window {
    /** Library that checks accessibility; undefined until `expectAccessible` is called for a page. */
    axe: typeof axe;
  }
}

/** Signs out with the account menu. */
export async function signOut(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${person}` }).click();
  const atProvider = page.waitForResponse((response) => response.url().includes('/oidc/session/end'));
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await atProvider;
  await expect(page).toHaveURL(/\/login/);
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** axe rules that depend on colours, which take most of its time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const RULES = {
  all: { runOnly: LEVELS },
  colours: { runOnly: COLOUR_RULES },
  'all but colours': { runOnly: LEVELS, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/** Asserts that axe finds no serious or critical violation on the page, by all rules of WCAG 2.2 AA or by some of them. */
export async function expectAccessible(page: Page, what: string, rules: keyof typeof RULES = 'all'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    // Without passed rules and the selectors of elements, which nobody reads, a check takes half of the time.
    { resultTypes: ['violations' as const], selectors: false, preload: false, ...RULES[rules] },
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes
        .slice(0, 5)
        .map(({ html, failureSummary = '' }) => `${html} ${failureSummary.replace(/\s+/g, ' ')}`)
        .join('\n  ')}`,
  );
  expect(told, `${what}: axe`).toEqual([]);
}
