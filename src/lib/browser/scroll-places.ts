import { history } from 'umi';

/** Maximum time to wait until a page is as tall as before, in milliseconds. */
const PATIENCE_MS = 2000;
const PLACES_KEY = 'portico.places';
/** Maximum number of scroll positions that are kept for the next page load. */
const KEPT = 100;

type Location = typeof history.location;
type Entry = Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>;

/** History key of every entry that was opened from the address bar or from another site. */
const OPENED_BY_HAND = 'default';

const nameOf = ({ key, pathname, search, hash }: Entry): string => `${key} ${pathname}${search}${hash}`;

/** Vertical scroll position of each entry of this tab's history, in pixels. */
const places = storedPlaces();
let shown: string | null = null;

/** Returns the stored scroll position in pixels; undefined if the entry has not been scrolled. */
export const placeOf = (entry: Entry): number | undefined => places.get(nameOf(entry));

/** Returns whether the entry was reached by back or forward and has a stored position, which takes precedence over its anchor. */
export const isReturn = (entry: Entry): boolean => (history.action as string) === 'POP' && placeOf(entry) !== undefined;

/** Records scrolling for this entry from now on. Call it when the page is shown, because the address changes before that. */
export function arriveAt(entry: Entry): void {
  shown = nameOf(entry);
}

/**
 * Starts recording scroll positions. Disables the browser's own restoration, which scrolls before the page is rendered. Returns a
 * function that stops the recording.
 */
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
    // Storage is blocked or full: the next page load starts at the top.
  }
}

function storedPlaces(): Map<string, number> {
  let stored: Map<string, number>;
  try {
    stored = new Map(JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as [string, number][]);
  } catch {
    // Storage is blocked, or the stored value is not valid.
    return new Map();
  }
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname, search, hash } = window.location;
  if (load?.type === 'navigate') stored.delete(nameOf({ key: OPENED_BY_HAND, pathname, search, hash }));
  return stored;
}

/**
 * Scrolls to a position as soon as the page is tall enough, unless the person scrolls or presses a key first. Returns a function
 * that cancels this.
 */
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
