import type { BrowserContext, Page } from '@playwright/test';

/** Signs a demo person in through the demo provider's page, and waits until the page `backUrl` is shown. */
export async function demoSignIn(page: Page, url: string, person = 'Mei Lin', backUrl = '/'): Promise<void> {
  await page.goto(`${url}/login?backUrl=${encodeURIComponent(backUrl)}`);
  await page.getByRole('link', { name: /Sign in with your company account|使用公司账号登录/ }).click();
  await page.getByRole('button', { name: new RegExp(person) }).click();
  await page.waitForURL((at) => at.origin === url && at.pathname !== '/login');
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
