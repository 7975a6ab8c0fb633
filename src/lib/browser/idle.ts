/** The page's own scripts and calls go first. */
const AFTER_FIRST_PAINT_MS = 500;
/** A page that is never idle does not keep others waiting for longer than this. */
const MAX_WAIT_MS = 2000;

/** Calls back once the page is painted and the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  let idle = 0;
  const timer = window.setTimeout(() => {
    // Safari knows no idle callbacks.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
    else callback();
  }, AFTER_FIRST_PAINT_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle) window.cancelIdleCallback(idle);
  };
}
