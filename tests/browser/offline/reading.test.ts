import { expect, test } from '../portal';
import { keepFirst, expectNothingStored, OFFLINE_ERRORS, storedPages, untilFilesStored, untilServed } from './kept-pages';

test.use({ serviceWorkers: 'allow' });

const LEAVE = '/service/annual-leave';
const TITLE = 'Request annual leave';

test('a kept page can be read without a connection, and works normally again afterwards', async ({
  page,
  context,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(OFFLINE_ERRORS);
  await signInAs('Mei Lin', LEAVE);
  await untilServed(page);
  await keepFirst(page);
  await untilFilesStored(page, 'page-src__pages__service__$id');

  await context.setOffline(true);
  await page.goto(LEAVE);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const note = page.getByText(/^Kept on this device · as of .+\. You are offline$/);
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Was this useful?')).toBeHidden();

  for (const address of ['/', '/notice', '/service/expense-claim', '/no/such/page']) {
    await page.goto(address);
    await expect(page.getByText('You are offline').first(), address).toBeVisible();
    const links = page.getByRole('region', { name: 'You can read these pages now' }).getByRole('link');
    await expect(links, address).toHaveText([TITLE]);
  }
  await page.getByRole('link', { name: TITLE }).click();
  await expect(note).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are connected again. This page is up to date.')).toBeVisible();
  await expect(page.getByText('Was this useful?')).toBeVisible();
  // Other tests mark this page as a favourite of the same person.
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  const before = await heart.getAttribute('aria-pressed');
  const changed = page.waitForResponse((response) => response.url().includes('/api/favourite/update') && response.ok());
  await heart.click();
  await changed;
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
});

for (const [area, address, title, file] of [
  ['notice', '/notice/network-maintenance-december', /network maintenance/i, 'notice__$id'],
  ['benefit', '/welfare/commuter-support', /commut/i, 'welfare__$id'],
  ['welfare news', '/welfare/news/volunteer-day-2026', /412 of us/i, 'welfare__news__$id'],
  ['guide', '/personnel/working-time', /working time/i, 'personnel__$id'],
  ['document', '/information?doc=retention', /how long we keep/i, 'information__index-shelf-document'],
  ['tool', '/tool?tool=expense-desk', /expense/i, 'tool__index'],
] as const)
  test(`a ${area} can be kept and read without a connection`, async ({ page, context, signInAs, expectConsoleError }) => {
    expectConsoleError(OFFLINE_ERRORS);
    await signInAs('Mei Lin', address);
    await untilServed(page);
    await keepFirst(page);
    await untilFilesStored(page, file);
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByText(/^Kept on this device · as of .+\. You are offline$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    const broken = await page.locator('article img, dialog img').evaluateAll(async (pictures) => {
      const loaded = (pictures as HTMLImageElement[]).map(async (picture) => {
        picture.loading = 'eager';
        for (let tries = 0; tries < 30 && !(picture.complete && picture.naturalWidth > 0); tries++)
          await new Promise((resolve) => setTimeout(resolve, 100));
        return picture.naturalWidth > 0 ? [] : [picture.src];
      });
      return (await Promise.all(loaded)).flat();
    });
    expect(broken, 'pictures that are not shown').toEqual([]);
  });

test('a person sees what is kept, with its size, and removes it', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', LEAVE);
  await untilServed(page);
  await keepFirst(page);
  await page.goto('/personnel/working-time');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/account/favourites');
  const section = page.getByRole('region', { name: 'Kept on this device' });
  await expect(section.getByText(/^2 pages · [\d.]+ kB$/)).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: TITLE })).toContainText(/Service hall.*as of.*kB/);
  await section.getByRole('button', { name: `Remove from this device: ${TITLE}` }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect((await storedPages(page)).titles).toEqual(['Working time and working from home']);
  await section.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
  await expect(section.getByText('Nothing is kept on this device any more.')).toBeVisible();
  await expectNothingStored(page);
});

test('a device without space says so and keeps what it had', async ({ page, context, signInAs, baseURL }) => {
  await signInAs('Mei Lin', LEAVE);
  await untilServed(page);
  await keepFirst(page);
  const devtools = await context.newCDPSession(page);
  await page.goto('/personnel/working-time');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL ?? page.url()).origin, quotaSize: 1 });
  const button = page.getByRole('button', { name: 'Keep on this device' });
  const dialog = page.getByRole('dialog', { name: 'This page could not be kept' });
  // Chromium caches the amount of free space for up to half a minute.
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.waitForTimeout(5000);
    await button.click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(dialog).toContainText('There is not enough free space on this device.');
  await expect(dialog).toContainText('What you kept before is still there.');
  expect((await storedPages(page)).titles).toEqual([TITLE]);
});

test('a page that is no longer shown to the person is removed when it is opened', async ({
  page,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/404|error request/);
  await signInAs('Mei Lin', LEAVE);
  await untilServed(page);
  await keepFirst(page);
  const gone = { code: 'form.not_found', message: 'This service does not exist.' };
  await page.route('**/api/servicehall/form/info*', (route) => route.fulfill({ status: 404, json: gone }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toHaveCount(0);
  await expect.poll(async () => (await storedPages(page)).titles).toEqual([]);
});
