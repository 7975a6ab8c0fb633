import { expect, expectAccessible, signOut, test } from '../browser/portal';
import { open } from '../browser/support/layout';

test('an employee uses the service hall with the documents of a real organisation', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service');
  const main = page.getByRole('main');
  await page
    .getByRole('link', { name: /^Travel and leave \d/ })
    .or(page.getByRole('link', { name: 'Travel and leave', exact: true }))
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 2, name: 'Travel and leave' })).toBeVisible();
  await page.goto('/service/leave');
  await expect(page.getByRole('heading', { level: 1, name: 'Leave types' })).toBeVisible();
  await expectAccessible(page, '/service/leave');

  await main.getByRole('link', { name: 'paid parental leave', exact: true }).first().click();
  await expect(page).toHaveURL(/\/service\/paid-parental-leave$/);
  await expect(page.getByRole('heading', { level: 1, name: /parental leave/i })).toBeVisible();

  await page.goto('/service/first-time-travel-get-in-concur');
  const download = page.waitForEvent('download');
  await main
    .getByRole('link', { name: /EFT_Enrollment_Form\.pdf/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe('EFT_Enrollment_Form.pdf');
});

test('an employee shares a real document, marks it as favourite, reloads and signs out', async ({ page, signInAs }) => {
  await signInAs('Mei Lin', '/service/leave');
  await expect(page.getByRole('heading', { level: 1, name: 'Leave types' })).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().includes('updateShareCount') && response.ok());
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await counted;
  await page.keyboard.press('Escape');
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await counted;
  await signOut(page, 'Mei Lin');
});

for (const theme of ['light', 'dark'] as const) {
  test(`real documents are accessible (${theme})`, async ({ page, signInAs }) => {
    await page.addInitScript((look) => {
      localStorage.setItem('portico.theme', look);
    }, theme);
    await signInAs('Mei Lin');
    for (const path of [
      '/service',
      '/service?query=parental+leave',
      '/service/leave',
      '/service/first-time-travel-get-in-concur',
      '/service/travel-guide-faq',
    ]) {
      await open(page, path);
      await expectAccessible(page, `${path}, ${theme}`);
    }
  });
}
