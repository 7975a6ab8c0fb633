import type { Page } from '@playwright/test';
import { expect, signOut, test } from './portal';

/** Delays all answers of the API from now on. Returns a function that releases them. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/api/**', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const leftAnswers = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('portico.answers'));
const serviceLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Request annual leave', exact: true });

test('a reload shows the previous answers until the server has answered, and then the new ones', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  await expect(serviceLink(page)).toBeVisible();
  const release = await holdAnswers(page);
  await page.reload();
  await expect(serviceLink(page)).toBeVisible();
  expect(await leftAnswers(page)).toBeNull();
  const answered = page.waitForResponse((response) => response.url().includes('/api/servicehall/form/list') && response.ok());
  await release();
  await answered;
  await expect(serviceLink(page)).toBeVisible();
});

test('after a sign-out, the next load of the tab has no stored answers', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  await expect(serviceLink(page)).toBeVisible();
  await signOut(page, 'Mei Lin');
  expect(await leftAnswers(page)).toBeNull();
});

test('the next person in a tab that was left without signing out sees nothing of the previous person', async ({
  page,
  context,
  openAs,
  signInAs,
}) => {
  await signInAs('Mei Lin', '/service');
  await expect(serviceLink(page)).toBeVisible();
  const daniel = await openAs('Daniel Okafor');
  await page.goto('about:blank');
  await context.clearCookies();
  await context.addCookies(await daniel.context().cookies());
  const release = await holdAnswers(page);
  await page.goto('/service');
  await expect(page.getByRole('button', { name: 'Account of Daniel Okafor' })).toBeVisible();
  await expect(serviceLink(page)).toHaveCount(0);
  expect(await leftAnswers(page)).toBeNull();
  await release();
  await expect(serviceLink(page)).toBeVisible();
});
