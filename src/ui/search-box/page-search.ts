import { useEffect, type RefObject } from 'react';
import { useStore } from '@/lib/browser/useStore';

/** True while the search field of the page itself is in sight. Undefined if the page has none. */
let isInSight: boolean | undefined;
const listeners = new Set<() => void>();

function show(next: typeof isInSight): void {
  isInSight = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns whether the page's own search field is in sight; undefined if the page has none. */
export const useIsPageSearchInSight = (): boolean | undefined => useStore(listen, () => isInSight);

/** Makes an element with a search field the page's own search, so that the header shows no second one beside it. */
export function useAsPageSearch(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const header = getComputedStyle(document.documentElement).getPropertyValue('--height-header').trim() || '0px';
    const observer = new IntersectionObserver(
      (entries) => {
        show(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: `-${header} 0px 0px 0px` },
    );
    show(true);
    observer.observe(element);
    return () => {
      observer.disconnect();
      show(undefined);
    };
  }, [ref]);
}
