import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Part of the server's logger that the worker uses. */
export type JobLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Returns a logger for the worker that writes to the server's log. What the worker tells of each job is at the level debug. */
export const workerLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    // The worker appends the stack, which the server's log has with the error.
    const [what = message] = message.split('\n', 1);
    const facts = meta?.error instanceof Error ? { err: meta.error } : {};
    const name: string = level;
    if (name === 'error') log.error(facts, what);
    else if (name === 'warning') log.warn(facts, what);
    else log.debug(facts, what);
  });
