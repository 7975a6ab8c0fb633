import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the tree, or the drawer around it, where it is scrolled to, unless what is current (`[aria-current]`) would be out of sight. */
export function useCurrentInSight<E extends HTMLElement>(current: string | null, ready: boolean): RefObject<E | null> {
  const tree = useRef<E>(null);
  // After a drawer has been shown by its own effect: until then nothing in it has a place.
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

/** Returns the closest element that scrolls: the given one, or what it is in. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return scrolls || !element.parentElement ? element : scrollerOf(element.parentElement);
}
