import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/portal';

/** Documents of several areas with links to their own sections and to other documents. */
const DOCUMENTS = [
  '/service/leave',
  '/service/travel-guide-faq',
  '/information?doc=about',
  '/information?doc=code-of-conduct',
  '/information?doc=consulting-engineering-guide',
];
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Returns the paragraphs, list items and cells of the article, which contain its links. */
const article = (page: Page): Locator => page.locator('main article [lang] :is(p, li, td)');

test('a reader follows the table of contents and links of real documents, and goes back', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  for (const address of DOCUMENTS) {
    await page.goto(address);
    await title(page).waitFor();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await followContents(page);
    await followLink(page, await title(page).innerText());
  }
});

/** Follows the last entry of the table of contents, far down the page, and asserts that its heading is reached and marked. */
async function followContents(page: Page): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  if (!(await entry.count())) return;
  await entry.click();
  const heading = page
    .getByRole('main')
    .getByRole('heading', { name: await entry.innerText(), exact: true })
    .last();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

/** Follows the first link to another document without a page load, then goes back. */
async function followLink(page: Page, from: string): Promise<void> {
  const link = article(page).locator('a[href^="/"]:not([href^="/api/"])').first();
  if (!(await link.count())) return;
  await link.click();
  await expect(title(page)).not.toHaveText(from);
  await expect(title(page)).not.toHaveText(
    /^(Page|Service|Notice|Benefit|Story|Document|Section|Tool|Guide or policy) not found$|Loading/,
  );
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  await page.goBack();
  await expect(title(page)).toHaveText(from);
}

test('the tree of the shelf stays while its documents change, and marks the current one', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/information?doc=code-of-conduct');
  const tree = page.getByRole('navigation', { name: 'Documents' });
  const last = tree.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await tree.evaluate((element) => element.scrollTop);
  await last.click();
  await expect(title(page)).toHaveText(await last.innerText());
  await expect(title(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(Math.abs((await tree.evaluate((element) => element.scrollTop)) - place)).toBeLessThan(150);
  await expect(last).toHaveAttribute('aria-current', 'page');
});
