import { useEffect, useRef } from 'react';

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 60_000;

/**
 * Calls `retry` when the device is online again. While `isUnreachable` and the window is visible, also calls it after delays that double
 * from five seconds to a minute, because an online device may still not reach the server.
 */
export function useRetryWhenConnected(isUnreachable: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const onOnline = () => {
      latest.current();
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => {
    if (!isUnreachable) return;
    let timer = 0;
    const wait = (delay: number) => {
      timer = window.setTimeout(() => {
        if (navigator.onLine && !document.hidden) latest.current();
        wait(Math.min(2 * delay, MAX_DELAY_MS));
      }, delay);
    };
    wait(FIRST_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isUnreachable]);
}
