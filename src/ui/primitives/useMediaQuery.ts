import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether the window is as narrow as that of a phone, which is where the style sheets change too. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 760px)');
