import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pool } from 'workerpool';
import type { FirstCall, PageToRender } from '../../../contract/core/page-rendering';
import { PROJECT_FOLDER } from '../../config/project-folder';

/** Maximum time until a page is rendered, in milliseconds, including the start of the process. */
const TIMEOUT_MS = 500;
/** Maximum time until the process has ended after it was told to, in milliseconds. */
const STOP_TIMEOUT_MS = 500;
/** Time after which a process that does not answer is replaced, in milliseconds. */
const STUCK_MS = 5000;
/** Maximum number of pages that wait for the process; further ones are sent without their content. */
const MAX_WAITING = 20;

/** Renders the content of pages (`src/server-rendering`) in a process of its own, so that other requests do not wait for it. */
export interface PageRenderer {
  /** Returns the first calls of the page at an address; none if the page is not rendered here. */
  firstCalls: (address: string) => Promise<FirstCall[]>;
  /** Returns the HTML of a page's content. */
  renderPage: (page: PageToRender) => Promise<string>;
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
    maxWorkers: 1,
    maxQueueSize: MAX_WAITING,
    forkOpts: { env: {}, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  });
  const run = <T>(method: keyof PageRenderer, argument: unknown): Promise<T> =>
    new Promise((resolve, reject) => {
      const task = processes.exec(method, [argument]);
      // The pool would end the process at its own timeout, also while it starts, and counts no time in the queue.
      const late = setTimeout(() => {
        reject(new Error(`the page was not rendered in ${TIMEOUT_MS} ms`));
      }, TIMEOUT_MS);
      const stuck = setTimeout(() => {
        task.cancel();
      }, STUCK_MS);
      void Promise.resolve<T>(task as PromiseLike<T>)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(late);
          clearTimeout(stuck);
        });
    });
  return {
    firstCalls: (address) => run('firstCalls', address),
    renderPage: (page) => run('renderPage', page),
    stop: async () => {
      // The pool never reports the end of a process that has ended by itself.
      await processes.terminate(true, STOP_TIMEOUT_MS).catch(() => undefined);
    },
  };
}
