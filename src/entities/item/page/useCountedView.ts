import { useEffect, useRef } from 'react';

/** Counts one view of a loaded item each time its page is opened. */
export function useCountedView(id: string | undefined, count: (id: string) => void): void {
  const counted = useRef<string>(undefined);
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
  });
  useEffect(() => {
    if (id === undefined || counted.current === id) return;
    counted.current = id;
    latest.current(id);
  }, [id]);
}
