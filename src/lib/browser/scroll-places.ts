import { history } from 'umi';

/** How long a page may take to grow as tall as it was. */
const PATIENCE_MS = 2000;
const PLACES_KEY = 'portico.places';
/** Maximum number of scroll positions that are kept for the next page load. */
const KEPT = 100;

type Location = typeof history.location;
type Entry = Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>;

/** History key of every entry that was opened from the address bar or from another site. */
const OPENED_BY_HAND = 'default';

const nameOf = ({ key, pathname, search, hash }: Entry): string => `${key} ${pathname}${search}${hash}`;

/** How far down each entry of this tab's history was scrolled. */
const places = storedPlaces();
let shown: string | null = null;

/** Undefined where one has not been, or has stayed at the top. */
export const placeOf = (entry: Entry): number | undefined => places.get(nameOf(entry));

/** Returns whether the entry was reached by back or forward and has a stored position, which takes precedence over its anchor. */
export const isReturn = (entry: Entry): boolean => (history.action as string) === 'POP' && placeOf(entry) !== undefined;

/** From now on what is scrolled is this entry's page; the address changes before its page is shown. */
export function arriveAt(entry: Entry): void {
  shown = nameOf(entry);
}

/** Takes over from the browser, which would restore the place before the page is there. Answers how to stop. */
export function rememberPlaces(): () => void {
  window.history.scrollRestoration = 'manual';
  const onScroll = () => {
    if (shown !== null) places.set(shown, window.scrollY);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', storePlaces);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', storePlaces);
  };
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places].slice(-KEPT)));
  } catch {
    // Storage is forbidden or full: the next load begins at the top.
  }
}

function storedPlaces(): Map<string, number> {
  let stored: Map<string, number>;
  try {
    stored = new Map(JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Forbidden, or written by another hand.
    return new Map();
  }
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname, search, hash } = window.location;
  if (load?.type === 'navigate') stored.delete(nameOf({ key: OPENED_BY_HAND, pathname, search, hash }));
  return stored;
}

/** Scrolls to the place as soon as the page is tall enough, unless the person moves first. Answers how to give up. */
export function restorePlace(top: number): () => void {
  const tryIt = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  };
  const growth = new ResizeObserver(tryIt);
  const stop = () => {
    growth.disconnect();
    window.clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  const timer = window.setTimeout(stop, PATIENCE_MS);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  growth.observe(document.body);
  tryIt();
  return stop;
}
