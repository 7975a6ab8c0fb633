import { matchLocale, type Locale } from 'contract/core/locale';

const CACHE = 'portico-last-visit';
const ADDRESS = '/last-visit';

/** Facts that the last page reported to the worker. They do not identify a person. */
interface LastVisit {
  locale: Locale;
  /** Time at which the server last had no newer release, in epoch milliseconds; 0 if unknown. */
  confirmedAt: number;
  /** Time at which a page last missed a file of its release, in epoch milliseconds; absent if none did. */
  refutedAt?: number;
  /** Time for which the server is not asked for content; absent if it may be. */
  pause?: ContentPause | undefined;
}

export interface ContentPause {
  /** End in epoch milliseconds. */
  until: number;
  /** Number of late pages since the last one that was in time. */
  timesLate: number;
}

let known: LastVisit | null = null;

/** Returns the facts about the last visit; if there was none, the language of the browser and no confirmed release. */
export async function lastVisit(): Promise<LastVisit> {
  const stored = known ? undefined : await caches.match(ADDRESS, { cacheName: CACHE });
  known ??= stored
    ? ((await stored.json()) as LastVisit)
    : { locale: matchLocale(navigator.languages.join(',')), confirmedAt: 0 };
  return known;
}

/**
 * Stores the language of a visit and the time at which it confirmed the release. Ignores the confirmation if a page has missed a
 * file of the release since.
 */
export async function storeVisit(locale: Locale, confirmedAt: number): Promise<void> {
  const visit = await lastVisit();
  await store({ ...visit, locale, confirmedAt: confirmedAt > (visit.refutedAt ?? 0) ? confirmedAt : 0 });
}

/** Records that a page has missed a file of the release, so that the next page is requested from the server. */
export const refuteConfirmation = async (): Promise<void> =>
  store({ ...(await lastVisit()), confirmedAt: 0, refutedAt: Date.now() });

/** Stores a pause, in which the server is not asked for content, or removes it. */
export async function storePause(pause: ContentPause | undefined): Promise<void> {
  const visit = await lastVisit();
  if (visit.pause ?? pause) await store({ ...visit, pause });
}

async function store(visit: LastVisit): Promise<void> {
  known = visit;
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(known)));
}
