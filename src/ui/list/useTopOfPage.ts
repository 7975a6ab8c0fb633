import { useEffect, useRef, type RefObject } from 'react';
import { history } from 'umi';

/**
 * Scrolls to the head of a list and focuses it when another page is opened, but not after back or forward. Returns the ref for
 * the head.
 */
export function useTopOfPage(page: number): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const action: string = history.action;
    if (action !== 'PUSH') return;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [page]);
  return head;
}
