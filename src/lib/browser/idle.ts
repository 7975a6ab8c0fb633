/** Delay before waiting for an idle browser, in milliseconds, so that the page's own scripts and calls come first. */
const AFTER_FIRST_PAINT_MS = 500;
/** Maximum time to wait for an idle browser, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** Calls back once the page is painted and the browser is idle. Returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  let idle = 0;
  const timer = window.setTimeout(() => {
    // Safari does not support idle callbacks.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    else callback();
  }, AFTER_FIRST_PAINT_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
  };
}
