import config from '../browser/playwright.config';

const folder = process.env.PORTICO_HANDBOOK;
if (!folder) throw new Error('Set PORTICO_HANDBOOK to the content folder that these tests read.');
process.env.PORTICO_CONTENT = folder;

export default {
  ...config,
  projects: undefined,
  workers: 1,
  testDir: '.',
  testMatch: '*.browser.ts',
  globalSetup: '../browser/portal-setup.ts',
  outputDir: '../../test-results/handbook',
  reporter: [['list'], ['../browser/closing-line-reporter.ts']],
};
