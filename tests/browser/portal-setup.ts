import { startPortal } from '../../scripts/portal-process';

/** Starts the production server for the run, with the content folder named by PORTICO_CONTENT or the sample content. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal(process.env.PORTICO_CONTENT);
  process.env.PORTICO_TEST_URL = portal.url;
  return portal.stop;
}
