import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pool } from 'workerpool';
import { PROJECT_FOLDER } from '../../config/project-folder';
import type { FirstCall, PageToRender } from '../../../contract/core/page-rendering';

/** Maximum time until the process has ended after it was told to, in milliseconds. */
const STOP_TIMEOUT_MS = 300;
/** Time after which a process that does not answer is replaced, in milliseconds. */
const STUCK_MS = 5000;
/** Time for which nothing is rendered after a page was late, in milliseconds. */
const PAUSE_MS = 2000;
/** Time in which a page should be rendered, in milliseconds. If less is left, a late page says nothing about the process. */
const ENOUGH_MS = 200;
/** Maximum number of pages that wait for the process; further ones are sent without their content. */
const MAX_WAITING = 20;
/** Maximum size of the process's heap, in MiB. */
const HEAP_MB = 192;

/** Renders the content of pages (`src/server-rendering`) in a process of its own, so that other requests do not wait for it. */
export interface PageRenderer {
  /** Returns the first calls of the page at an address, until `deadline` (epoch milliseconds). */
  firstCalls: (address: string, deadline: number) => Promise<FirstCall[]>;
  /** Returns the HTML of a page's content, until `deadline` (epoch milliseconds). */
  renderPage: (page: PageToRender, deadline: number) => Promise<string>;
  stop: () => Promise<void>;
}

/** Program that `npm run build` writes beside the server's. */
const PROGRAM = join(PROJECT_FOLDER, 'build/server/page-renderer.js');

/**
 * Starts the process that renders pages. Returns null if its program has not been built. It gets no environment, as it needs no secret.
 * A process that ends or takes too long is replaced. The functions throw if a page cannot be rendered in time.
 */
export function startRenderer(program = PROGRAM): PageRenderer | null {
  if (!existsSync(program)) return null;
  const processes = pool(program, {
    workerType: 'process',
    minWorkers: 1,
    // A process renders one page after another: what it knows of a person is replaced before the next page.
    maxWorkers: 1,
    maxQueueSize: MAX_WAITING,
    workerTerminateTimeout: STOP_TIMEOUT_MS,
    forkOpts: { env: {}, execArgv: [`--max-old-space-size=${HEAP_MB}`] },
  });
  let pausedUntil = 0;
  const run = <T>(method: keyof PageRenderer, argument: unknown, deadline: number): Promise<T> =>
    new Promise((resolve, reject) => {
      if (Date.now() < pausedUntil) throw new RenderingPaused();
      const task = processes.exec(method, [argument, deadline]);
      // The pool would end the process at its own timeout, also while it starts, and counts no time in the queue.
      const left = Math.max(0, deadline - Date.now());
      const timeout = setTimeout(() => {
        const isReported = Date.now() < pausedUntil;
        if (left >= ENOUGH_MS) pausedUntil = Date.now() + PAUSE_MS;
        reject(isReported ? new RenderingPaused() : new Error('the page was not rendered in time'));
      }, left);
      const replacement = setTimeout(() => {
        task.cancel();
      }, STUCK_MS);
      void Promise.resolve<T>(task as PromiseLike<T>)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timeout);
          clearTimeout(replacement);
        });
    });
  return {
    firstCalls: (address, deadline) => run('firstCalls', address, deadline),
    renderPage: (page, deadline) => run('renderPage', page, deadline),
    stop: async () => {
      // The pool never reports the end of a process that has ended by itself.
      await processes.terminate(true, 2 * STOP_TIMEOUT_MS).catch(() => undefined);
    },
  };
}

/** Thrown while nothing is rendered because a page was late. The cause has been reported. */
export class RenderingPaused extends Error {
  constructor() {
    super('no page is rendered for some seconds, because one was late');
  }
}
