import { useEffect, useRef, type RefObject } from 'react';
import { history } from 'umi';

/** A turned page of a list begins at its head, for the eye and for the focus; where Back leads stays the browser's business. */
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
