import { useEffect, useState } from 'react';
import { whenPointerIsReleased } from '@/lib/browser/pointer-release';
import type { IconName } from '../primitives/Icon';

/** Suggestion below a search box. With `href` it is a link; otherwise choosing it starts a search. */
export interface Suggestion {
  key: string;
  text: string;
  href?: string;
  /** Query to search for, if it differs from the text. */
  query?: string;
  /** Name of the group that the suggestion is shown in. */
  group?: string;
  /** Icon for a suggestion that performs an action instead of leading somewhere or searching. */
  icon?: IconName;
}

/**
 * Returns suggestions for a query. Resolves to undefined if the call failed or was aborted, because a search box works without
 * suggestions.
 */
export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestion[] | undefined>;

const TYPING_PAUSE_MS = 150;
const NONE: Suggestion[] = [];

/** Returns suggestions for the typed text, requested after a pause in typing. A new query aborts the previous request. */
export function useSuggestions(query: string, suggest: Suggest): Suggestion[] {
  const [answered, setAnswered] = useState({ query: '', suggestions: NONE });
  useEffect(() => {
    if (!query) return;
    const calledOff = new AbortController();
    const timer = window.setTimeout(() => {
      void suggest(query, calledOff.signal).then(async (suggestions = NONE) => {
        await whenPointerIsReleased();
        if (!calledOff.signal.aborted) setAnswered({ query, suggestions });
      });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      calledOff.abort();
    };
  }, [query, suggest]);
  if (!query) return NONE;
  // While a longer query loads, keep the suggestions for its beginning, so that the list does not flicker.
  return answered.query && query.startsWith(answered.query) ? answered.suggestions : NONE;
}
