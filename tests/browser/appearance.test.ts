import { expect, expectAccessible, test } from './portal';

const PAGES = ['/', '/service', '/service?query=leave', '/service/annual-leave', '/notice', '/no-such-page'];
const WIDTHS = [1440, 390];

for (const theme of ['light', 'dark'] as const) {
  test(`a person with a screen reader is not stopped anywhere (${theme})`, async ({ page, signInAs }) => {
    await page.addInitScript((look) => {
      localStorage.setItem('portico.theme', look);
    }, theme);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, `/login, ${theme}`);
    await signInAs('Mei Lin');
    for (const path of PAGES)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, `${path}, ${theme}, ${width} px`);
      }
  });
}

test('a person on a phone never scrolls sideways', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Mei Lin');
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} is wider than the screen by`).toBe(0);
  }
});

test('a person chooses Chinese and dark, and the choice outlives a reload', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('nothing on a page needs what the content security policy forbids', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`forbidden by ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  await signInAs('Mei Lin', '/service/annual-leave');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a person whose page chunk does not load is told so and reloads', async ({ page, signInAs, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED|Loading chunk|Failed to load/);
  await signInAs('Mei Lin', '/');
  await page.route(/src__pages__service__index\.[^/]*\.async\.js/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Service hall' }).click();
  await expect(page.getByText('A part of this page did not load')).toBeVisible();
  await page.unroute(/src__pages__service__index\.[^/]*\.async\.js/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
});
