import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the tree, or the drawer around it, only if the current entry (`[aria-current]`) is out of view. Returns the ref of the
 * tree.
 */
export function useCurrentInSight<E extends HTMLElement>(current: string | null, ready: boolean): RefObject<E | null> {
  const tree = useRef<E>(null);
  // Not a layout effect: the drawer is opened in an effect, and until then its contents have no position.
  useEffect(() => {
    const frame = tree.current && scrollerOf(tree.current);
    const link = tree.current?.querySelector('[aria-current]');
    if (!frame || !link) return;
    const { top, bottom, height } = frame.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) frame.scrollTop += place.top - top - height / 3;
  }, [current, ready]);
  return tree;
}

/** Returns the element itself or its closest ancestor that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return scrolls || !element.parentElement ? element : scrollerOf(element.parentElement);
}
