import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { expect, expectAccessible, portalUrl, signOut, test } from './portal';

const SIGN_IN = { name: 'Sign in with your company account' };
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const servicesOf = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Request annual leave' });

/** Expires the token for the client by changing the deadline cookie. */
async function expireToken(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const deadline = cookies.filter(({ name }) => name === 'token_deadtime').map((cookie) => ({ ...cookie, value: '1' }));
  await context.addCookies(deadline);
}

/** Ends all sessions of the person except this one, on the page that lists them. */
async function endAllOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
}

test.describe('two tabs of one browser', () => {
  test('refresh an expired token once for both, again and again', async ({ page, context, signInAs }) => {
    await signInAs('Mei Lin', '/tool');
    const other = await context.newPage();
    await other.goto('/tool');
    const renewals: Request[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/user/token/refresh')) renewals.push(request);
    });
    for (let round = 1; round <= 3; round += 1) {
      await expireToken(context);
      await Promise.all([page, other].map((tab) => tab.getByRole('link', { name: 'Service hall' }).first().click()));
      for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
      await expect.poll(() => renewals.length, `renewals after round ${round}`).toBe(round);
      for (const tab of [page, other]) await tab.getByRole('link', { name: 'Tools' }).first().click();
    }
    // Using a refresh token twice would have ended the session by now.
    await page.goto('/service');
    await expect(account(page, 'Mei Lin')).toBeVisible();
  });

  test('are signed out together, and signing in in one signs the other in', async ({ page, context, signInAs }) => {
    await signInAs('Mei Lin', '/service');
    const other = await context.newPage();
    await other.goto('/tool');
    await expect(account(other, 'Mei Lin')).toBeVisible();
    await other.waitForTimeout(1000);
    await signOut(page, 'Mei Lin');
    await expect(other).toHaveURL(/\/login\?backUrl=%2Ftool$/);
    await demoSignIn(page, portalUrl(), 'Mei Lin', '/service');
    await expect(other).toHaveURL(/\/tool$/);
    await expect(account(other, 'Mei Lin')).toBeVisible();
  });

  test('stay signed in when one opens a link with an invalid ticket', async ({ page, context, signInAs, expectConsoleError }) => {
    expectConsoleError(/401|no longer valid/i);
    await signInAs('Mei Lin', '/service');
    const other = await context.newPage();
    await other.goto('/tool');
    await other.waitForTimeout(1000);
    await page.goto('/login?ucToken=garbage&backUrl=/service');
    await expect(page.getByRole('heading', { level: 1, name: 'You are still signed in' })).toBeVisible();
    await expectAccessible(page, 'a refused ticket of a person who is signed in');
    await page.getByRole('link', { name: 'Continue as Mei Lin' }).click();
    await expect(servicesOf(page).first()).toBeVisible();
    await expect(other).toHaveURL(/\/tool$/);
    await expect(account(other, 'Mei Lin')).toBeVisible();
  });

  test('show the same person, and no data of the previous one after another person signs in', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('Mei Lin', '/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { level: 1, name: /Mei Lin/ })).toBeVisible();
    await other.waitForTimeout(1000);
    await signInOver(page, 'Daniel Okafor');
    await expect(other.getByRole('heading', { level: 1, name: /Daniel Okafor/ })).toBeVisible();
    await expect(other.getByText('Mei Lin')).toHaveCount(0);
  });
});

/** Signs in over an open session, at an identity provider that has forgotten the previous person. */
async function signInOver(page: Page, person: string): Promise<void> {
  await page.context().clearCookies({ name: /^_(session|interaction)/ });
  await page.goto('/api/user/login/start?backUrl=/tool');
  await page.getByRole('button', { name: new RegExp(person) }).click();
  await expect(account(page, person)).toBeVisible();
}

test('a comment survives an expired session and is sent after the person signs in again in a second window', async ({
  page,
  context,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/401|Sign in|session/i);
  await signInAs('Mei Lin', '/service/annual-leave');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('textbox', { name: /What is missing/ }).fill('Which manager, when I have two?');
  await context.clearCookies({ name: /^(token|refreshToken|userInfo)/ });
  await page.getByRole('button', { name: 'Send comment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Your session has expired' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();

  await expectAccessible(page, 'signing in again');
  const opened = page.waitForEvent('popup');
  await question.getByRole('link', { name: 'Sign in again' }).click();
  // The identity provider still has its session, so it asks for nothing and the window closes by itself.
  const beside = await opened;
  await expect.poll(() => beside.isClosed()).toBe(true);
  await expect(page.getByText('Thank you. Your comment was sent to the owner of this page.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(account(page, 'Mei Lin')).toBeVisible();
});

test.describe('two browsers of one person', () => {
  test('are listed, and ending one from the list signs it out within a second', async ({
    page,
    openAs,
    signInAs,
    expectConsoleError,
  }) => {
    expectConsoleError(/401|signed out/);
    // Other tests may have left sessions of this person.
    const former = await openAs('Sofia Rossi', '/');
    await signInAs('Sofia Rossi', '/account/sessions');
    await endAllOthers(page);
    await former.context().close();
    const other = await openAs('Sofia Rossi', '/tool');
    await page.goto('/service');
    await account(page, 'Sofia Rossi').click();
    await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('This device');
    await expectAccessible(page, 'the list of devices');
    await rows
      .last()
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect(rows).toHaveCount(1);
    await page.waitForTimeout(1000);
    await other.getByRole('link', { name: 'Service hall' }).first().click();
    await expect(other.getByRole('link', SIGN_IN)).toBeVisible();
    await page.getByRole('link', { name: 'Service hall' }).first().click();
    await expect(servicesOf(page).first()).toBeVisible();
    await other.context().close();
  });

  test('are all ended except the current one after a confirmation', async ({ page, openAs, signInAs, expectConsoleError }) => {
    expectConsoleError(/401|signed out/);
    const others = [await openAs('Sofia Rossi', '/'), await openAs('Sofia Rossi', '/')];
    await signInAs('Sofia Rossi', '/account/sessions');
    await endAllOthers(page);
    await page.waitForTimeout(1000);
    for (const other of others) {
      await other.goto('/service');
      await expect(other.getByRole('link', SIGN_IN)).toBeVisible();
      await other.context().close();
    }
  });
});

test('tokens copied to another browser give no access there', async ({ page, context, browser, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  const stolen = (await context.cookies()).filter(({ name }) => /^(token|refreshToken|userInfo)/.test(name));
  expect(stolen).toHaveLength(6);
  const thief = await browser.newContext({ baseURL: portalUrl(), locale: 'en-US' });
  await thief.addCookies(stolen);
  const theirs = await thief.newPage();
  await theirs.goto('/service');
  await expect(theirs.getByRole('link', SIGN_IN)).toBeVisible();
  await expect(servicesOf(theirs)).toHaveCount(0);
  const token = stolen.find(({ name }) => name === 'token')?.value ?? '';
  const refreshToken = stolen.find(({ name }) => name === 'refreshToken')?.value ?? '';
  const called = await thief.request.post('/api/servicehall/form/list', {
    headers: { authorization: decodeURIComponent(token) },
    data: {},
  });
  expect(called.status()).toBe(401);
  const renewed = await thief.request.post('/api/user/token/refresh', { data: { refreshToken } });
  expect(renewed.status()).toBe(401);
  await thief.close();
  await page.reload();
  await expect(account(page, 'Mei Lin')).toBeVisible();
});
