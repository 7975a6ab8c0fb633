import { expect, test } from './portal';

// Every other test of this folder runs under the same policy and fails on the console error of a blocked resource.
test.describe('under the content security policy of the portal', () => {
  test("a toast has antd's look although inline styles are blocked", async ({ page, signInAs, expectConsoleError }) => {
    await signInAs('Mei Lin', '/service/annual-leave');
    expectConsoleError(/status of 500|error request/);
    await page.route('**/api/favourite/**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"internal","message":"Not today."}' }),
    );
    await page.getByRole('button', { name: 'Favourite', exact: true }).click();
    const toast = page.locator('.ant-message').filter({ hasText: 'Not today.' });
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS('position', 'fixed');
    expect(
      await page.evaluate(() => [...document.querySelectorAll('style')].every(({ textContent }) => textContent === '')),
    ).toBe(true);
  });

  test('injected inline styles and scripts do not run', async ({ page, signInAs, expectConsoleError }) => {
    await signInAs('Mei Lin', '/service');
    expectConsoleError(/Content Security Policy/);
    await page.evaluate(() => {
      const markup = '<p id="in" style="color: red" onclick="window.ran = true">in</p><style>#in { display: none }</style>';
      document.body.insertAdjacentHTML('beforeend', markup);
      document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' }));
    });
    const injected = page.locator('#in');
    await injected.dispatchEvent('click');
    await expect(injected).toBeVisible();
    await expect(injected).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('a developer who opens the API description signs in, returns to it and reads the calls', async ({ page }) => {
    await page.goto('/api/docs?x');
    await page.getByRole('link', { name: 'Sign in with your company account' }).click();
    await page.getByRole('button', { name: /Mei Lin/ }).click();
    await page.waitForURL('/api/docs');
    await expect(page.getByRole('heading', { name: /Portico/ })).toBeVisible();
    // The page renders only the calls that are in the window.
    await expect(page.getByText('/api/user/login/start', { exact: true })).toBeVisible();
  });

  test('a developer whose token has expired reaches the API description without signing in again', async ({ page, signInAs }) => {
    await signInAs('Mei Lin');
    await page.context().clearCookies({ name: /^token/ });
    await page.goto('/api/docs');
    await page.waitForURL('/api/docs');
    await expect(page.getByRole('heading', { name: /Portico/ })).toBeVisible();
  });

  test('a developer whose session has ended stays on the login page on the way to the API description', async ({
    page,
    signInAs,
    expectConsoleError,
  }) => {
    await signInAs('Mei Lin');
    expectConsoleError(/status of 401|Sign in/);
    await page.context().clearCookies({ name: 'uc_bind' });
    const visits: string[] = [];
    page.on('request', (request) => visits.push(new URL(request.url()).pathname));
    await page.goto('/api/docs');
    await expect(page.getByRole('link', { name: 'Sign in with your company account' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(visits.filter((path) => path === '/api/docs')).toEqual(['/api/docs']);
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  });
});
