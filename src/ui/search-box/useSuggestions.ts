import { useEffect, useState } from 'react';
import type { IconName } from '../primitives/Icon';

/** A suggestion below a search box. With `href` it is a link, otherwise it is searched for. */
export interface Suggestion {
  key: string;
  text: string;
  href?: string;
  /** Query to search for, if it differs from the text. */
  query?: string;
  /** Suggestions of one group stand together under its name. */
  group?: string;
  /** Icon for a suggestion that performs an action instead of leading somewhere or searching. */
  icon?: IconName;
}

/** Resolves to nothing when the call failed or was called off: a search box works without suggestions. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestion[] | undefined>;

const TYPING_PAUSE_MS = 150;
const NONE: Suggestion[] = [];

/** Suggestions for what is typed, asked for once the typing pauses; a question overtaken by the next is called off. */
export function useSuggestions(query: string, suggest: Suggest): Suggestion[] {
  const [answered, setAnswered] = useState({ query: '', suggestions: NONE });
  useEffect(() => {
    if (!query) return;
    const calledOff = new AbortController();
    const timer = window.setTimeout(() => {
      void suggest(query, calledOff.signal).then((suggestions = NONE) => {
        if (!calledOff.signal.aborted) setAnswered({ query, suggestions });
      });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      calledOff.abort();
    };
  }, [query, suggest]);
  if (!query) return NONE;
  // While a longer query is on its way, what was offered for its beginning stays, so that the list does not flicker.
  return answered.query && query.startsWith(answered.query) ? answered.suggestions : NONE;
}
