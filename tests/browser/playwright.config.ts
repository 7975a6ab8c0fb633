import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './portal-setup.ts',
  outputDir: '../../test-results/browser',
  workers: 1,
  timeout: 60_000,
  reporter: [['list'], ['./closing-line-reporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
  },
});
