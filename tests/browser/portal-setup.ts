import { startPortal } from '../../scripts/portal-process';

/** Starts the production server for the run; PORTICO_CONTENT names a content folder, otherwise it has the sample content. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal(process.env.PORTICO_CONTENT);
  process.env.PORTICO_TEST_URL = portal.url;
  return portal.stop;
}
