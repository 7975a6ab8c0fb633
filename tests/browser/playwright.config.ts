import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';

/** Tests that start their own portal. */
const OWN_PORTAL = /(editors-week|employees-day|home|publishing|server-rendering|transfer)\.test\.ts$/;
/** Tests of the common portal that change nothing that other tests see. */
const SIDE_BY_SIDE =
  /(appearance|crawl|every-route|first-load|long-texts|print|reload|security-headers|service-worker|offline\/\w+)\.test\.ts$/;

export default defineConfig({
  testDir: '.',
  globalSetup: './portal-setup.ts',
  outputDir: '../../test-results/browser',
  // The tests wait more than they compute.
  workers: 3,
  projects: [
    { name: 'one after another', testIgnore: [OWN_PORTAL, SIDE_BY_SIDE], workers: 1 },
    { name: 'own portal', testMatch: OWN_PORTAL, fullyParallel: true },
    { name: 'side by side', testMatch: SIDE_BY_SIDE, fullyParallel: true, dependencies: ['one after another'] },
  ],
  timeout: 120_000,
  // A separate portal and several browsers at once are slow on two cores.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./closing-line-reporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Tests mock calls and files, which is not possible for requests of a service worker. The tests of the worker and of reading
    // offline allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording slows every test down; with --retries=1, the second try of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
});
