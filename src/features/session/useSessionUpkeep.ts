import { useEffect } from 'react';

/** Delay that lets the page's own scripts and calls go first, in milliseconds. */
const AFTER_FIRST_PAINT_MS = 500;

/**
 * Refreshes the session and follows its end in other tabs. Its code is loaded after the first paint, which does not depend on it.
 */
export function useSessionUpkeep(): void {
  useEffect(() => {
    let stopped = false;
    let stop = () => {
      stopped = true;
    };
    const start = async () => {
      const { keepSession } = await import(/* webpackChunkName: "session-upkeep" */ '@/features/session/session-upkeep');
      if (!stopped) stop = keepSession();
    };
    const timer = window.setTimeout(() => {
      start().catch(console.error);
    }, AFTER_FIRST_PAINT_MS);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
}
