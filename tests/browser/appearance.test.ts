import type { Page } from '@playwright/test';
import { expect, test } from './portal';

test('what is meant for phones alone, or for the large search alone, shows nowhere else', async ({ page, signInAs }) => {
  await signInAs('Mei Lin');
  for (const path of ['/', '/service?query=leave', '/service/annual-leave']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' }), path).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: /^Filter/ }), path).toBeHidden();
  }
});

test('a person chooses Chinese and dark: texts and content change, and the choice outlives a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('Mei Lin', '/service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Request annual leave' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  const inChinese = async (): Promise<void> => {
    await expect(main.getByRole('heading', { level: 1, name: '办事大厅' })).toBeVisible();
    await expect(main.getByRole('link', { name: '年假申请', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Request annual leave' })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle(/办事大厅/);
  };
  await inChinese();
  const light = await paper(page);
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  await page.reload();
  await inChinese();
  expect(await paper(page)).toBe(dark);
  await main.getByRole('link', { name: '年假申请', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: '年假申请' })).toBeVisible();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Request annual leave' })).toBeVisible();
});

const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

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

for (const [kind, file] of [
  ['script', /src__pages__service__index\.[^/]*\.async\.js/],
  ['style sheet', /src__pages__service__index\.[^/]*\.chunk\.css/],
] as const)
  for (const way of ['goes to it', 'opens it directly'] as const)
    test(`a person who ${way} is told that the page's ${kind} did not load, and reloads`, async ({
      page,
      signInAs,
      expectConsoleError,
    }) => {
      expectConsoleError(/ERR_FAILED|Loading (CSS )?chunk|Failed to load/);
      await signInAs('Mei Lin', '/');
      await page.route(file, (route) => route.abort());
      if (way === 'opens it directly') await page.goto('/service');
      else await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Service hall' }).click();
      await expect(page.getByText('A part of this page did not load')).toBeVisible();
      await page.unroute(file);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
    });
