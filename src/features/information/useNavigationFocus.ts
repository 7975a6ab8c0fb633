import { useLayoutEffect, useRef, type RefObject } from 'react';
import { history, useLocation } from 'umi';
import { targetOf } from '@/entities/item/article/anchor';

/**
 * Mimics a page load when another document is shown: moves the focus to its heading and scrolls to the top, unless an anchor
 * leads further or the person went back in the history. `view` identifies the shown document; null while it is loading.
 */
export function useNavigationFocus(view: string | null): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const opened = useRef(key);
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    if (view === null || shown.current === view) return;
    const isFirst = shown.current === null && opened.current === key;
    shown.current = view;
    if (isFirst || (hash && targetOf(hash))) return;
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    const action: string = history.action;
    if (action !== 'POP') window.scrollTo(0, 0);
  }, [view, hash, key]);
  return page;
}
