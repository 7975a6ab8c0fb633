import { freePort } from '../server/db/startup/free-port';

const MAX_STARTS = 3;
/** End of the line of a server that cannot listen (`listenFailure`). */
const TAKEN = /Port \d+ of \S+ is taken/;

/**
 * Starts a server at a port that is free, and again at another one if a program has taken the port before the server listened. `start`
 * rejects with the output of a server that has not started. Throws its last error.
 */
export async function startAtFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let starts = 1; ; starts += 1)
    try {
      return await start(await freePort());
    } catch (error) {
      if (starts === MAX_STARTS || !TAKEN.test(String(error))) throw error;
    }
}
