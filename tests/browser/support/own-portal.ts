import { startPortal } from '../../../scripts/portal-process';
import { test as base } from '../portal';

export { expect } from '../portal';

const START_LIMIT_MS = 120_000;

/** Starts a separate portal for each test: nothing is read or confirmed yet, and the dates of the sample are relative to today. */
export const test = base.extend({
  baseURL: [
    async ({ browserName: _ }, use) => {
      const data = process.env.PORTICO_TEST_DATA;
      if (!data) throw new Error('PORTICO_TEST_DATA is not set: run these tests by npm, without PORTICO_CONTENT');
      const portal = await startPortal({ data });
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'test', timeout: START_LIMIT_MS },
  ],
});
