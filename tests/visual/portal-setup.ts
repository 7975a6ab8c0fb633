import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { startPortal } from '../../scripts/portal-process';
import { SAMPLE_ROUTES } from '../../scripts/sample-routes';
import { copySampleOfToday } from '../browser/support/sample-of-today';
import { MOMENT, sessionOf } from './moment';

/** Starts the production server with the sample content, both as of the moment of the comparison. */
export default async function setUp(): Promise<() => Promise<void>> {
  const content = await copySampleOfToday(MOMENT);
  const portal = await startPortal({
    content,
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL('tests/visual/shifted-date.mjs').href}`,
      PORTICO_TEST_DATE: MOMENT.toISOString(),
      TZ: 'UTC',
      // The renderer has the real time.
      SERVER_RENDERING: 'off',
    },
  });
  process.env.PORTICO_TEST_URL = portal.url;
  await signInEveryone(portal.url);
  return async () => {
    await portal.stop();
    await rm(content, { recursive: true });
  };
}

/** Signs in each person who opens one of the screens, dismisses the alert, and stores their session for the tests. */
async function signInEveryone(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  for (const person of new Set(SAMPLE_ROUTES.map(({ by }) => by))) {
    if (person === null) continue;
    const context = await browser.newContext({ locale: 'en-US' });
    await context.clock.setFixedTime(MOMENT);
    const page = await context.newPage();
    await demoSignIn(page, url, person, '/service');
    // The alert is shown at the top or at the bottom, depending on when it arrives.
    await page.getByRole('button', { name: 'Dismiss the alert' }).click();
    await context.storageState({ path: sessionOf(person) });
    await context.close();
  }
  await browser.close();
}
