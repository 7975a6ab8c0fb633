import { defineConfig } from '@playwright/test';
import config from '../browser/playwright.config';

/** Compares screens with the stored pictures in `screens/`; `npm run test:visual -- --update-snapshots` stores new ones. */
export default defineConfig({
  ...config,
  projects: undefined,
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './portal-setup.ts',
  workers: 2,
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  expect: {
    timeout: 15_000,
    // Versions of Chromium smooth the edges of letters differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.004, threshold: 0.25, animations: 'disabled', caret: 'hide' },
  },
  use: { ...config.use, timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
  outputDir: '../../test-results/visual',
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../../test-results/visual-report' }],
    ['../browser/closing-line-reporter.ts'],
  ],
});
