import { rm } from 'node:fs/promises';
import { prepareData, startPortal } from '../../scripts/portal-process';
import { copySampleOfToday } from './support/sample-of-today';

/** Tests mock calls of the browser, also those of a first load. The test of rendered pages starts a portal of its own. */
const SETTINGS = { SERVER_RENDERING: 'off' };

/**
 * Starts the production server for the run, with the content folder that PORTICO_CONTENT names. Without it, the server has the sample
 * content, and the data of the portals that single tests start is prepared as well.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const content = process.env.PORTICO_CONTENT;
  const [portal, data] = await Promise.all([
    startPortal({ content, settings: SETTINGS }),
    content ? undefined : prepareSampleOfToday(),
  ]);
  process.env.PORTICO_TEST_URL = portal.url;
  process.env.PORTICO_TEST_DATA = data;
  return async () => {
    await portal.stop();
    if (data) await rm(data, { recursive: true });
  };
}

async function prepareSampleOfToday(): Promise<string> {
  const folder = await copySampleOfToday();
  const data = await prepareData(folder);
  await rm(folder, { recursive: true });
  return data;
}
