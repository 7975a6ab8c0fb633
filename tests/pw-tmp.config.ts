import { readFileSync } from 'node:fs';
import config from '/work/wt/layout/tests/browser/playwright.config.ts';
process.env.PORTICO_TEST_URL = readFileSync(`/tmp/layout/${process.env.PORTAL ?? 'sample'}.url`, 'utf8');
export default { ...config, globalSetup: undefined, projects: undefined, fullyParallel: true, workers: 3, testDir: '/work/wt/layout/tests/browser', outputDir: '/tmp/layout/results', reporter: [['list']] };
