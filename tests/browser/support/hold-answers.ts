import type { Page } from '@playwright/test';

/** Delays the answers at these addresses from now on. Returns a function that releases them. */
export async function holdAnswers(page: Page, addresses = '/api/**'): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
