import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/db/startup/free-port';
import { forward } from '../../scripts/forward';
import type { PortalProcess } from '../../scripts/portal-process';

/** Network that a browser is given. */
export const BYTES_PER_SECOND = (10 * 1_000_000) / 8;
export const ROUND_TRIP_MS = 40;

/** Minimum time until a page with its content, of 20 kB, has arrived, in milliseconds. */
const PAGE_MS = ROUND_TRIP_MS + (20_000 / BYTES_PER_SECOND) * 1000;

/**
 * Starts a portal behind an address that delays the pages that a service worker requests, as Chromium delays what pages
 * request. `start` gets the address.
 */
export async function behindNetwork(
  start: (url: string) => Promise<PortalProcess>,
): Promise<Pick<PortalProcess, 'url' | 'stop'>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const portal = await start(url);
  const server = createServer((incoming, outgoing) => {
    forward(portal.url, incoming, outgoing, isOfWorker(incoming) ? pause(PAGE_MS) : undefined);
  }).listen(port);
  await once(server, 'listening');
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await portal.stop();
    },
  };
}

/** Returns whether a service worker passes the request for a page on. */
const isOfWorker = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'empty';
