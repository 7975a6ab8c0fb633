import type { BrowserContext, Page } from '@playwright/test';

/** Signs a demo person in on the demo provider's page, as the link on the login page does, and waits until the page `backUrl` is shown. */
export async function demoSignIn(page: Page, url: string, person = 'Mei Lin', backUrl = '/'): Promise<void> {
  await page.goto(`${url}/api/user/login/start?backUrl=${encodeURIComponent(backUrl)}`);
  await page.getByRole('button', { name: new RegExp(person) }).click();
  await page.waitForURL((at) => at.origin === url && !/^\/(oidc|login)/.test(at.pathname));
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
