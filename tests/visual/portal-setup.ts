import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { startPortal } from '../../scripts/portal-process';
import { copySampleOfToday } from '../browser/sample-of-today';
import { MOMENT } from './moment';

/** Starts the production server with the sample content, both as of the moment of the comparison. */
export default async function setUp(): Promise<() => Promise<void>> {
  const content = await copySampleOfToday(MOMENT);
  const portal = await startPortal({
    content,
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL('tests/visual/shifted-date.mjs').href}`,
      PORTICO_TEST_DATE: MOMENT.toISOString(),
      TZ: 'UTC',
    },
  });
  process.env.PORTICO_TEST_URL = portal.url;
  return async () => {
    await portal.stop();
    await rm(content, { recursive: true });
  };
}
