import { useEffect, useState } from 'react';
import type { Suggestions } from 'contract/search';
import { request } from '@/lib/api/request';

/** Pause in typing after which suggestions are requested, in milliseconds. */
const TYPING_PAUSE_MS = 150;

interface Answered {
  query: string;
  suggestions?: Suggestions;
}

export interface PaletteSuggestions {
  /** Suggestions for the query, or for its beginning while those for the query load. */
  suggestions: Suggestions | undefined;
  /** True while the suggestions for this query are not there yet. */
  loading: boolean;
  failed: boolean;
}

/** Returns suggestions for the typed query. A newer query aborts the call for an older one, so that they never change places. */
export function usePaletteSuggestions(query: string): PaletteSuggestions {
  const [answered, setAnswered] = useState<Answered>({ query: '' });
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      void request('POST /api/search/suggest', { query }, { signal, quiet: () => true }).then((suggestions) => {
        if (!signal.aborted) setAnswered({ query, suggestions });
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
    suggestions: isBeginning ? answered.suggestions : undefined,
    loading: query !== '' && !isCurrent,
    failed: isCurrent && query !== '' && answered.suggestions === undefined,
  };
}
