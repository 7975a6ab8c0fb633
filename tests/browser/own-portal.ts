import { rm } from 'node:fs/promises';
import { startPortal } from '../../scripts/portal-process';
import { test as base } from './portal';
import { copySampleOfToday } from './sample-of-today';

export { expect } from './portal';

const START_LIMIT_MS = 120_000;

/** Starts a separate portal for each test: nothing is read or confirmed yet, and the dates of the sample are relative to today. */
export const test = base.extend({
  baseURL: [
    async ({ browserName: _ }, use) => {
      const folder = await copySampleOfToday();
      const portal = await startPortal(folder);
      await use(portal.url);
      await portal.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});
