import type { BrowserContext, Page } from '@playwright/test';
import { DEVICE_COOKIE, RENDERED_ATTRIBUTE } from '../../../contract/core/page-rendering';
import { expect, test } from '../support/own-portal';

const PAGES = [
  '/',
  '/service',
  '/service?page=2',
  '/service/annual-leave',
  '/notice',
  '/notice/invoice-phishing',
  '/welfare',
  '/welfare/news',
  '/welfare/news/holiday-camp-2027',
  '/welfare/holiday-camp',
  '/personnel',
  '/personnel/probation',
];
const HEIGHT = 900;
const BELL_WITH_COUNTS = /^(Notices: \d+ unread|通知公告：\d+ 条未读)/;
const TIME_ZONE = 'Asia/Shanghai';

/** Headings and links of the page's content with their places, in document order. */
const placesOf = (page: Page): Promise<{ text: string; x: number; y: number }[]> =>
  page
    .locator('main')
    .locator('h1, h2, h3, a')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 1 && element.checkVisibility())
        .map(({ element, box }) => ({ text: element.textContent.trim(), x: Math.round(box.x), y: Math.round(box.y) })),
    );

const deviceOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === DEVICE_COOKIE)?.value;

test.use({ timezoneId: TIME_ZONE });

for (const { width, locale } of [
  { width: 1440, locale: 'en-US' },
  { width: 390, locale: 'zh-CN' },
])
  test(`pages come with their content, which the program leaves in place, ${width} px wide, ${locale}`, async ({
    browser,
    page,
    signInAs,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await signInAs('Mei Lin', '/tool');
    await expect.poll(() => deviceOf(page.context())).toBe(`${width}:${TIME_ZONE}:keeps`);
    const withoutScripts = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width, height: HEIGHT },
      storageState: await page.context().storageState(),
    });
    for (const path of PAGES) {
      const bare = await withoutScripts.newPage();
      // On a busy machine a page may come without its content.
      await expect(async () => {
        await bare.goto(path);
        await expect(bare.locator('html')).toHaveAttribute(RENDERED_ATTRIBUTE, { timeout: 1000 });
      }).toPass();
      // Rows below the first screen are rendered later.
      const sent = (await placesOf(bare)).filter(({ y }) => y < HEIGHT);
      // A form sent before the program runs would leave the page, and put what was typed into the address.
      await expect(bare.locator('form:not([role="search"], [method="dialog"])'), `forms of ${path}`).toHaveCount(0);
      await expect(bare.locator('main svg path:not([d])'), `empty glyphs of ${path}`).toHaveCount(0);
      await expect(bare.getByRole('banner').getByRole('button', { name: BELL_WITH_COUNTS })).toBeVisible();
      await bare.close();
      expect(sent.length, path).toBeGreaterThan(2);
      const calls: string[] = [];
      const count = (request: { url: () => string; method: () => string }) => {
        if (/^\/api\/.*\/(list|info|overview|home|inbox|search)$/.test(new URL(request.url()).pathname))
          calls.push(request.url());
      };
      page.on('request', count);
      await expect(async () => {
        calls.length = 0;
        const response = await page.goto(path);
        expect(await response?.text(), path).toContain(`<html ${RENDERED_ATTRIBUTE}`);
      }).toPass();
      await expect(page.locator('html')).not.toHaveAttribute(RENDERED_ATTRIBUTE);
      await expect.poll(() => placesOf(page), path).toEqual(expect.arrayContaining(sent));
      page.off('request', count);
      expect(calls, `calls of ${path}`).toEqual([]);
    }
    await withoutScripts.close();
  });

test('what a person types before the program runs stays, and the program searches for it', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/tool');
  await expect.poll(() => deviceOf(page.context())).toBeDefined();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/program-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await expect(async () => {
    await page.goto('/service', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute(RENDERED_ATTRIBUTE, { timeout: 1000 });
  }).toPass();
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search the service hall' });
  await field.fill('badge');
  await expect(page.locator('html')).toHaveAttribute(RENDERED_ATTRIBUTE);
  release();
  await expect(page.locator('html')).not.toHaveAttribute(RENDERED_ATTRIBUTE);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('badge');
  await field.press('Enter');
  await expect(page).toHaveURL(/query=badge/);
});
