import { expect, test } from './portal';

test('a form asks before Escape discards it, and stays however often Escape is pressed', async ({ page, signInAs }) => {
  await signInAs('Sofia Rossi', '/manage/directory');
  await page.getByRole('button', { name: 'New entry' }).click();
  const form = page.getByRole('dialog', { name: 'New entry' });
  const name = form.getByRole('textbox', { name: 'Name in English' });
  await name.fill('Ruth');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(name).toBeFocused();
  // Browsers close a dialog at the second press in a row, even if the page prevented the first.
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await expect(name).toHaveValue('Ruth');
  if (!(await question.isVisible())) await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
});
