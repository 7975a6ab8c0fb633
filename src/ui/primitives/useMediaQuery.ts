import { useCallback } from 'react';
import { useStore } from '@/lib/browser/useStore';

/** Returns whether the media query matches, and rerenders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether the window is as narrow as on a phone, with the same breakpoint as the style sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 760px)');
