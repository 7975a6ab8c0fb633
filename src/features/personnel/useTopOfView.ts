import { useEffect, useRef, type RefObject } from 'react';
import { history } from 'umi';

/**
 * Topics and list share a path, and yet a press on a link between them begins another page: at its top, with the focus in it unless that is
 * still somewhere, such as in the search box.
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
