import { useEffect } from 'react';

/** The page's own scripts and calls go first. */
const AFTER_FIRST_PAINT_MS = 500;

/** Keeps the session fresh and follows its end in other tabs; loaded after the first paint, which does not wait for it. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    let stopped = false;
    let stop = () => {
      stopped = true;
    };
    const start = async () => {
      const { keepSession } = await import('@/features/session/session-upkeep');
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
