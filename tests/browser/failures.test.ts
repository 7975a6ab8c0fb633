import { expect, test } from './portal';

const REFUSAL = { code: 'favourite.closed', message: 'Favourites are resting. Try again after lunch.' };
const refused = (body: { code: string; message: string }) => ({
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

test('a failed call shows its message at the top of the window for three seconds', async ({
  page,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/500|error request/);
  await signInAs('Mei Lin', '/service/annual-leave');
  await page.route('**/api/favourite/**', (route) => route.fulfill(refused(REFUSAL)));
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  const before = await heart.getAttribute('aria-pressed');
  const shownFor = page.evaluate(timeShown, REFUSAL.message);
  await heart.click();

  const words = page.getByText(REFUSAL.message);
  await expect(words).toBeVisible();
  await expect.poll(() => words.evaluate(boxTop), { intervals: [50] }).toBe(8);
  await expect(heart).toHaveAttribute('aria-pressed', before ?? '');
  const milliseconds = await shownFor;
  expect(milliseconds).toBeGreaterThan(2800);
  expect(milliseconds).toBeLessThan(4500);
  await expect(words).toHaveCount(0);
});

/** Runs in the page: returns how long the sentence is shown, in milliseconds. */
function timeShown(sentence: string): Promise<number> {
  return new Promise((resolve) => {
    let since: number | null = null;
    new MutationObserver((_, observer) => {
      const there = document.body.textContent.includes(sentence);
      if (there) since ??= performance.now();
      if (there || since === null) return;
      observer.disconnect();
      resolve(performance.now() - since);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page: returns the top of the visible box around the text, in pixels from the top of the window. */
function boxTop(words: Element): number | null {
  let box: Element | null = words;
  while (box && getComputedStyle(box).boxShadow === 'none') box = box.parentElement;
  return box && Math.round(box.getBoundingClientRect().top);
}

test('a draft shows a placeholder while it loads, and an error with a retry when it fails', async ({
  page,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/500|error request/);
  await signInAs('Daniel Okafor');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/preview/service/info*', async (route) => {
    await asked;
    await route.fulfill(refused({ code: 'internal', message: 'The drafts are locked in the cellar.' }));
  });
  await page.goto('/service/preview/sabbatical');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached();
  await expect(main.locator('[aria-busy="true"]')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Draft, not published.' });
  await expect(banner.getByRole('button', { name: 'Share preview' })).toBeDisabled();

  answer();
  const failure = main.getByRole('alert');
  await expect(failure.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible();
  await expect(failure).toContainText('The drafts are locked in the cellar.');
  await expect(banner).toHaveCount(0);
  await page.unroute('**/api/preview/service/info*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(banner.getByRole('button', { name: 'Share preview' })).toBeEnabled();
  await expect(main.getByRole('heading', { level: 1, name: /sabbatical/i })).toBeVisible();
});

for (const { address, heading } of [
  { address: '/service/preview/sabbatical?token=nobody-made-this', heading: 'This preview is not available' },
  { address: '/service/preview/no-such-draft', heading: 'This preview is not available' },
  { address: '/service/no-such-service', heading: 'Service not found' },
  { address: '/no-such-page', heading: 'Page not found' },
  { address: '/service/100%', heading: 'Service not found' },
  { address: '/@nobody', heading: 'Page not found' },
  { address: '/old/leave.aspx', heading: 'Page not found' },
]) {
  test(`${address} shows an error heading and a search that finds the page the employee wanted`, async ({
    page,
    signInAs,
    expectConsoleError,
  }) => {
    expectConsoleError(/404|error request/);
    await signInAs('Mei Lin', address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    await main.getByRole('search').getByRole('button').click();
    await page.getByRole('dialog').getByRole('combobox').fill('annual leave');
    await page.getByRole('option', { name: /^All results/ }).click();
    await expect(page).toHaveURL(/\/search\?query=annual\+leave$/);
    await expect(main.getByRole('link', { name: 'Request annual leave' })).toBeVisible();
  });
}

test('a page that is opened offline says so, and appears by itself once the network is back', async ({
  page,
  context,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (?:CSS )?chunk|error request|release is not known/);
  await signInAs('Mei Lin', '/account/favourites');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Welfare' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'Welfare' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Health plan', exact: true })).toBeVisible();
});

test('a dialog whose button the pointer has reached opens even if the connection is lost before the press', async ({
  page,
  context,
  signInAs,
  expectConsoleError,
}) => {
  // The dialog itself opens; the address that it then asks the server for does not come.
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|error request/);
  await signInAs('Mei Lin', '/notice');
  await page.waitForLoadState('networkidle');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const code = page.waitForResponse(/\.async\.js$/);
  await subscribe.hover();
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await subscribe.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
