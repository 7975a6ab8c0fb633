import { chromium } from '@playwright/test';
import { DEVICE_COOKIE } from '../../contract/core/page-rendering';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';
import { demoSignIn, type StorageState } from '../../scripts/demo-sign-in';

/** Signs in to the portal in a browser of its own, and returns the cookies and stored data once its first page is idle. */
export async function signedIn(url: string, person?: string): Promise<StorageState> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await demoSignIn(page, url, person);
    // The server sends pages with their content only to a browser that has told about itself.
    await page.waitForFunction((name) => document.cookie.includes(`${name}=`), DEVICE_COOKIE);
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
