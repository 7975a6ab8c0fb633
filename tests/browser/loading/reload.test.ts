import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/hold-answers';
import { expect, signOut, test } from '../portal';

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
