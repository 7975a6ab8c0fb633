import { expect, signOut, test } from './portal';
import { holdAnswers } from './support/hold-answers';

test.describe('the service hall', () => {
  test('a signed-out visitor returns to the requested page after signing in', async ({ page, signInAs }) => {
    await page.goto('/service?sort=name');
    await expect(page).toHaveURL(/\/login\?backUrl=%2Fservice%3Fsort%3Dname/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await signInAs('Mei Lin', '/service?sort=name');
    await expect(page).toHaveURL(/\/service\?sort=name$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Service hall' })).toBeVisible();
  });

  test('an employee filters the list, keeps the filter over a reload, and sees the whole list after Back', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Mei Lin', '/service');
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const total = main.getByRole('status').filter({ hasText: /^\d+ services?$/ });
    const all = Number.parseInt(await total.innerText(), 10);
    await expect(rows).toHaveCount(all);

    await page.getByRole('link', { name: /^Travel and leave/ }).click();
    await expect(page).toHaveURL(/classification=travel-and-leave/);
    await expect(main.getByRole('heading', { level: 2, name: 'Travel and leave' })).toBeVisible();
    await expect(total).not.toHaveText(new RegExp(`^${all} `));
    const narrowed = Number.parseInt(await total.innerText(), 10);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
    await expect(rows).toHaveCount(narrowed);

    await page.reload();
    await expect(main.getByRole('heading', { level: 2, name: 'Travel and leave' })).toBeVisible();
    await expect(rows).toHaveCount(narrowed);
    await page.goBack();
    await expect(main.getByRole('heading', { level: 2, name: 'All services' })).toBeVisible();
    await expect(rows).toHaveCount(all);
  });

  test('an employee opens a suggested service with the keyboard alone', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/service');
    await page.getByRole('heading', { level: 1, name: 'Service hall' }).waitFor();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('request annual');
    await expect(page.getByRole('option', { name: /annual leave/i }).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveAccessibleName(/annual leave/i);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /annual leave/i })).toBeVisible();
  });

  test('a row of the palette that is pressed stays below the pointer while the suggestions arrive', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Mei Lin', '/service');
    await page.getByRole('heading', { level: 1, name: 'Service hall' }).waitFor();
    await page.keyboard.press('/');
    const letAnswersThrough = await holdAnswers(page, '/api/search/suggest');
    const asked = page.waitForRequest('/api/search/suggest');
    await page.getByRole('dialog').getByRole('combobox').fill('annual leave');
    await asked;
    await page.getByRole('option', { name: /^All results/ }).hover();
    await page.mouse.down();
    const answered = page.waitForResponse('/api/search/suggest');
    await letAnswersThrough();
    await (await answered).finished();
    // The suggestions wait 150 ms for people.
    await page.waitForTimeout(500);
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/search\?query=annual\+leave$/);
  });

  test('an employee searches in Chinese and sees the match highlighted', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/service?query=申请');
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('申请');
  });

  test('an employee shares, marks as favourite and rates a service', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/service/annual-leave');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const counted = page.waitForResponse((response) => response.url().includes('/updateShareCount') && response.ok());
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
    await counted;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/service\/annual-leave$/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Favourite', exact: true }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/service?favourite=1');
    await expect(page.getByRole('main').getByRole('link', { name: 'Request annual leave' })).toBeVisible();
  });

  test('an editor shares a preview link and an employee reads the draft with it', async ({ page, signInAs, openAs }) => {
    await signInAs('Daniel Okafor', '/service');
    await page.getByRole('link', { name: /sabbatical/i }).click();
    await expect(page.getByText('Draft, not published.')).toBeVisible();
    await page.getByRole('button', { name: 'Share preview' }).click();
    await page.getByRole('textbox', { name: 'Who or what is it for?' }).fill('Mei');
    await page.getByRole('button', { name: 'Create and copy link' }).click();
    await expect(page.getByText(/Link copied to the clipboard/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const { pathname, search } = new URL(link);
    const theirs = await openAs('Mei Lin', pathname + search);
    await expect(theirs.getByText('Draft, not published.')).toBeVisible();
    await expect(theirs.getByRole('heading', { level: 1, name: /sabbatical/i })).toBeVisible();
  });

  test('after signing out, the page is closed to the next person', async ({ page, signInAs }) => {
    await signInAs('Mei Lin', '/service');
    await signOut(page, 'Mei Lin');
    await page.goto('/service');
    await expect(page).toHaveURL(/\/login\?backUrl=%2Fservice/);
  });
});
