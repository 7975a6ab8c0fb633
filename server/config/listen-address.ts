import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config';
import { StartupError } from './startup-error';

type Address = Pick<Config, 'host' | 'port'>;

/** Maximum time to wait for a port that is in use; a server that was just stopped may hold it a little longer. */
const TAKEN_PATIENCE_MS = 3_000;
const RETRY_MS = 250;

/** Throws a StartupError if the server cannot listen on the address. Called before anything is built, created or filled. */
export async function checkListenAddress(address: Address): Promise<void> {
  for (const deadline = Date.now() + TAKEN_PATIENCE_MS; ;)
    try {
      await tryListening(address);
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || Date.now() > deadline) throw listenFailure(error, address);
      await setTimeout(RETRY_MS);
    }
}

async function tryListening({ host, port }: Address): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Returns a one-line error for a server that cannot listen. */
export function listenFailure(error: unknown, { host, port }: Address, settings = { host: 'HOST', port: 'PORT' }): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} of ${host} is taken. Stop what listens there, or set ${settings.port} to another.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `Cannot listen on ${host}:${port}: it is no address of this machine (${code}). Set ${settings.host} to one, such as 127.0.0.1, or to 0.0.0.0 for all of them.`,
      );
    case 'EACCES':
      return new StartupError(
        `Cannot listen on ${host}:${port}: it is not permitted (EACCES). Set ${settings.port} to another, such as 8000.`,
      );
    default:
      return new StartupError(`Cannot listen on ${host}:${port}: ${message}. Check ${settings.host} and ${settings.port}.`);
  }
}
