import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rawZip } from '../api/support/raw-zip';
import { expect, test } from './support/own-portal';
import { expectAccessible } from './portal';

const ADMIN = 'Sofia Rossi';
const PATH = '/manage/transfer';

/** Returns a content folder as a zip, with a document and the slides of the home page. */
const folderWith = (slide: string): Buffer =>
  rawZip([
    { name: 'tool/transferred.md', content: '---\ntitle: Transferred tool\n---\n\nText.\n' },
    { name: 'slides.yaml', content: `- { id: camp, hue: news, link: /welfare, texts: { en-US: { title: ${slide} } } }\n` },
  ]);

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a zip').setInputFiles({ name: 'content.zip', mimeType: 'application/zip', buffer });
  await expectState(page, 'Checked. Nothing is imported yet');
}

const expectState = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible({ timeout: 60_000 });

/** Returns the link to the entries of a kind, with this number if it is given. */
const count = (page: Page, kind: string, number = '[0-9,]+') =>
  page.getByRole('navigation', { name: 'Kinds of entries' }).getByRole('link', { name: new RegExp(`^${number} ${kind}$`) });

test('an administrator checks a folder, imports it, and decides about what has changed in the portal too', async ({
  signInAs,
}) => {
  const page = await signInAs(ADMIN, PATH);
  await upload(page, folderWith('First camp'));
  await expect(count(page, 'New', '1')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expectState(page, 'Imported');

  await page.goto('/manage/home');
  await page.getByRole('checkbox', { name: 'Show First camp' }).click();
  await expect(page.getByText('First camp is no longer shown.')).toBeVisible();

  await page.goto(PATH);
  await upload(page, folderWith('Second camp'));
  await count(page, 'Conflicts', '1').click();
  const reason = page.getByText('has changed, and so have the slides in the portal, which were left as they are');
  await expect(reason).toBeVisible();
  await expectAccessible(page, 'a folder with a conflict');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expectState(page, 'Imported');
  await expect(reason).toBeVisible();
  await page.goto('/manage/home');
  await expect(page.getByRole('button', { name: 'Edit First camp' })).toBeVisible();

  await page.goto(PATH);
  await page.getByRole('checkbox', { name: 'Overwrite what has changed in the portal too' }).check();
  await page.getByRole('button', { name: 'Import and overwrite' }).click();
  await expect(count(page, 'Conflicts')).toHaveCount(0);
  await expectState(page, 'Imported');
  await page.goto('/manage/home');
  await expect(page.getByRole('button', { name: 'Edit Second camp' })).toBeVisible();
});

test('an administrator exports the portal, and its import would change nothing', async ({ signInAs }) => {
  const page = await signInAs(ADMIN, PATH);
  await page.getByRole('button', { name: 'Start the export' }).click();
  await expectState(page, 'Ready to download');
  await expect(count(page, 'Exported')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^portico-\d{4}-\d{2}-\d{2}\.zip$/);
  await upload(page, await readFile(await download.path()));
  await expect(count(page, 'Unchanged')).toBeVisible();
  for (const kind of ['Refused', 'Conflicts', 'New', 'Changed']) await expect(count(page, kind)).toHaveCount(0);
});
