import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { history, useLocation } from 'umi';
import { setRouteLoading } from '@/lib/browser/route-progress';
import { arriveAt, isReturn, placeOf, rememberPlaces, restorePlace } from '@/lib/browser/scroll-places';

/**
 * Mimics a page load on each route change: scrolls to the top (or restores the scroll position) and moves the focus to the
 * content.
 */
export function useRouteChange(): RefObject<HTMLElement | null> {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef<string>(null);

  useEffect(rememberPlaces, []);
  useLayoutEffect(() => {
    setRouteLoading(false);
    const before = shown.current;
    shown.current = pathname;
    const entry = { pathname, search, hash, key };
    arriveAt(entry);
    if (isReturn(entry)) return restorePlace(placeOf(entry) ?? 0);
    if (before === null || hash) return;
    const action: string = history.action;
    if (action !== 'POP' && before === pathname) return;
    window.scrollTo(0, 0);
    if (before !== pathname) mainRef.current?.focus({ preventScroll: true });
  }, [pathname, search, hash, key]);
  return mainRef;
}
