import { useEffect, useState } from 'react';

const HOUR_MS = 3_600_000;

const untilNextHour = (now: Date): number => HOUR_MS - (now.getTime() % HOUR_MS);

/** Returns the current time, updated at each full hour and whenever the page becomes visible again. */
export function useHour(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setNow(new Date());
    };
    const timer = setTimeout(update, untilNextHour(now));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return now;
}
