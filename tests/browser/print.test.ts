import type { Page } from '@playwright/test';
import { expect, test } from './own-portal';
import { expectAccessible } from './portal';

/** Area of an A4 page inside the margins, in CSS pixels; print styles see this width. */
const SHEET = { width: 673, height: 987 };

const PAGES = [
  { kind: 'a notice to confirm', path: '/notice/invoice-phishing', title: /^Warning: forged supplier mails/ },
  { kind: 'a benefit', path: '/welfare/health-plan', title: 'Health plan' },
  { kind: 'a policy', path: '/personnel/working-time', title: 'Working time and working from home' },
  { kind: 'a document', path: '/information?doc=offices', title: 'Our offices' },
] as const;

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().right > edge + 1);
    return beyond.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Returns true if both themes print alike. Callers repeat it, because pictures further down may still be loading. */
const isPrintedAlike = async (page: Page): Promise<boolean> =>
  (await printedFrom(page, 'light')).equals(await printedFrom(page, 'dark'));

async function printedFrom(page: Page, theme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ media: 'print', colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

test('a printed page has the content without navigation and controls', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  for (const { kind, path, title } of PAGES)
    await test.step(kind, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print' });
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const role of ['banner', 'navigation', 'contentinfo', 'search', 'button'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      expect(await tooWide(page), 'beyond the edge of the sheet').toEqual([]);
      await expect.poll(() => isPrintedAlike(page), 'paper is white in both themes').toBe(true);
      await expectAccessible(page, `${kind} on paper`);
    });
});
