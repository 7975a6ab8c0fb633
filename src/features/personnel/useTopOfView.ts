import { useEffect, useRef, type RefObject } from 'react';
import { history } from 'umi';

/**
 * Mimics a page load when the view changes between overview and list, which share a path: scrolls to the top and moves the focus
 * to the content unless another element, such as the search box, still has it. Returns the ref of the content.
 */
export function useTopOfView(view: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const action: string = history.action;
    if (action === 'POP') return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [view]);
  return content;
}
