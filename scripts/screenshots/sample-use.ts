import type { Browser, Page } from '@playwright/test';
import { demoSignIn } from '../demo-sign-in';

/** Pages that each person opens, most wanted first. */
const OPENED = {
  'Mei Lin': [
    '/service/annual-leave',
    '/service/expense-claim',
    '/service/meeting-room',
    '/notice/invoice-phishing',
    '/welfare/holiday-camp',
    '/welfare/health-plan',
  ],
  'Daniel Okafor': [
    '/service/annual-leave',
    '/service/expense-claim',
    '/notice/invoice-phishing',
    '/notice/security-training-2026',
  ],
  'Sofia Rossi': ['/service/annual-leave', '/notice/invoice-phishing'],
} as const;

/** Searches without results. */
const UNKNOWN_WORDS = ['aquarium', 'yoga'];

/** Opens pages, searches and leaves a comment as several people, so that screens about the use of the portal have something to show. */
export async function usePortal(browser: Browser, url: string): Promise<void> {
  for (const [person, paths] of Object.entries(OPENED)) {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await demoSignIn(page, url, person);
    for (const path of paths) await open(page, url + path);
    for (const words of UNKNOWN_WORDS) await open(page, `${url}/search?query=${encodeURIComponent(words)}`);
    if (person === 'Mei Lin') await comment(page, `${url}/service/expense-claim`);
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function comment(page: Page, address: string): Promise<void> {
  await open(page, address);
  const question = page.getByRole('region', { name: 'Was this useful?' });
  await question.getByRole('button', { name: 'No' }).click();
  await question.getByRole('textbox').fill('How long does it take until the money arrives?');
  await question.getByRole('button', { name: 'Send comment' }).click();
  await question.getByText('Your comment was sent').waitFor();
}
