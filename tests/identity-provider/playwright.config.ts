import config from '../browser/playwright.config';

export default {
  ...config,
  projects: undefined,
  workers: 1,
  testDir: '.',
  testMatch: '*.browser.ts',
  globalSetup: undefined,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/identity-provider',
  reporter: [['list'], ['../browser/closing-line-reporter.ts']],
};
