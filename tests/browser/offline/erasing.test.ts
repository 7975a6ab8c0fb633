import { demoSignIn } from '../../../scripts/demo-sign-in';
import { expect, signOut, test } from '../portal';
import { keepFirst, expectNothingStored, OFFLINE_ERRORS, storedPages, untilFilesStored, untilServed } from './kept-pages';

test.use({ serviceWorkers: 'allow' });

const LEAVE = '/service/annual-leave';
const TITLE = 'Request annual leave';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('Mei Lin', LEAVE);
  await untilServed(page);
  await keepFirst(page);
  await untilFilesStored(page, 'page-src__pages__service__$id');
  expect((await storedPages(page)).titles).toEqual([TITLE]);
});

test('signing out erases what is kept, in all tabs, and the next person sees nothing of it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(LEAVE);
  await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await signOut(page, 'Mei Lin');
  await expectNothingStored(page);
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => caches.has('portico-kept'))).toBe(false);

  await demoSignIn(page, new URL(page.url()).origin, 'Daniel Okafor', LEAVE);
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/account/favourites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Kept on this device')).toHaveCount(0);
});

test('signing out without a connection erases what is kept', async ({ page, context, expectConsoleError }) => {
  expectConsoleError(OFFLINE_ERRORS);
  await context.setOffline(true);
  await page.goto(LEAVE);
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Account of Mei Lin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectNothingStored(page);
  await page.goto(LEAVE);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('if another person signs in at this browser without a sign-out before, they see nothing, and the kept pages are erased', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(OFFLINE_ERRORS);
  // Simulates a browser that was closed until the session had expired.
  await page.goto('/robots.txt');
  const cookies = await context.cookies();
  await context.clearCookies();
  expect((await storedPages(page)).titles).toEqual([TITLE]);
  await context.addCookies(
    cookies.map((cookie) =>
      cookie.name === 'userInfo'
        ? { ...cookie, value: cookie.value.replace(/%22id%22:%22[^%]+/, '%22id%22:%22someone-else') }
        : cookie,
    ),
  );
  await context.setOffline(true);
  await page.goto(LEAVE);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await expectNothingStored(page);
});

test('after the session has expired, kept pages do not open and are erased', async ({ page, context, expectConsoleError }) => {
  expectConsoleError(OFFLINE_ERRORS);
  await page.goto('/robots.txt');
  await context.clearCookies();
  await context.setOffline(true);
  await page.goto(LEAVE);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await expectNothingStored(page);
});

test('a session that the server has ended erases what is kept', async ({ page, expectConsoleError }) => {
  expectConsoleError(/401|session|signed/i);
  const ended = { code: 'session.revoked', message: 'Your session has ended.' };
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: ended }));
  await page.getByRole('banner').getByRole('link', { name: 'Notices' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expectNothingStored(page);
});

test('where the operator has turned the service worker off, what was kept is erased, and nothing can be kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('meta[name="portico-worker"]')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.goto(LEAVE);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectNothingStored(page);
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
});
