import { useEffect, useState } from 'react';
import type { Person } from 'contract/person';
import type { Suggestions } from 'contract/search';
import { isSearchable } from '@/entities/person/is-searchable';
import { request } from '@/lib/api/request';
import { whenPointerIsReleased } from '@/lib/browser/pointer-release';

/** Pause in typing after which suggestions and people are requested, in milliseconds. */
const TYPING_PAUSE_MS = 150;
/** Time that suggestions wait for people, in milliseconds; people who come later are listed below all other rows. */
const MAX_WAIT_MS = 150;
const MAX_PEOPLE = 3;

interface Answered {
  query: string;
  suggestions?: Suggestions | undefined;
  /** People and desks that match; none until they are there. */
  people: readonly Person[];
  /** True if the people came after the suggestions were shown. */
  arePeopleLate: boolean;
}

export interface PaletteAnswers extends Omit<Answered, 'query'> {
  /** True while the suggestions for this query are not there yet; those for its beginning are kept until then. */
  loading: boolean;
  failed: boolean;
}

const NOTHING = { people: [], arePeopleLate: false };

/**
 * Returns suggestions and people for the typed query. A newer query aborts the calls for an older one. Rows that are shown never move:
 * people who are late come below them.
 */
export function usePaletteAnswers(query: string): PaletteAnswers {
  const [answered, setAnswered] = useState<Answered>({ query: '', ...NOTHING });
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      void answer(query, signal, (next) => {
        if (!signal.aborted) setAnswered(next);
      });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  const isCurrent = answered.query === query;
  const isBeginning = answered.query !== '' && query.startsWith(answered.query);
  return {
    ...(isBeginning ? answered : NOTHING),
    suggestions: isBeginning ? answered.suggestions : undefined,
    loading: query !== '' && !isCurrent,
    failed: isCurrent && query !== '' && answered.suggestions === undefined,
  };
}

/** Requests suggestions and people, and shows both at once, or people below the suggestions if they are late. */
async function answer(query: string, signal: AbortSignal, show: (answered: Answered) => void): Promise<void> {
  const options = { signal, quiet: () => true };
  // The suggestions report a failure for both.
  const people = isSearchable(query)
    ? request('POST /api/person/search', { query, limit: MAX_PEOPLE }, options).then((found = []) => found)
    : Promise.resolve([]);
  const suggestions = await request('POST /api/search/suggest', { query }, options);
  const inTime = await Promise.race([people, pause(MAX_WAIT_MS)]);
  await whenPointerIsReleased();
  show({ query, suggestions, people: inTime ?? [], arePeopleLate: false });
  if (!inTime) show({ query, suggestions, people: await people, arePeopleLate: true });
}

const pause = (ms: number) =>
  new Promise<null>((resolve) => {
    window.setTimeout(() => {
      resolve(null);
    }, ms);
  });
