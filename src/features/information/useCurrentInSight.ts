import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the tree where it is scrolled to, unless what is current (`[aria-current]`) would be out of sight in it. */
export function useCurrentInSight<E extends HTMLElement>(current: string | null, ready: boolean): RefObject<E | null> {
  const tree = useRef<E>(null);
  useLayoutEffect(() => {
    const frame = tree.current;
    const link = frame?.querySelector('[aria-current]');
    if (!frame || !link) return;
    const { top, bottom, height } = frame.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) frame.scrollTop += place.top - top - height / 3;
  }, [current, ready]);
  return tree;
}
