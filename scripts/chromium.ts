import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Possible paths, the headless shell first: a full Chromium also loads its own user interface in every window, which costs more
 * than one of our pages.
 */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Flags that include turning off background traffic, so that Chromium makes no requests to Google's hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
];

/** Returns the path of an installed Chromium. Throws with instructions for installing one if there is none. */
export function chromiumPath(): string {
  const found = [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      'No Chromium found: run `npx playwright install chromium` or `apt-get install chromium-headless-shell`, or set CHROMIUM to its path.',
    );
  return found;
}
