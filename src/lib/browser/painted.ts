/** Maximum time to wait for a paint, in milliseconds. A window that is not visible paints nothing. */
const MAX_WAIT_MS = 100;

/** Resolves when the browser has painted what the page contains now, or after `MAX_WAIT_MS`. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    // A frame is painted after its callbacks, and before the next task.
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
