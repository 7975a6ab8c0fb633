import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the current link of a list that scrolls sideways, which scrolls it into view whenever another one is current. */
export function useCurrentInView(current: string | undefined): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.closest('ul');
    if (!row || !link.current) return;
    const { offsetLeft, offsetWidth } = link.current;
    const isInView = offsetLeft >= row.scrollLeft && offsetLeft + offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isInView) row.scrollLeft = offsetLeft - row.clientWidth / 3;
  }, [current]);
  return link;
}
