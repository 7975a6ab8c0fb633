import { useEffect, useSyncExternalStore, type RefObject } from 'react';

/** Search field of the page itself, while it is in sight; null while it is not. Undefined if the page has none. */
let inSight: HTMLElement | null | undefined;
const listeners = new Set<() => void>();

function show(next: typeof inSight): void {
  inSight = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the element around the page's own search field; null while it is scrolled out of sight, undefined if there is none. */
export const usePageSearch = (): HTMLElement | null | undefined => useSyncExternalStore(listen, () => inSight);

/** Makes an element with a search field the page's own search, so that the header shows no second one beside it. */
export function useAsPageSearch(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const header = getComputedStyle(document.documentElement).getPropertyValue('--height-header').trim() || '0px';
    const observer = new IntersectionObserver(
      ([entry]) => {
        show(entry?.isIntersecting ? element : null);
      },
      { rootMargin: `-${header} 0px 0px 0px` },
    );
    show(element);
    observer.observe(element);
    return () => {
      observer.disconnect();
      show(undefined);
    };
  }, [ref]);
}
