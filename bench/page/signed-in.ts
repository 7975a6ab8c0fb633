import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { demoSignIn, type StorageState } from '../../scripts/demo-sign-in';

/** Signs in to the portal in a browser of its own, and returns the cookies and stored data. */
export async function signedIn(url: string, person?: string): Promise<StorageState> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await demoSignIn(page, url, person);
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
