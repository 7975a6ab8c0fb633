import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal';

/** Returns the scroll position, in pixels. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Returns the scroll position, in pixels, once it has not changed for 400 ms. */
async function restingPlace(page: Page): Promise<number> {
  const seen = [await scrolled(page)];
  while (seen.length < 5 || new Set(seen.slice(-5)).size > 1) {
    await page.waitForTimeout(100);
    seen.push(await scrolled(page));
  }
  return seen.at(-1) ?? 0;
}

test('going back to the list or reloading it restores the scroll position', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await signInAs('Mei Lin', '/service');
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(9);
  const link = row.getByRole('heading').getByRole('link');
  await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(300);

  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await restingPlace(page)).toBe(place);

  await page.reload();
  await expect(link).toBeInViewport();
  expect(await restingPlace(page)).toBe(place);
});

test('the next page of the list starts at its top, and Back returns to the bottom of the previous page', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.route('**/api/servicehall/form/list', async (route) => {
    const { page: turned = 1 } = route.request().postDataJSON() as { page?: number };
    const answer = await route.fetch({ postData: { page: turned, pageSize: 12 } });
    await route.fulfill({ response: answer });
  });
  await signInAs('Mei Lin', '/service');
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const foot = await restingPlace(page);
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  const head = page.getByRole('heading', { level: 2, name: 'All services' });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await page.goBack();
  await expect(next).toBeInViewport();
  expect(await restingPlace(page)).toBe(foot);
});

test('a link of the table of contents scrolls the heading below the header, and Back restores the position', async ({
  page,
  signInAs,
}) => {
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 600 });
    await signInAs('Mei Lin', '/service/annual-leave');
    await page.getByRole('heading', { level: 1, name: 'Request annual leave' }).waitFor();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (width < 928) await contents.getByRole('button').click();
    await page.mouse.wheel(0, 120);
    const carryOver = contents.getByRole('link', { name: 'Carry over' });
    // Playwright scrolls to an element before it clicks; the hover scrolls here, before the position is measured.
    await carryOver.hover();
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(0);

    await carryOver.click();
    const heading = page.getByRole('heading', { level: 2, name: 'Carry over' });
    await expect(page).toHaveURL(/\/service\/annual-leave#carry-over$/);
    await expect(heading).toBeFocused();
    await restingPlace(page);
    const header = await page.getByRole('banner').boundingBox();
    const target = await heading.boundingBox();
    const gap = (target?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    expect(gap, `pixels between header and heading at ${width} px`).toBeGreaterThanOrEqual(8);
    expect(gap).toBeLessThanOrEqual(40);

    await page.goBack();
    await expect(page).toHaveURL(/\/service\/annual-leave$/);
    expect(await restingPlace(page)).toBe(place);
    await page.goForward();
    await expect(heading).toBeInViewport();
    await page.context().clearCookies();
  }
});

test('an address with an anchor opens at its heading', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInAs('Mei Lin', '/service/annual-leave#carry-over');
  const heading = page.getByRole('heading', { level: 2, name: 'Carry over' });
  await expect(page).toHaveURL(/#carry-over$/);
  await expect(heading).toBeFocused();
  await restingPlace(page);
  const [header, target] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
  expect(target?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
  await expect(heading).toBeInViewport();
});

test('changing the language or theme, or moving the focus through the header, keeps the scroll position', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInAs('Mei Lin', '/service/annual-leave');
  const header = page.getByRole('banner');
  await page.getByRole('heading', { level: 2, name: 'Carry over' }).waitFor();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 500);
  const place = await restingPlace(page);
  expect(place).toBe(500);

  for (const [menu, choice] of [
    ['Appearance', 'Dark'],
    ['Language', '中文'],
    ['语言', 'English'],
  ] as const) {
    // Uses the mouse directly: Playwright's click would first scroll, although the button is in view.
    await pressAt(page, header.getByRole('button', { name: menu }));
    await pressAt(page, page.getByRole('menuitemradio', { name: choice }));
    // Lines above wrap differently in the other language; the browser keeps the visible content in place.
    expect(Math.abs((await restingPlace(page)) - place), `pixels moved by ${menu}`).toBeLessThanOrEqual(48);
  }
  await expect(header.getByRole('button', { name: 'Language' })).toBeFocused();
  const before = await restingPlace(page);
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+Tab');
  expect(await restingPlace(page)).toBe(before);
});

async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('the focus of the editor goes along into the Markdown source, and back into the text', async ({ page, signInAs }) => {
  await signInAs('Daniel Okafor', '/manage/content/service/annual-leave');
  const text = page.locator('main [contenteditable="true"]').first();
  await text.focus();
  await page.getByRole('button', { name: 'More formatting' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Markdown source' }).press('Enter');
  const back = page.getByRole('button', { name: 'Back to the text' });
  await expect(back).toBeVisible();
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await back.press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).first()).toBeVisible();
  await expect(text).toBeFocused();
});
