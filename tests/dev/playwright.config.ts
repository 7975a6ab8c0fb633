import { defineConfig } from '@playwright/test';
import config from '../browser/playwright.config';

/** Development servers start by themselves, one at a time, on a copy of the sources. */
export default defineConfig({
  ...config,
  projects: undefined,
  workers: 1,
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: undefined,
  // Changed files are compiled on one core while the other serves, which takes half a minute on a slow machine.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  use: { ...config.use, actionTimeout: 90_000 },
  outputDir: '../../test-results/dev',
  reporter: [['list'], ['../browser/closing-line-reporter.ts']],
});
