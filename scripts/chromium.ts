import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one without windows first: a whole Chromium prepares its own panels in every window, which costs more than a page of ours. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Background traffic off, so that a closed network is not asked for Google's hosts. */
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

/** Path of a Chromium on this machine. Throws one line that says how to get one. */
export function chromiumPath(): string {
  const found = [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      'No Chromium found: run `npx playwright install chromium` or `apt-get install chromium-headless-shell`, or set CHROMIUM to its path.',
    );
  return found;
}
